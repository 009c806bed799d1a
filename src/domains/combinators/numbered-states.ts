/**
 * What domains share whose states are numbered: equal states are one object. Beside a graph, such a state says which boolean
 * variables are constant and which classes are initialised.
 */
import type { HashConsedLattice } from '../../lattices/hash-consed.js';
import { notCovered } from '../../lattices/lattice.js';

export interface NumberedState {
  readonly number: number;
  /** Numbers of what is known of booleans, and of the set of initialised classes. */
  readonly truths: number;
  readonly initialised: number;
}

/** The order on states other than bottom, and their join. */
export interface NumberedOrder<S extends NumberedState> {
  readonly bottom: S;
  readonly isWithin: (lower: S, upper: S) => boolean;
  readonly join: (left: S, right: S) => S;
  readonly show: (state: S) => string;
}

/** There have to be finitely many states: widening does nothing. */
export function numberedLattice<S extends NumberedState>(given: NumberedOrder<S>): HashConsedLattice<S> {
  const { bottom } = given;
  const order: Pick<HashConsedLattice<S>, 'leq' | 'show'> = {
    leq: (lower, upper) => {
      if (lower === upper || lower === bottom) return true;
      return upper !== bottom && given.isWithin(lower, upper);
    },
    show: (state) => (state === bottom ? 'nothing' : given.show(state)),
  };
  return {
    ...order,
    bottom,
    join: (left, right) => {
      if (left === right || right === bottom) return left;
      return left === bottom ? right : given.join(left, right);
    },
    widen: (_, newer) => newer,
    spell: ({ number }, into) => {
      into.push(number);
    },
    key: ({ number }) => number,
    whyNotLeq: notCovered(order),
  };
}

/** Reads what the numbers in a state stand for. */
export interface NumberedParts<S extends NumberedState> {
  truthsOf(state: S): Int32Array;
  initialisedOf(initialised: number): Int32Array;
}

/** Whether the lower state knows what the upper one does of boolean variables and initialised classes. */
export function isKnownOf<S extends NumberedState>(
  parts: NumberedParts<S>,
  { lower, upper, unknown }: { readonly lower: S; readonly upper: S; readonly unknown: number },
): boolean {
  if (lower.truths !== upper.truths) {
    const [own, known] = [parts.truthsOf(lower), parts.truthsOf(upper)];
    if (own.length !== known.length) return false;
    if (!known.every((truth, place) => truth === unknown || truth === own[place])) return false;
  }
  if (lower.initialised === upper.initialised) return true;
  const set = parts.initialisedOf(lower.initialised);
  return parts.initialisedOf(upper.initialised).every((type) => set.includes(type));
}

/** Of what two states know of booleans, what both do. */
export function commonTruths(one: Int32Array, other: Int32Array, unknown: number): number[] {
  return Array.from(one, (truth, place) => (truth === other[place] ? truth : unknown));
}
