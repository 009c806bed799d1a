/** The class equation over contraction: what holds of small classes is found out, and nothing that a client breaks. */
import { describe, expect, it } from 'vitest';
import { contraction } from '../../../../src/analyses/invariants/contraction/contraction.js';
import { SCENES } from './scenes.js';
import { subjectOf } from './subjects.js';

for (const outside of ['closed', 'open'] as const) {
  describe(`the ${outside} world`, () => {
    for (const { name, text, holds, closed = [], breaks } of SCENES) {
      it(name, async () => {
        const proved = outside === 'closed' ? [...holds, ...closed] : holds;
        const broken = Object.keys(breaks);
        const { subject } = await subjectOf({ text, name, outside, asked: [...proved, ...broken] });
        const run = contraction.run(subject);
        if ('unsolved' in run) throw new Error(run.unsolved);
        expect(run.reached).toBe(true);
        expect(run.answers.slice(0, proved.length)).toEqual(proved.map(() => 'yes'));
        for (const answer of run.answers.slice(proved.length)) expect(answer).not.toBe('yes');
      });
    }
  });
}

describe('what code outside can do', () => {
  it('is told with the member that hands a cell out', async () => {
    const [stack] = SCENES;
    const { subject } = await subjectOf({
      text: stack?.text ?? '',
      name: 'IntStack',
      outside: 'open',
      asked: ['acyclic(top)', 'unshared(top)'],
    });
    const run = contraction.run(subject);
    if ('unsolved' in run) throw new Error(run.unsolved);
    expect(run.answers).toEqual(['unknown', 'unknown']);
    expect(run.givenUp.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['handed out by pop()', 'handed out by peek()']),
    );
  });

  it('is nothing where the cells are of a private class that nobody outside writes', async () => {
    const text = `class Stack {
  private static class Cell { Cell tail; Cell(Cell t) { tail = t; } }
  private Cell top;
  public void push() { top = new Cell(top); }
  public Object pop() { Cell e = top; if (e != null) top = e.tail; return e; }
}`;
    const { subject } = await subjectOf({
      text,
      name: 'Stack',
      outside: 'open',
      asked: ['acyclic(top)', 'unshared(top)'],
    });
    const run = contraction.run(subject);
    if ('unsolved' in run) throw new Error(run.unsolved);
    expect(run.answers).toEqual(['yes', 'yes']);
  });

  it('is bounded: a budget that is spent is no answer', async () => {
    const { subject } = await subjectOf({ text: SCENES[3]?.text ?? '', name: 'Queue', asked: ['acyclic(head, next)'] });
    expect(contraction.run({ ...subject, steps: 10 })).toHaveProperty('unsolved');
  });
});
