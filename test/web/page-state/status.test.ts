/** The status line. */
import { describe, expect, it } from 'vitest';
import type { Known } from '../../../src/web/page/logic/asking.js';
import { statusOf } from '../../../src/web/page/logic/status.js';
import type { Answer, Mark } from '../../../src/web/protocol.js';

function known(marks: readonly Partial<Mark>[], version = 1): Known {
  const answer = { view: 'shapes', milliseconds: 12.4, assumptions: ['single-thread'], marks } as unknown as Answer;
  return { version: 1, view: 'shapes', status: { kind: 'idle' }, answers: new Map([['shapes', { version, answer }]]) };
}

const unknown = (reason: string): Partial<Mark> =>
  ({ verdict: 'unknown', claim: { reason } }) as unknown as Partial<Mark>;
const textOf = (of: Known) => statusOf(of, { isReady: true, progress: '' }).text;

describe('the status line', () => {
  it('says how long the answer took', () => {
    expect(textOf(known([]))).toBe('Shapes in 12 ms');
    expect(textOf(known([{ verdict: 'unproved' }]))).toBe('Shapes in 12 ms');
  });

  it('says where a budget was spent, each reason once', () => {
    expect(textOf(known([unknown('more than 9 states in A.f')]))).toBe(
      'Shapes in 12 ms; not analysed: more than 9 states in A.f',
    );
    const marks = ['more than 9 states', 'more than 9 states', 'more than 7 steps', 'the formula could not be decided'];
    expect(textOf(known(marks.map(unknown)))).toBe('Shapes in 12 ms; not analysed: more than 9 states, and 1 more');
    expect(textOf(known([unknown('the formula could not be decided')]))).toBe('Shapes in 12 ms');
  });

  it('says nothing of an answer to an older text', () => {
    expect(textOf(known([unknown('more than 9 states')], 0))).toBe('ready');
  });
});
