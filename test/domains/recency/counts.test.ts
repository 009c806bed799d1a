/** SmallRange: sums and joins are the smallest members that hold all possible numbers. */
import { describe, expect, it } from 'vitest';
import {
  addCounts,
  COUNTS,
  isAtMostOne,
  joinCounts,
  leqCounts,
} from '../../../src/domains/heap/recency/state/counts.js';
import type { Count } from '../../../src/domains/heap/recency/state/state.js';

/** What a range means, for numbers up to 5. */
const MEANING: Readonly<Record<Count, readonly number[]>> = {
  '[0,0]': [0],
  '[0,1]': [0, 1],
  '[1,1]': [1],
  '[0,∞]': [0, 1, 2, 3, 4, 5],
  '[1,∞]': [1, 2, 3, 4, 5],
  '[2,∞]': [2, 3, 4, 5],
};

const holds = (count: Count, numbers: readonly number[]): boolean =>
  numbers.every((number) => number > 5 || MEANING[count].includes(number));

function smallest(numbers: readonly number[]): Count {
  const fitting = COUNTS.filter((count) => holds(count, numbers));
  const [best] = fitting.filter((count) => fitting.every((other) => holds(other, MEANING[count])));
  if (best === undefined) throw new Error('there is always one');
  return best;
}

describe('SmallRange', () => {
  for (const left of COUNTS) {
    for (const right of COUNTS) {
      it(`${left} and ${right}`, () => {
        const sums = MEANING[left].flatMap((one) => MEANING[right].map((other) => one + other));
        expect(addCounts(left, right)).toBe(smallest(sums));
        expect(joinCounts(left, right)).toBe(smallest([...MEANING[left], ...MEANING[right]]));
        expect(leqCounts(left, right)).toBe(holds(right, MEANING[left]));
      });
    }
  }

  it('knows which stand for one object at most', () => {
    expect(COUNTS.filter(isAtMostOne)).toEqual(['[0,0]', '[0,1]', '[1,1]']);
  });
});
