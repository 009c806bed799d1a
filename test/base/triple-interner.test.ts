/** Triples against a table of strings. */
import { expect, it } from 'vitest';
import { TripleInterner } from '../../src/base/triple-interner.js';

it('gives equal triples the same number, different ones different numbers, and keeps their content', () => {
  const interner = new TripleInterner();
  const known = new Map<string, number>();
  let state = 1;
  const draw = (bound: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return ((state >>> 8) % bound) - 3;
  };
  for (let round = 0; round < 20_000; round++) {
    const [first, second, third] = [draw(20), draw(20), draw(20)] as const;
    const number = interner.intern(first, second, third);
    const key = `${first} ${second} ${third}`;
    expect(number).toBe(known.get(key) ?? known.size);
    known.set(key, number);
    expect([0, 1, 2].map((index) => interner.at(number, index))).toEqual([first, second, third]);
  }
  expect(interner.size).toBe(known.size);
});
