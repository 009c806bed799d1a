/**
 * Lattice: the order that an analysis climbs, as a record of pure functions over immutable elements.
 *
 * Lower is more precise; `leq(lower, upper)` says that `upper` covers whatever `lower` stands for. Two elements are equal
 * when each covers the other. The laws below are tested on every listed lattice.
 */
export interface Lattice<E> {
  /** The least element: it stands for nothing, for what is not reached. */
  readonly bottom: E;

  /** A partial order: reflexive, transitive; elements that cover each other are equal and are shown alike. */
  readonly leq: (lower: E, upper: E) => boolean;

  /** The least element above both. Gives back an argument itself where that is the answer, so that values stay shared. */
  readonly join: (left: E, right: E) => E;

  /**
   * An element above `newer`, chosen so that every sequence x, widen(x, y), widen(widen(x, y), z) … becomes constant.
   * The caller guarantees leq(older, newer). Thresholds are the lattice's own matter; delays are the solver's.
   * A lattice without infinite ascending chains answers `newer`.
   */
  readonly widen: (older: E, newer: E) => E;

  /**
   * An element between the two, given leq(newer, older): how much of what widening lost to take back. Where absent, all
   * of it; both are sound, and as the solver counts its descending passes, both end.
   */
  readonly narrow?: (older: E, newer: E) => E;

  /**
   * Appends integers that spell the element: equal elements alike, different ones differently, and no spelling begins
   * another, so that spellings can follow each other. Integers are of 32 bits.
   */
  readonly spell: (element: E, into: number[]) => void;

  /** Where elements are hash-consed: the small number that equal elements, and only they, have in common. */
  readonly key?: (element: E) => number;

  readonly show: (element: E) => string;

  /** Names the first part of `lower` that `upper` does not cover; empty exactly if leq(lower, upper). */
  readonly whyNotLeq: (lower: E, upper: E) => string;
}

export function equal<E>(lattice: Lattice<E>, left: E, right: E): boolean {
  return left === right || (lattice.leq(left, right) && lattice.leq(right, left));
}

export function isBottom<E>(lattice: Lattice<E>, element: E): boolean {
  return element === lattice.bottom || lattice.leq(element, lattice.bottom);
}

export function joinAll<E>(lattice: Lattice<E>, elements: Iterable<E>): E {
  let joined = lattice.bottom;
  for (const element of elements) joined = lattice.join(joined, element);
  return joined;
}

/** `narrow`, or what stands for it where it is absent. */
export function narrowed<E>(lattice: Lattice<E>, older: E, newer: E): E {
  return lattice.narrow === undefined ? newer : lattice.narrow(older, newer);
}

/** The answer of `whyNotLeq` for lattices whose elements have no parts to tell apart. */
export function notCovered<E>(lattice: Pick<Lattice<E>, 'leq' | 'show'>): Lattice<E>['whyNotLeq'] {
  return (lower, upper) =>
    lattice.leq(lower, upper) ? '' : `${lattice.show(lower)} is not below ${lattice.show(upper)}`;
}
