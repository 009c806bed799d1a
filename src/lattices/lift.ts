/** Lifting: one more element below all others, for "not reached" where the lattice's own bottom means something else. */
import { type Lattice, narrowed } from './lattice.js';

export type Lifted<E> = { readonly kind: 'bottom' } | { readonly kind: 'lifted'; readonly element: E };

const BOTTOM = { kind: 'bottom' } as const;

export interface LiftLattice<E> extends Lattice<Lifted<E>> {
  readonly of: (element: E) => Lifted<E>;
}

export function lift<E>(lattice: Lattice<E>): LiftLattice<E> {
  const of = (element: E): Lifted<E> => ({ kind: 'lifted', element });
  /** Works inside where both are lifted; else the higher one stays. */
  const inside = (inner: (left: E, right: E) => E, left: Lifted<E>, right: Lifted<E>): Lifted<E> => {
    if (left.kind === 'bottom') return right;
    if (right.kind === 'bottom') return left;
    const element = inner(left.element, right.element);
    return element === left.element ? left : element === right.element ? right : of(element);
  };
  return {
    bottom: BOTTOM,
    of,
    leq: (lower, upper) =>
      lower.kind === 'bottom' || (upper.kind === 'lifted' && lattice.leq(lower.element, upper.element)),
    join: (left, right) => inside(lattice.join, left, right),
    widen: (older, newer) => inside(lattice.widen, older, newer),
    narrow: (older, newer) =>
      newer.kind === 'bottom' ? newer : inside((high, low) => narrowed(lattice, high, low), older, newer),
    spell: (element, into) => {
      into.push(element.kind === 'bottom' ? 0 : 1);
      if (element.kind === 'lifted') lattice.spell(element.element, into);
    },
    show: (element) => (element.kind === 'bottom' ? 'unreached' : lattice.show(element.element)),
    whyNotLeq: (lower, upper) => {
      if (lower.kind === 'bottom') return '';
      if (upper.kind === 'bottom') return `${lattice.show(lower.element)} where nothing was to be reached`;
      return lattice.whyNotLeq(lower.element, upper.element);
    },
  };
}
