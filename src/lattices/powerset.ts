/** Powersets of small natural numbers under inclusion. Widening is joining, so the numbers must come from a finite set. */
import { BitSet } from '../base/bitset.js';
import type { Lattice } from './lattice.js';

/** A bit set that nobody changes any more. */
export type SmallSet = Pick<BitSet, 'has' | 'size' | 'isEmpty' | typeof Symbol.iterator>;

export function smallSet(numbers: Iterable<number>): SmallSet {
  return BitSet.of(numbers);
}

/** The set after changes to a copy of it, which nobody may keep. */
export function changedSet(set: SmallSet, change: (copy: BitSet) => void): SmallSet {
  // Every SmallSet is a BitSet, see below.
  const copy = (set as BitSet).copy();
  change(copy);
  return copy;
}

export interface PowersetLattice extends Lattice<SmallSet> {
  readonly of: (...numbers: readonly number[]) => SmallSet;
}

export function powerset(showNumber: (number: number) => string = String): PowersetLattice {
  // Every SmallSet is a BitSet: the narrower type only hides what would change it.
  const leq = (lower: SmallSet, upper: SmallSet): boolean => (lower as BitSet).isSubsetOf(upper as BitSet);
  const show = (set: Iterable<number>): string => `{${[...set].map(showNumber).join(', ')}}`;
  return {
    bottom: smallSet([]),
    of: (...numbers) => smallSet(numbers),
    leq,
    join: (left, right) => {
      if (leq(right, left)) return left;
      if (leq(left, right)) return right;
      const union = (left as BitSet).copy();
      union.addAll(right as BitSet);
      return union;
    },
    widen: (_, newer) => newer,
    spell: (set, into) => into.push(set.size, ...set),
    show,
    whyNotLeq: (lower, upper) => {
      const extra = [...lower].filter((number) => !upper.has(number));
      return extra.length === 0 ? '' : `${show(extra)} not in ${show(upper)}`;
    },
  };
}
