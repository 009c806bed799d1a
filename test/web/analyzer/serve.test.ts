/** The worker's side of the conversation. */
import { describe, expect, it } from 'vitest';
import type { Analyzer, OnProgress } from '../../../src/web/analyzer/analyzer.js';
import { serve } from '../../../src/web/analyzer/serve.js';
import type { Answer, FromAnalyzer, Question } from '../../../src/web/protocol.js';

const ANSWER: Answer = {
  view: 'ir',
  text: '',
  lines: [],
  marks: [],
  diagnostics: [],
  assumptions: [],
  milliseconds: 1,
};
const QUESTION: Question = { number: 7, view: 'ir', files: [], budget: 1 };

/** Time stands still but where the analyzer says so; what is to happen later happens when `idle` is called. */
function opened(
  answer: (onProgress: OnProgress, at: (time: number) => void) => Answer,
  exercises: readonly Question[] = [],
) {
  const posted: FromAnalyzer[] = [];
  const answered: number[] = [];
  let waiting: (() => void) | undefined;
  let time = 0;
  const bases: string[] = [];
  const take = serve({
    post: (message) => posted.push(message),
    now: () => time,
    later: (_, action) => {
      waiting = action;
      return () => {
        waiting = undefined;
      };
    },
    exercises,
    load: async (base): Promise<Analyzer> => {
      bases.push(base);
      if (base === '') throw new Error('nothing there');
      time += 30;
      const at = (later: number): void => {
        time = later;
      };
      return {
        rules: [],
        answer: async ({ number }, onProgress = () => {}) => {
          answered.push(number);
          return answer(onProgress, at);
        },
      };
    },
  });
  const idle = async (): Promise<boolean> => {
    const action = waiting;
    waiting = undefined;
    action?.();
    await new Promise((resolve) => setTimeout(resolve));
    return action !== undefined;
  };
  return { posted, bases, take, answered, idle };
}

describe('the worker', () => {
  it('says when it is ready, and how long that took', async () => {
    const { posted, bases, take } = opened(() => ANSWER);
    await take({ kind: 'prepare', base: 'here/' });
    expect(bases).toEqual(['here/']);
    expect(posted).toEqual([{ kind: 'ready', milliseconds: 30, rules: [] }]);
  });

  it('says that it could not be prepared', async () => {
    const { posted, take } = opened(() => ANSWER);
    await take({ kind: 'prepare', base: '' });
    expect(posted).toEqual([{ kind: 'failed', number: 0, message: 'nothing there' }]);
  });

  it('answers by number, with progress every now and then', async () => {
    const { posted, take } = opened((onProgress, at) => {
      onProgress(0, 3, 'first');
      at(100);
      onProgress(1, 3, 'second');
      at(149);
      onProgress(2, 3, 'third');
      at(150);
      onProgress(3, 3, 'fourth');
      return ANSWER;
    });
    await take({ kind: 'prepare', base: 'here/' });
    await take({ kind: 'ask', question: QUESTION });
    expect(posted.slice(1)).toEqual([
      { kind: 'progress', number: 7, done: 1, all: 3, what: 'second' },
      { kind: 'progress', number: 7, done: 3, all: 3, what: 'fourth' },
      { kind: 'answer', number: 7, answer: ANSWER },
    ]);
  });

  it('tells faults, and goes on', async () => {
    let times = 0;
    const { posted, take } = opened(() => {
      if (times++ === 0) throw new Error('broken');
      return ANSWER;
    });
    await take({ kind: 'prepare', base: 'here/' });
    await take({ kind: 'ask', question: QUESTION });
    await take({ kind: 'ask', question: { ...QUESTION, number: 8 } });
    expect(posted.slice(1)).toEqual([
      { kind: 'failed', number: 7, message: 'broken' },
      { kind: 'answer', number: 8, answer: ANSWER },
    ]);
  });

  it('answers nothing before it is prepared', async () => {
    const { posted, take } = opened(() => ANSWER);
    await take({ kind: 'ask', question: QUESTION });
    expect(posted).toEqual([{ kind: 'failed', number: 7, message: 'the analyzer is asked before it is prepared' }]);
  });
});

describe('exercises', () => {
  const EXERCISES = [1, 2].map((number): Question => ({ ...QUESTION, number: -number }));

  it('are done while nobody asks, one by one, and nobody hears of them', async () => {
    const { posted, take, answered, idle } = opened(() => ANSWER, EXERCISES);
    await take({ kind: 'prepare', base: 'here/' });
    expect(answered).toEqual([]);
    expect(await idle()).toBe(true);
    expect(answered).toEqual([-1]);
    expect(await idle()).toBe(true);
    expect(answered).toEqual([-1, -2]);
    expect(await idle()).toBe(false);
    expect(posted.length).toBe(1);
  });

  it('wait where somebody asks, and do not hinder by their faults', async () => {
    let times = 0;
    const { posted, take, answered, idle } = opened(() => {
      if (++times === 2) throw new Error('broken');
      return ANSWER;
    }, EXERCISES);
    await take({ kind: 'prepare', base: 'here/' });
    const asked = take({ kind: 'ask', question: QUESTION });
    expect(await idle()).toBe(false);
    await asked;
    expect(answered).toEqual([7]);
    expect(await idle()).toBe(true);
    expect(await idle()).toBe(true);
    expect(answered).toEqual([7, -1, -2]);
    expect(posted.map(({ kind }) => kind)).toEqual(['ready', 'answer']);
  });
});
