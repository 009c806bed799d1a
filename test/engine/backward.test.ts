/** Backward problems: who may still be read, against a search of paths; on demand no more than needed. */
import { expect, it } from 'vitest';
import { solveBackward } from '../../src/engine/backward.js';
import type { Body, Point } from '../../src/ir/body.js';
import { booleans } from '../../src/lattices/boolean.js';
import { powerset } from '../../src/lattices/powerset.js';
import { PROGRAMS } from './programs.js';
import { openJava } from './running.js';

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
      lattice: booleans,
      atExit: () => false,
      transfer: ({ instruction }: Body['edges'][number], after: boolean, thrown: boolean | undefined) =>
        after || thrown === true || instruction.kind === 'call',
    };
    const all = solveBackward(body, problem);
    for (let point = 0; point < body.points; point++) {
      expect(all.at(point)).toBe(search(body, point));
      expect(solveBackward(body, problem, { from: point }).at(point)).toBe(search(body, point));
    }
  }
});

it('on demand it solves only what lies ahead; the ends differ', async () => {
  const opened = await openJava(PROGRAMS.exceptions as string);
  const { body } = opened.code('T.middle');
  const problem = {
    lattice: powerset(String),
    atExit: (kind: 'normal' | 'exceptional') => powerset(String).of(kind === 'normal' ? 1 : 2),
    transfer: (_: unknown, after: ReturnType<ReturnType<typeof powerset>['of']>, thrown: typeof after | undefined) =>
      thrown === undefined ? after : powerset(String).join(after, thrown),
  };
  const exit = body.exit as Point;
  const demanded = solveBackward(body, problem, { from: exit });
  expect(problem.lattice.show(demanded.at(exit) ?? problem.lattice.bottom)).toBe('{1}');
  expect(demanded.at(body.entry)).toBeUndefined();
  const all = solveBackward(body, problem);
  expect(problem.lattice.show(all.at(body.entry) ?? problem.lattice.bottom)).toBe('{1, 2}');
  expect(solveBackward(body, problem, { budget: { steps: 1 } }).outcome).toBe('budget');
});
