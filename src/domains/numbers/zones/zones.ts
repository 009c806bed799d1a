/** Zones: between which bounds the integers and lengths of a method lie, and their differences. */
import { zones as lattice } from '../../../lattices/linear/zones.js';
import { linearDomain } from '../../combinators/linear-domain.js';

export const zones = linearDomain({
  id: 'zones',
  title: 'Between which bounds integers in local variables, lengths of arrays and strings, and their differences lie.',
  paper: 'A. Miné, A new numerical abstract domain based on difference-bound matrices, PADO 2001',
  lattice,
});
