/**
 * Disjunctions: finite sets of states, of which each machine state is covered by one; a lattice over the domain's lattice.
 *
 * A merge policy is a list of levels, from fine to coarse, each a number by which states are told apart, and a limit. A
 * disjunction stands at a level: its states have different numbers there, and none covers another. Where there would be
 * more states than the limit, the level rises. `leq` is the order of the levels and, of the states, that each is below
 * one of the others.
 *
 * Laws: `leq` is a partial order with `bottom` (no state, level 0) least. `join` is an upper bound, commutative and
 * idempotent, and depends on nothing but the states and levels of both; it is not the least upper bound (that would merge
 * nothing) and not associative where the limit is passed on the way. `widen` is above `newer`, and sequences of it become
 * constant if the domain's do and the limit is finite (there are at most so many threads of states, and each of them
 * is widened whenever it moves).
 */
import type { HashConsedLattice } from '../lattices/hash-consed.js';
import { type Lattice, narrowed } from '../lattices/lattice.js';
import { ENGINE_BUDGETS } from './budgets.js';
import { rememberingPairs } from './equations/remembered-pairs.js';
import type { MergePolicy } from './policy.js';

export interface Disjunction<E> {
  readonly level: number;
  /** Ascending by key; where states are found by number, in any order. */
  readonly states: readonly E[];
  /** The keys of the states. */
  readonly keys: readonly number[];
  /** Where states compare within partitions only: places in `states` by number, once somebody asked. */
  places?: ReadonlyMap<number, number>;
}

export interface DisjunctionLattice<E> extends Lattice<Disjunction<E>> {
  /** Covers the states, in whatever order they are given. */
  readonly of: (states: readonly E[]) => Disjunction<E>;
}

type Told<E> = (state: E) => number;

/** Different states with their keys, which ascend. While it is being made it may grow. */
interface Keyed<E> {
  readonly keys: number[];
  readonly states: E[];
}

const MANY = ENGINE_BUDGETS.disjunction.many.most;

