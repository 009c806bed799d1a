/** What the bricks mean, on examples worked out by hand. */
import { describe, expect, it } from 'vitest';
import { booleans } from '../../src/lattices/boolean.js';
import { flat } from '../../src/lattices/flat.js';
import { hashConsed } from '../../src/lattices/hash-consed.js';
import { interval, intervals } from '../../src/lattices/interval.js';
import { joinAll } from '../../src/lattices/lattice.js';
import { lift } from '../../src/lattices/lift.js';
import { maps } from '../../src/lattices/map.js';
import { powerset } from '../../src/lattices/powerset.js';
import { product } from '../../src/lattices/product.js';

const words = flat<string>({ key: (word) => word.length, show: (word) => `'${word}'` });

describe('flat', () => {
  it('goes to top where values differ', () => {
    expect(words.join(words.of('a'), words.of('bc'))).toBe(words.top);
    expect(words.show(words.join(words.of('a'), words.bottom))).toBe("'a'");
    expect(words.whyNotLeq(words.top, words.of('a'))).toBe("top is not below 'a'");
  });
});

describe('powerset', () => {
  it('names what is missing', () => {
    const sets = powerset((number) => 'xyz'[number] ?? '?');
    expect(sets.show(sets.join(sets.of(2), sets.of(0)))).toBe('{x, z}');
    expect(sets.whyNotLeq(sets.of(0, 1, 2), sets.of(1))).toBe('{x, z} not in {y}');
  });

  it('does not change what it joins', () => {
    const sets = powerset();
    const [left, right] = [sets.of(1), sets.of(2)];
    sets.join(left, right);
    expect([sets.show(left), sets.show(right)]).toEqual(['{1}', '{2}']);
  });
});

describe('intervals', () => {
  const lattice = intervals({ lowest: -128, highest: 127, thresholds: [0, 10] });
  const widened = (older: readonly [number, number], newer: readonly [number, number]): string =>
    lattice.show(lattice.widen(interval(...older), interval(...newer)));

  it('stop at thresholds, then at the limits, then nowhere', () => {
    expect(widened([1, 1], [1, 2])).toBe('1..10');
    expect(widened([1, 10], [0, 11])).toBe('0..127');
    expect(widened([1, 127], [-1, 127])).toBe('-128..127');
    expect(widened([1, 127], [1, 128])).toBe('1..∞');
    expect(widened([0, 0], [-129, 0])).toBe('-∞..0');
  });

  it('show themselves', () => {
    expect([interval(2, 1), interval(3, 3), interval(-1 / 0, 4)].map(lattice.show)).toEqual(['empty', '3', '-∞..4']);
  });
});

describe('product, map and lift', () => {
  const lattice = lift(product({ variables: maps(intervals(), (key) => 'ij'[key] ?? '?'), stopped: booleans }));
  const environments = maps(intervals());
  const state = (i: readonly [number, number], stopped: boolean) =>
    lattice.of({ variables: environments.of([[0, interval(...i)]]), stopped });

  it('work part by part and explain by part', () => {
    const joined = lattice.join(state([0, 1], false), state([5, 5], false));
    expect(lattice.show(joined)).toBe('variables: [i: 0..5]; stopped: false');
    expect(lattice.whyNotLeq(joined, state([0, 4], true))).toBe('variables: i: 0..5 is not below 0..4');
    expect(lattice.whyNotLeq(state([0, 4], true), joined)).toBe('stopped: true is not below false');
    expect(lattice.whyNotLeq(joined, lattice.bottom)).toContain('nothing was to be reached');
    expect(lattice.show(lattice.widen(state([0, 1], false), joined))).toBe('variables: [i: 0..∞]; stopped: false');
    expect(lattice.show(joinAll(lattice, []))).toBe('unreached');
  });

  it('keep no key at bottom', () => {
    const map = environments.of([[3, interval(1, 2)]]);
    expect(environments.set(map, 3, interval(2, 1)).isEmpty).toBe(true);
    expect(environments.at(map, 4)).toBe(intervals().bottom);
    expect([...environments.of([[3, interval(1, 0)]])]).toEqual([]);
  });
});

describe('hashConsed', () => {
  it('numbers elements from 0 and keeps a key that is there', () => {
    const { key } = hashConsed(intervals());
    expect([interval(1, 2), interval(3, 4), interval(1, 2)].map(key)).toEqual([0, 1, 0]);
    expect(hashConsed(booleans).key(true)).toBe(1);
  });
});
