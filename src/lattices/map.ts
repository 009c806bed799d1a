/**
 * Maps from natural numbers to elements of a lattice, ordered point by point; what is absent is bottom.
 *
 * Maps that were made from each other share what they agree on, and order and join do not look at shared parts. Widening
 * works point by point too, so the keys must come from a finite set.
 */
import { IntegerMap } from '../base/integer-map.js';
import { isBottom, type Lattice, narrowed } from './lattice.js';

/** No key is bound to bottom: `set` sees to it. */
export type MapElement<E> = Omit<IntegerMap<E>, 'set' | 'delete' | 'union' | 'mapped'>;

export interface MapLattice<E> extends Lattice<MapElement<E>> {
  readonly at: (map: MapElement<E>, key: number) => E;
  readonly set: (map: MapElement<E>, key: number, element: E) => MapElement<E>;
  readonly of: (entries: Iterable<readonly [number, E]>) => MapElement<E>;
}

export function maps<E>(values: Lattice<E>, showKey: (key: number) => string = String): MapLattice<E> {
  // Every MapElement is an IntegerMap: the narrower type only hides what could bind a key to bottom.
  const whole = (map: MapElement<E>): IntegerMap<E> => map as IntegerMap<E>;
  const bottom: MapElement<E> = IntegerMap.empty<E>();
  const at = (map: MapElement<E>, key: number): E => map.get(key) ?? values.bottom;
  const set = (map: MapElement<E>, key: number, element: E): MapElement<E> =>
    isBottom(values, element) ? whole(map).delete(key) : whole(map).set(key, element);
  return {
    bottom,
    at,
    set,
    of: (entries) => [...entries].reduce((map, [key, element]) => set(map, key, element), bottom),
    leq: (lower, upper) => whole(lower).isWithin(whole(upper), values.leq),
    join: (left, right) => whole(left).union(whole(right), values.join),
    widen: (older, newer) =>
      whole(newer).mapped((element, key) => {
        const before = at(older, key);
        return before === element ? element : values.widen(before, element);
      }),
    narrow: (older, newer) =>
      whole(older).mapped((element, key) => {
        const after = at(newer, key);
        const kept = after === element ? element : narrowed(values, element, after);
        return isBottom(values, kept) ? undefined : kept;
      }),
    spell: (map, into) => {
      const start = into.push(0);
      let count = 0;
      for (const [key, element] of map) {
        into.push(key);
        values.spell(element, into);
        count++;
      }
      into[start - 1] = count;
    },
    show: (map) => `[${[...map].map(([key, element]) => `${showKey(key)}: ${values.show(element)}`).join(', ')}]`,
    whyNotLeq: (lower, upper) => {
      for (const [key, element] of lower) {
        if (!values.leq(element, at(upper, key)))
          return `${showKey(key)}: ${values.whyNotLeq(element, at(upper, key))}`;
      }
      return '';
    },
  };
}
