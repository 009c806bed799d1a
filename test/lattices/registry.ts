/** Every brick of src/lattices, alone and composed, with elements to try it on. One line more, and the laws run on it. */
import fc from 'fast-check';
import { booleans } from '../../src/lattices/boolean.js';
import { flat } from '../../src/lattices/flat.js';
import { hashConsed } from '../../src/lattices/hash-consed.js';
import { EMPTY_INTERVAL, type Interval, interval, intervals } from '../../src/lattices/interval.js';
import { ANY_NUMBER, javaIntervals, rangeOf } from '../../src/lattices/java-intervals.js';
import type { Lattice } from '../../src/lattices/lattice.js';
import { lift } from '../../src/lattices/lift.js';
import { congruences } from '../../src/lattices/linear/congruences.js';
import { octagons } from '../../src/lattices/linear/octagons.js';
import { zones } from '../../src/lattices/linear/zones.js';
import { maps } from '../../src/lattices/map.js';
import { powerset, smallSet } from '../../src/lattices/powerset.js';
import { product } from '../../src/lattices/product.js';
import { topMaps } from '../../src/lattices/top-map.js';
import type { ListedLattice } from './laws.js';
import { elementsOf } from './linear/samples.js';

/** A listed lattice whose element type is hidden. */
export type SomeLattice = <R>(use: <E>(listed: ListedLattice<E>) => R) => R;

function listed<E>(entry: ListedLattice<E>): SomeLattice {
  return (use) => use(entry);
}

const numbers = flat<number>({ key: (value) => value, show: String });
const flatElements = fc.oneof(
  fc.constantFrom(numbers.bottom, numbers.top),
  fc.integer({ min: -2, max: 2 }).map((value) => numbers.of(value)),
);
const sets = powerset((number) => `n${number}`);
const setElements = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 5 }).map(smallSet);
const bounds = fc.oneof(
  fc.integer({ min: -6, max: 40 }),
  fc.constantFrom(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, -0, 0.5),
);
const intervalElements = fc.tuple(bounds, bounds).map(([lower, upper]) => interval(lower, upper));
const plain = intervals();
/** Takes back infinite bounds only, as in the textbook. */
const textbook: Lattice<Interval> = {
  ...plain,
  narrow: (older, newer) =>
    newer === EMPTY_INTERVAL
      ? newer
      : {
          lower: older.lower === Number.NEGATIVE_INFINITY ? newer.lower : older.lower,
          upper: older.upper === Number.POSITIVE_INFINITY ? newer.upper : older.upper,
        },
};
const environments = maps(textbook, (key) => `v${key}`);
const keys = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constant(1 << 30));
const environmentElements = fc.array(fc.tuple(keys, intervalElements), { maxLength: 5 }).map(environments.of);
const states = product({ range: plain, seen: sets, touched: booleans });
const stateElements = fc.record({ range: intervalElements, seen: setElements, touched: fc.boolean() });
const liftedSets = lift(sets);
const machine = lift(product({ locals: environments, constant: numbers }));

const everything = (element: Interval): boolean => plain.leq(ANY_NUMBER, element);
const variables = topMaps(textbook, { isTop: everything, showKey: (key) => `v${key}` });
const variableElements = fc.oneof(
  { weight: 9, arbitrary: fc.array(fc.tuple(keys, intervalElements), { maxLength: 5 }).map(variables.of) },
  { weight: 1, arbitrary: fc.constant(variables.bottom) },
);
const integers = fc.oneof(
  fc.integer({ min: -300, max: 300 }),
  fc.constantFrom(...['short', 'char', 'int', 'long'].flatMap((type) => [rangeOf(type).lower, rangeOf(type).upper])),
);