export function disjunctions<E>(
  given: HashConsedLattice<E>,
  policy: MergePolicy,
  partitions: readonly Told<E>[] = [],
  compared: 'within-partitions' | 'all' = 'all',
): DisjunctionLattice<E> {
  // Values rise slowly, so that the same states are compared and joined again and again.
  const lattice = rememberingPairs(given);
  const { levels, limit, widenLevel } = levelsOf(lattice, policy, partitions);
  const bottom: Disjunction<E> = { level: 0, states: [], keys: [] };

  // Where disjuncts are told apart by the numbers within which states compare, at most one can be above another state.
  const isIndexed = compared === 'within-partitions' && (policy.kind === 'keep' || policy.kind === 'equal-keys');
  const number = levels[0] as Told<E>;
  /** The only one of the states that can be related to the given one. */
  const placesOf = (among: Disjunction<E>): ReadonlyMap<number, number> => {
    among.places ??= new Map(among.states.map((each, place) => [number(each), place]));
    return among.places;
  };
  const related = (state: E, among: Disjunction<E>): E | undefined => {
    const place = placesOf(among).get(number(state));
    return place === undefined ? undefined : among.states[place];
  };
  const isBelowOne = (state: E, key: number, upper: Disjunction<E>): boolean => {
    if (isIndexed) {
      const above = related(state, upper);
      return above !== undefined && lattice.leq(state, above);
    }
    if (upper.keys.includes(key)) return true;
    for (const each of upper.states) if (lattice.leq(state, each)) return true;
    return false;
  };
  const withoutCovered = (all: Keyed<E>): Keyed<E> => (isIndexed ? all : uncovered(lattice, all));

  const leq = (lower: Disjunction<E>, upper: Disjunction<E>): boolean => {
    if (lower === upper) return true;
    if (lower.level > upper.level) return false;
    for (let index = 0; index < lower.states.length; index++)
      if (!isBelowOne(lower.states[index] as E, lower.keys[index] as number, upper)) return false;
    return true;
  };

  /** The states merged at the level or above it. */
  const normal = (unmerged: Keyed<E>, least: number): Disjunction<E> => {
    let level = least;
    let all = unmerged;
    for (;;) {
      const { length } = all.keys;
      if (length <= 1) return { level, keys: all.keys, states: all.states };
      const told = levels[level] as Told<E>;
      // Comparing all with all is only worth it among few.
      const merged = mergedBy(lattice, length > MANY ? all : withoutCovered(all), told);
      if (merged.keys.length < length) {
        // Joins may have other numbers than what they join.
        all = merged;
        continue;
      }
      if (length <= limit || level + 1 >= levels.length) {
        const { keys, states } = length > MANY ? withoutCovered(merged) : merged;
        return { level, keys, states };
      }
      level++;
    }
  };

  const keyed = (states: readonly E[], more: readonly E[] = []): Keyed<E> => {
    if (states.length + more.length > MANY) return sorted(lattice, states, more);
    const into: Keyed<E> = { keys: [], states: [] };
    for (const state of states) if (state !== lattice.bottom) put(into, lattice.key(state), state);
    for (const state of more) if (state !== lattice.bottom) put(into, lattice.key(state), state);
    return into;
  };

  const of = (states: readonly E[]): Disjunction<E> => (states.length === 0 ? bottom : normal(keyed(states), 0));

  /** The join where states are found by number: in the order in which they came. */
  const added = (left: Disjunction<E>, right: Disjunction<E>): Disjunction<E> => {
    const states = left.states.slice();
    const keys = left.keys.slice();
    const places = new Map(placesOf(left));
    for (let index = 0; index < right.states.length; index++) {
      const state = right.states[index] as E;
      const key = right.keys[index] as number;
      const place = places.get(number(state));
      if (place === undefined) {
        places.set(number(state), states.push(state) - 1);
        keys.push(key);
      } else if (keys[place] !== key) {
        const joined = lattice.join(states[place] as E, state);
        // Another number would break the index.
        if (number(joined) !== number(state)) return normal(keyed(left.states, right.states), left.level);
        states[place] = joined;
        keys[place] = lattice.key(joined);
      }
    }
    return { level: left.level, states, keys, places };
  };

  const join = (left: Disjunction<E>, right: Disjunction<E>): Disjunction<E> => {
    if (leq(right, left)) return left;
    if (left.states.length === 0) return right;
    if (isIndexed) return added(left, right);
    if (leq(left, right)) return right;
    return normal(keyed(left.states, right.states), Math.max(left.level, right.level));
  };

  const widenedByNumber = (older: Disjunction<E>, newer: Disjunction<E>): Disjunction<E> => {
    let isChanged = false;
    const states = newer.states.map((state) => {
      const old = related(state, older);
      if (old === undefined || old === state || !lattice.leq(old, state)) return state;
      const widened = lattice.widen(old, state);
      if (widened !== state) isChanged = true;
      return widened;
    });
    return isChanged ? normal(keyed(states), newer.level) : newer;
  };

  const widen = (older: Disjunction<E>, newer: Disjunction<E>): Disjunction<E> => {
    if (isIndexed) return widenedByNumber(older, newer);
    const merged = normal(keyed(newer.states), Math.max(newer.level, widenLevel));
    const widened = merged.states.map((state, index) => {
      if (older.keys.includes(merged.keys[index] as number)) return state;
      let below: E | undefined;
      for (const old of older.states) {
        if (lattice.leq(old, state)) below = below === undefined ? old : lattice.join(below, old);
      }
      return below === undefined ? state : lattice.widen(below, state);
    });
    return normal(keyed(widened), merged.level);
  };

  const narrow = (older: Disjunction<E>, newer: Disjunction<E>): Disjunction<E> => {
    if (lattice.narrow === undefined) return newer;
    const between = newer.states.map((state) => {
      const above = older.states.find((old) => lattice.leq(state, old));
      return above === undefined ? state : narrowed(lattice, above, state);
    });
    const result = normal(keyed(between), newer.level);
    // Merging may have led above: then all is taken back.
    return leq(newer, result) && leq(result, older) ? result : newer;
  };

  const show = ({ states }: Disjunction<E>): string =>
    states.length === 0 ? 'unreached' : states.map((state) => lattice.show(state)).join(' | ');

  const whyNotLeq = (lower: Disjunction<E>, upper: Disjunction<E>): string => {
    if (leq(lower, upper)) return '';
    const bare = lower.states.find((state, index) => !isBelowOne(state, lower.keys[index] as number, upper));
    if (bare === undefined) return `level ${lower.level} is above level ${upper.level}`;
    const only = upper.states.length === 1 ? upper.states[0] : undefined;
    if (only !== undefined) return lattice.whyNotLeq(bare, only);
    return `${lattice.show(bare)} is not below ${show(upper)}`;
  };

  const spell = ({ level, keys }: Disjunction<E>, into: number[]): void => {
    into.push(level, keys.length, ...[...keys].sort((left, right) => left - right));
  };

  return { bottom, leq, join, widen, narrow, spell, show, whyNotLeq, of };
}

