/** What is wrong with solutions of a random program's bodies, compared with naive ones. */
import type { Body, Point } from '../../../src/ir/body.js';
import type * as Dataflow from '../../../src/program/flow/dataflow.js';
import type { GeneratedProgram } from '../../fuzz/program-arbitrary.js';
import { endsOf, forwardNaively, metFrom, type Numbers, readLater, written } from './problems.js';

export type Solvers = Pick<typeof Dataflow, 'solveForward' | 'solveBackward' | 'reachedFrom'>;

/** Every so many points are asked for alone. */
const ASKED = 23;

const show = (numbers: Iterable<number> | undefined): string =>
  numbers === undefined ? 'not reached' : [...numbers].sort((left, right) => left - right).join(' ');

export function wrongIn(solvers: Solvers, { classes }: GeneratedProgram): string | undefined {
  for (const { methods } of classes) {
    for (const method of methods) {
      const body = method.body();
      const problem =
        body && (wrongForward(solvers, body) ?? wrongBackward(solvers, body) ?? wrongReach(solvers, body));
      if (problem !== undefined) return `${method.owner}.${method.name}: ${problem}`;
    }
  }
  return undefined;
}

function wrongForward({ solveForward }: Solvers, body: Body): string | undefined {
  for (const how of ['some', 'all'] as const) {
    const problem = written(body, how);
    const expected = forwardNaively(body, problem);
    const found = solveForward<Numbers>(body, problem);
    if (!found.isSolved) return 'not solved';
    for (let point = 0; point < body.points; point++)
      if (show(found.at(point)) !== show(expected[point]))
        return `written on ${how} ways to ${point}: ${show(found.at(point))}, not ${show(expected[point])}`;
    // One pass is not enough for what comes back; it must then say so.
    const cut = solveForward<Numbers>(body, { ...problem, mostSweeps: 1 });
    const isWrong = expected.some((value, point) => show(cut.at(point)) !== show(value));
    if (isWrong && cut.isSolved) return 'given up without a word';
  }
  return undefined;
}

function wrongBackward({ solveBackward }: Solvers, body: Body): string | undefined {
  const all = solveBackward<Numbers>(body, readLater());
  for (let point = 0; point < body.points; point++) {
    const expected = show(metFrom(body, point));
    if (show(all(point)) !== expected) return `read after ${point}: ${show(all(point))}, not ${expected}`;
    if (point % ASKED !== 0) continue;
    const asked = solveBackward<Numbers>(body, readLater(), { from: point });
    if (show(asked(point)) !== expected) return `asked for ${point}: ${show(asked(point))}, not ${expected}`;
  }
  return undefined;
}

function wrongReach({ reachedFrom }: Solvers, body: Body): string | undefined {
  const isPassed = ({ instruction }: Body['edges'][number]): boolean => instruction.kind !== 'store';
  for (let start = 0; start < body.points; start += ASKED) {
    const expected = new Set<Point>();
    const visit = (point: Point): void => {
      if (expected.has(point)) return;
      expected.add(point);
      for (const edge of body.outgoing[point] ?? []) if (isPassed(edge)) for (const end of endsOf(edge)) visit(end);
    };
    visit(start);
    const found = reachedFrom(body, [start], isPassed);
    if (show(found) !== show(expected)) return `from ${start}: ${show(found)}, not ${show(expected)}`;
  }
  return undefined;
}
