/** Congruences: which remainders the integers and lengths of a method leave. */
import { congruences as lattice } from '../../../lattices/linear/congruences.js';
import { linearDomain } from '../../combinators/linear-domain.js';

export const congruences = linearDomain({
  id: 'congruences',
  title: 'Which remainders integers in local variables and lengths of arrays and strings leave.',
  paper:
    'P. Granger, Static analysis of arithmetical congruences, International Journal of Computer Mathematics 30, 1989',
  lattice,
});