export const LATTICES: readonly SomeLattice[] = [
  listed({ name: 'booleans', file: 'boolean', lattice: booleans, elements: fc.boolean(), longestChain: 1 }),
  listed({ name: 'flat numbers', file: 'flat', lattice: numbers, elements: flatElements, longestChain: 2 }),
  listed({ name: 'sets', file: 'powerset', lattice: sets, elements: setElements, longestChain: 41 }),
  listed({ name: 'intervals', file: 'interval', lattice: plain, elements: intervalElements, longestChain: 3 }),
  listed({
    name: 'intervals with thresholds and limits',
    file: 'interval',
    lattice: intervals({ lowest: -4, highest: 30, thresholds: [10, -0, 20] }),
    elements: intervalElements,
    longestChain: 1 + 2 * (3 + 2),
  }),
  listed({
    name: 'intervals with textbook narrowing',
    file: 'interval',
    lattice: textbook,
    elements: intervalElements,
    longestChain: 3,
  }),
  listed({
    name: 'lifted sets',
    file: 'lift',
    lattice: liftedSets,
    elements: fc.option(setElements, { nil: undefined }).map((set) => (set ? liftedSets.of(set) : liftedSets.bottom)),
    longestChain: 42,
  }),
  listed({ name: 'products', file: 'product', lattice: states, elements: stateElements, longestChain: 3 + 41 + 1 }),
  listed({ name: 'maps', file: 'map', lattice: environments, elements: environmentElements, longestChain: 6 * 3 }),
  listed({
    name: 'maps of maps of flat numbers',
    file: 'map',
    lattice: maps(maps(numbers)),
    elements: fc
      .array(fc.tuple(keys, fc.array(fc.tuple(keys, flatElements), { maxLength: 3 })), { maxLength: 3 })
      .map((rows) => maps(maps(numbers)).of(rows.map(([key, row]) => [key, maps(numbers).of(row)]))),
    longestChain: 6 * 6 * 2,
  }),
  listed({
    name: 'lifted products of maps',
    file: 'lift',
    lattice: machine,
    elements: fc
      .option(fc.record({ locals: environmentElements, constant: flatElements }), { nil: undefined })
      .map((state) => (state ? machine.of(state) : machine.bottom)),
    longestChain: 1 + 6 * 3 + 2,
  }),
  listed({
    name: 'maps in which absent is anything',
    file: 'top-map',
    lattice: variables,
    elements: variableElements,
    longestChain: 1 + 6 * 3,
  }),
  listed({
    name: 'maps of sets in which absent is anything',
    file: 'top-map',
    lattice: topMaps(sets, { isTop: () => false }),
    elements: fc
      .array(fc.tuple(keys, setElements), { maxLength: 5 })
      .map((entries) => topMaps(sets, { isTop: () => false }).of(entries)),
    longestChain: 1 + 6 * 42,
  }),
  listed({
    name: 'intervals of Java',
    file: 'java-intervals',
    lattice: javaIntervals([10, 100]),
    elements: fc.tuple(integers, integers).map(([lower, upper]) => interval(lower, upper)),
    longestChain: 1 + 2 * (11 + 2 + 1),
  }),
  listed({
    name: 'hash-consed products',
    file: 'hash-consed',
    lattice: hashConsed(states),
    elements: stateElements,
    longestChain: 3 + 41 + 1,
  }),
  // Four dimensions: bounds of one go once each, those of pairs go, or follow from single ones, as often as these change.
  listed({
    name: 'zones',
    file: 'linear/zones',
    lattice: zones,
    elements: elementsOf(zones),
    longestChain: 1 + 2 * 4 + 4 * 3,
  }),
  listed({
    name: 'zones with stops',
    file: 'linear/zones',
    lattice: { ...zones, widen: zones.widenTo([-7, 0, 7, 2 ** 31 - 1]) },
    elements: elementsOf(zones),
    longestChain: 1 + 5 * 2 * 4 + 4 * 3 * 5,
  }),
  listed({
    name: 'octagons',
    file: 'linear/octagons',
    lattice: octagons,
    elements: elementsOf(octagons),
    longestChain: 1 + 2 * 4 + 2 * 4 * 3,
  }),
  listed({
    name: 'octagons with stops',
    file: 'linear/octagons',
    lattice: { ...octagons, widen: octagons.widenTo([-7, 0, 7, 2 ** 31 - 1]) },
    elements: elementsOf(octagons),
    longestChain: 1 + 5 * 2 * 4 + 2 * 4 * 3 * 5,
  }),
  listed({
    name: 'congruences',
    file: 'linear/congruences',
    lattice: congruences,
    elements: elementsOf(congruences),
    longestChain: 1 + 4 * 60,
  }),
];
