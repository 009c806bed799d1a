/** Flat lattices: values that are not comparable, nothing below them, anything above them. */
import { type Lattice, notCovered } from './lattice.js';

export type Flat<V> =
  | { readonly kind: 'bottom' }
  | { readonly kind: 'value'; readonly value: V }
  | { readonly kind: 'top' };

const BOTTOM = { kind: 'bottom' } as const;
const TOP = { kind: 'top' } as const;

export interface FlatValues<V> {
  /** Equal values, and only they, have the same 32-bit integer. */
  readonly key: (value: V) => number;
  readonly show: (value: V) => string;
}

export interface FlatLattice<V> extends Lattice<Flat<V>> {
  readonly top: Flat<V>;
  readonly of: (value: V) => Flat<V>;
}

export function flat<V>(values: FlatValues<V>): FlatLattice<V> {
  const same = (left: V, right: V): boolean => left === right || values.key(left) === values.key(right);
  const leq = (lower: Flat<V>, upper: Flat<V>): boolean =>
    lower.kind === 'bottom' ||
    upper.kind === 'top' ||
    (lower.kind === 'value' && upper.kind === 'value' && same(lower.value, upper.value));
  const show = (element: Flat<V>): string => (element.kind === 'value' ? values.show(element.value) : element.kind);
  return {
    bottom: BOTTOM,
    top: TOP,
    of: (value) => ({ kind: 'value', value }),
    leq,
    join: (left, right) => (leq(right, left) ? left : leq(left, right) ? right : TOP),
    widen: (_, newer) => newer,
    spell: (element, into) => {
      if (element.kind === 'value') into.push(1, values.key(element.value));
      else into.push(element.kind === 'bottom' ? 0 : 2);
    },
    show,
    whyNotLeq: notCovered({ leq, show }),
  };
}
