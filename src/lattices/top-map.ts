/**
 * Maps from natural numbers to elements of a lattice, ordered point by point; what is absent may be anything.
 *
 * For environments: a variable of which nothing is known takes no room. A map in which some key has no possible value
 * stands for nothing and is bottom as a whole. Widening works point by point; as keys only ever go away, it ends.
 */
import { IntegerMap } from '../base/integer-map.js';
import { isBottom, type Lattice, narrowed } from './lattice.js';

export interface TopMapElement<E> {
  /** Bottom is not reached, and binds nothing. */
  readonly reached: boolean;
  /** No key is bound to bottom, nor to what `isTop` holds of: `set` sees to it. */
  readonly bindings: Omit<IntegerMap<E>, 'set' | 'delete' | 'union' | 'mapped'>;
}

export interface TopMapLattice<E> extends Lattice<TopMapElement<E>> {
  /** Binds nothing. */
  readonly top: TopMapElement<E>;
  /** Undefined where nothing is known. Not to be asked of bottom. */
  readonly at: (map: TopMapElement<E>, key: number) => E | undefined;
  /** The element undefined: nothing is known any more. */
  readonly set: (map: TopMapElement<E>, key: number, element: E | undefined) => TopMapElement<E>;
  /** Keeps what is bound to the keys that the test accepts. */
  readonly only: (map: TopMapElement<E>, keeps: (key: number) => boolean) => TopMapElement<E>;
  readonly of: (entries: Iterable<readonly [number, E]>) => TopMapElement<E>;
}

export interface TopMapOptions<E> {
  /** Elements that say no more than an absent binding. They are closed upwards. */
  readonly isTop: (element: E) => boolean;
  readonly showKey?: (key: number) => string;
}

export function topMaps<E>(values: Lattice<E>, { isTop, showKey = String }: TopMapOptions<E>): TopMapLattice<E> {
  // All bindings are whole maps: the narrower type only hides what could bind a key to bottom.
  const whole = ({ bindings }: TopMapElement<E>): IntegerMap<E> => bindings as IntegerMap<E>;
  const reached = (bindings: IntegerMap<E>): TopMapElement<E> => ({ reached: true, bindings });
  const bottom: TopMapElement<E> = { reached: false, bindings: IntegerMap.empty<E>() };
  const top = reached(IntegerMap.empty<E>());
  const changed = (map: TopMapElement<E>, bindings: IntegerMap<E>): TopMapElement<E> =>
    bindings === map.bindings ? map : bindings.isEmpty ? top : reached(bindings);
  const known = (element: E): E | undefined => (isTop(element) ? undefined : element);

  const set = (map: TopMapElement<E>, key: number, element: E | undefined): TopMapElement<E> => {
    if (!map.reached) return map;
    if (element === undefined || isTop(element)) return changed(map, whole(map).delete(key));
    return isBottom(values, element) ? bottom : changed(map, whole(map).set(key, element));
  };
  const leq = (lower: TopMapElement<E>, upper: TopMapElement<E>): boolean =>
    lower === upper ||
    !lower.reached ||
    (upper.reached && whole(upper).isWithin(whole(lower), (above, below) => values.leq(below, above)));
  /** Works on the keys that both bind; `combine` gives elements above both. */
  const onBoth = (
    left: TopMapElement<E>,
    right: TopMapElement<E>,
    combine: (left: E, right: E) => E,
  ): TopMapElement<E> =>
    changed(
      right,
      whole(right).mapped((element, key) => {
        const other = whole(left).get(key);
        if (other === undefined) return undefined;
        return other === element ? element : known(combine(other, element));
      }),
    );
  return {
    bottom,
    top,
    at: (map, key) => map.bindings.get(key),
    set,
    only: (map, keeps) =>
      changed(
        map,
        whole(map).mapped((element, key) => (keeps(key) ? element : undefined)),
      ),
    of: (entries) => [...entries].reduce((map, [key, element]) => set(map, key, element), top),
    leq,
    join: (left, right) => (leq(right, left) ? left : leq(left, right) ? right : onBoth(left, right, values.join)),
    widen: (older, newer) => (older.reached ? onBoth(older, newer, values.widen) : newer),
    narrow: (older, newer) => {
      if (!older.reached || !newer.reached) return newer;
      let narrow = newer;
      for (const [key, element] of newer.bindings) {
        const before = older.bindings.get(key);
        if (before !== undefined && before !== element) narrow = set(narrow, key, narrowed(values, before, element));
      }
      return narrow;
    },
    spell: ({ reached: isReached, bindings }, into) => {
      const start = into.push(0);
      let count = isReached ? 1 : 0;
      for (const [key, element] of bindings) {
        into.push(key);
        values.spell(element, into);
        count++;
      }
      into[start - 1] = count;
    },
    show: ({ reached: isReached, bindings }) =>
      isReached
        ? `[${[...bindings].map(([key, element]) => `${showKey(key)}: ${values.show(element)}`).join(', ')}]`
        : 'unreached',
    whyNotLeq: (lower, upper) => {
      if (!lower.reached) return '';
      if (!upper.reached) return 'reached where nothing was to be reached';
      for (const [key, element] of upper.bindings) {
        const below = lower.bindings.get(key);
        if (below === undefined) return `${showKey(key)}: anything is not below ${values.show(element)}`;
        if (!values.leq(below, element)) return `${showKey(key)}: ${values.whyNotLeq(below, element)}`;
      }
      return '';
    },
  };
}
