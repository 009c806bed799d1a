/** Hash-consing: a lattice whose elements have small numbers as keys. Made for one run, because it remembers spellings. */
import { TupleInterner } from '../base/interner.js';
import type { Lattice } from './lattice.js';

export interface HashConsedLattice<E> extends Lattice<E> {
  readonly key: (element: E) => number;
}

export function hashConsed<E>(lattice: Lattice<E>): HashConsedLattice<E> {
  const { key } = lattice;
  if (key !== undefined) return { ...lattice, key };
  const spellings = new TupleInterner();
  const spelling: number[] = [];
  return {
    ...lattice,
    key: (element) => {
      spelling.length = 0;
      lattice.spell(element, spelling);
      return spellings.intern(spelling);
    },
  };
}
