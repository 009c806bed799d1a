/** How many transitions are found with few objects: the paper's "nine" and "seven additional" (section 5.5), the rest as recomputed. */
import { describe, expect, it } from 'vitest';
import { AC, LIST, SET_ITERATOR } from './figures.js';
import { transitionsWith } from './growth.js';

describe('transitions found with at most so many objects of a class', () => {
  const cases = [AC, SET_ITERATOR, LIST].flatMap((figure) =>
    (figure.growth ?? []).map((count, at) => [figure.name, at + 1, count, figure] as const),
  );
  it.each(cases)('%s, %i: %i', async (_name, objects, count, figure) => {
    expect(await transitionsWith(figure, objects)).toBe(count);
  });
});
