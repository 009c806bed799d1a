/** Octagons: between which bounds the integers and lengths of a method lie, their differences and their sums. */
import { octagons as lattice } from '../../../lattices/linear/octagons.js';
import { linearDomain } from '../../combinators/linear-domain.js';

export const octagons = linearDomain({
  id: 'octagons',
  title:
    'Between which bounds integers in local variables, lengths of arrays and strings, their differences and sums lie.',
  paper: 'A. Miné, The octagon abstract domain, Higher-Order and Symbolic Computation 19, 2006',
  lattice,
});