function levelsOf<E>(
  lattice: HashConsedLattice<E>,
  policy: MergePolicy,
  partitions: readonly Told<E>[],
): { readonly levels: readonly Told<E>[]; readonly limit: number; readonly widenLevel: number } {
  const told = partitions.length > 0 ? partitions.map((each) => remembered(lattice, each)) : [lattice.key];
  const last = told[told.length - 1] as Told<E>;
  switch (policy.kind) {
    case 'keep':
      return { levels: [lattice.key], limit: Number.POSITIVE_INFINITY, widenLevel: 0 };
    case 'equal-keys':
      return { levels: [last], limit: Number.POSITIVE_INFINITY, widenLevel: 0 };
    case 'at-most':
      return { levels: [...told, () => 0], limit: policy.count, widenLevel: told.length - 1 };
    case 'all':
      return { levels: [() => 0], limit: 1, widenLevel: 0 };
  }
}

/** Each state is asked for its number once. */
function remembered<E>({ key }: HashConsedLattice<E>, told: Told<E>): Told<E> {
  const numbers = new Map<number, number>();
  return (state) => {
    const place = key(state);
    let number = numbers.get(place);
    if (number === undefined) {
      number = told(state);
      numbers.set(place, number);
    }
    return number;
  };
}

/** Adds the state in its place, unless it is there. States mostly come in order. */
function put<E>({ keys, states }: Keyed<E>, key: number, state: E): void {
  let place = keys.length;
  while (place > 0 && (keys[place - 1] as number) > key) place--;
  if (place > 0 && keys[place - 1] === key) return;
  if (place === keys.length) {
    keys.push(key);
    states.push(state);
  } else {
    keys.splice(place, 0, key);
    states.splice(place, 0, state);
  }
}

/** The same for many states at once. */
function sorted<E>({ key, bottom }: HashConsedLattice<E>, states: readonly E[], more: readonly E[]): Keyed<E> {
  const byKey = new Map<number, E>();
  for (const state of states) if (state !== bottom) byKey.set(key(state), state);
  for (const state of more) if (state !== bottom) byKey.set(key(state), state);
  const keys = [...byKey.keys()].sort((left, right) => left - right);
  return { keys, states: keys.map((each) => byKey.get(each) as E) };
}

/** Joins states with the same number. */
function mergedBy<E>(lattice: HashConsedLattice<E>, all: Keyed<E>, told: Told<E>): Keyed<E> {
  if (told === lattice.key) return all;
  const places = new Map<number, number>();
  const groups: E[] = [];
  for (const state of all.states) {
    const number = told(state);
    const group = places.get(number);
    if (group === undefined) places.set(number, groups.push(state) - 1);
    else groups[group] = lattice.join(groups[group] as E, state);
  }
  return groups.length === all.states.length ? all : sorted(lattice, groups, []);
}

/** Takes out the states that another one covers. */
function uncovered<E>(lattice: HashConsedLattice<E>, all: Keyed<E>): Keyed<E> {
  const { states, keys } = all;
  let left = states.length;
  /** Undefined where all are still there. */
  let covered: boolean[] | undefined;
  for (let index = 0; index < states.length && left > 1; index++) {
    const state = states[index] as E;
    for (let other = 0; other < states.length; other++) {
      if (other === index || covered?.[other] === true || !lattice.leq(state, states[other] as E)) continue;
      covered ??= states.map(() => false);
      covered[index] = true;
      left--;
      break;
    }
  }
  if (covered === undefined) return all;
  const isLeft = (_: unknown, index: number): boolean => covered?.[index] === false;
  return { keys: keys.filter(isLeft), states: states.filter(isLeft) };
}
