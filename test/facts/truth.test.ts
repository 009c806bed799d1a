import { expect, it } from 'vitest';
import { agreement, conjunction, disjunction, negation, type Truth, truthOf } from '../../src/base/truth.js';

/** The worlds that an answer allows: `unknown` allows both. */
const worlds = (truth: Truth): readonly boolean[] => (truth === 'unknown' ? [true, false] : [truth === 'yes']);
const answer = (allowed: readonly boolean[]): Truth =>
  new Set(allowed).size === 2 ? 'unknown' : truthOf(allowed[0] === true);
const all: readonly Truth[] = ['yes', 'no', 'unknown'];

it('answers what holds in every world that the operands allow', () => {
  for (const left of all) {
    expect(negation(left)).toBe(answer(worlds(left).map((holds) => !holds)));
    for (const right of all) {
      const pairs = worlds(left).flatMap((x) => worlds(right).map((y) => [x, y] as const));
      expect(conjunction(left, right)).toBe(answer(pairs.map(([x, y]) => x && y)));
      expect(disjunction(left, right)).toBe(answer(pairs.map(([x, y]) => x || y)));
      expect(agreement(left, right)).toBe(answer([...worlds(left), ...worlds(right)]));
    }
  }
});
