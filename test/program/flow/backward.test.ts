/** Backward problems: who may still be read, against a search of paths; on demand no more than needed. */
import { expect, it } from 'vitest';
import type { Body, Point } from '../../../src/ir/body.js';
import { booleans } from '../../../src/lattices/boolean.js';
import { powerset } from '../../../src/lattices/powerset.js';
import { solveBackward } from '../../../src/program/flow/dataflow.js';
import { PROGRAMS } from '../../engine/programs.js';
import { openJava } from '../../engine/running.js';

/** Whether a call can still happen after the point, by plain search. */
function search(body: Body, point: Point, seen = new Set<Point>()): boolean {
  if (seen.has(point)) return false;
  seen.add(point);
  return (body.outgoing[point] ?? []).some(
    ({ instruction, to, exceptional }) =>
      instruction.kind === 'call' ||
      search(body, to, seen) ||
      (exceptional !== undefined && search(body, exceptional, seen)),
  );
}

it.each(Object.entries(PROGRAMS))('%s: a call ahead', async (_, text) => {
  const opened = await openJava(text);
  for (const method of opened.table.find('T')?.methods ?? []) {
    const body = method.body();
    if (body === undefined) continue;
    const problem = {
      ...booleans,
      atExit: () => false,
      before: ({ instruction }: Body['edges'][number], after: boolean, thrown: boolean | undefined) =>
        after || thrown === true || instruction.kind === 'call',
    };
    const all = solveBackward(body, problem);
    for (let point = 0; point < body.points; point++) {
      expect(all(point)).toBe(search(body, point));
      expect(solveBackward(body, problem, { from: point })(point)).toBe(search(body, point));
    }
  }
});

it('on demand it solves only what lies ahead; the ends differ', async () => {
  const opened = await openJava(PROGRAMS.exceptions as string);
  const { body } = opened.code('T.middle');
  const problem = {
    ...powerset(String),
    atExit: (kind: 'normal' | 'exceptional') => powerset(String).of(kind === 'normal' ? 1 : 2),
    before: (_: unknown, after: ReturnType<ReturnType<typeof powerset>['of']>, thrown: typeof after | undefined) =>
      thrown === undefined ? after : powerset(String).join(after, thrown),
  };
  const exit = body.exit as Point;
  const demanded = solveBackward(body, problem, { from: exit });
  expect(problem.show(demanded(exit))).toBe('{1}');
  expect(problem.show(demanded(body.entry))).toBe('{}');
  const all = solveBackward(body, problem);
  expect(problem.show(all(body.entry))).toBe('{1, 2}');
});
