/** Problems over one body with values that are easy to follow, and how a beginner would solve them. */
import type { Body, Edge, Point } from '../../../src/ir/body.js';
import { definedVariable, visitOperands } from '../../../src/ir/operands.js';
import type { BackwardProblem, ForwardProblem } from '../../../src/program/flow/dataflow.js';

export type Numbers = ReadonlySet<number>;

const isSame = (one: Numbers, other: Numbers): boolean =>
  one.size === other.size && [...one].every((each) => other.has(each));
const either = (one: Numbers, other: Numbers): Numbers => new Set([...one, ...other]);
const both = (one: Numbers, other: Numbers): Numbers => new Set([...one].filter((each) => other.has(each)));

/** Variables that have been written on some way (`either`), or on all (`both`). Abrupt completion writes `@thrown` only. */
export function written(body: Body, how: 'some' | 'all'): ForwardProblem<Numbers> {
  return {
    starts: [[body.entry, new Set(body.parameters.map(({ index }) => index))]],
    join: how === 'some' ? either : both,
    isSame,
    after: ({ instruction }, before) => {
      const defined = instruction.kind === 'throw' ? body.thrown : definedVariable(instruction);
      return defined === undefined ? before : new Set([...before, defined.index]);
    },
    afterFailure: (_, before) => new Set([...before, body.thrown.index]),
  };
}

/** Variables that some way still reads, whatever is written before; 1000 at the normal end, 1001 at the other. */
export function readLater(): BackwardProblem<Numbers> {
  return {
    bottom: new Set(),
    join: either,
    isSame,
    atExit: (kind) => new Set([kind === 'normal' ? 1000 : 1001]),
    before: ({ instruction }, after, thrownAfter) => {
      const read = new Set([...after, ...(thrownAfter ?? [])]);
      visitOperands(instruction, (operand) => operand.kind === 'variable' && read.add(operand.index));
      return read;
    },
  };
}

/** Every edge again and again until nothing changes. */
export function forwardNaively(body: Body, problem: ForwardProblem<Numbers>): readonly (Numbers | undefined)[] {
  const values: (Numbers | undefined)[] = new Array<Numbers | undefined>(body.points).fill(undefined);
  for (const [point, value] of problem.starts) values[point] = value;
  for (let changed = true; changed; ) {
    changed = false;
    const arrive = (point: Point, value: Numbers | undefined): void => {
      const known = values[point];
      if (value === undefined) return;
      const joined = known === undefined ? value : problem.join(known, value);
      if (known !== undefined && isSame(known, joined)) return;
      values[point] = joined;
      changed = true;
    };
    for (const edge of body.edges.toReversed()) {
      const before = values[edge.from];
      if (before === undefined) continue;
      arrive(edge.to, problem.after(edge, before));
      if (edge.exceptional !== undefined) arrive(edge.exceptional, problem.afterFailure?.(edge, before) ?? before);
    }
  }
  return values;
}

/** By the definition: all that is met on ways from the point. */
export function metFrom(body: Body, start: Point): Numbers {
  const met = new Set<number>();
  const seen = new Set<Point>();
  const visit = (point: Point): void => {
    if (seen.has(point)) return;
    seen.add(point);
    if (point === body.exit) met.add(1000);
    if (point === body.exceptionalExit) met.add(1001);
    for (const edge of body.outgoing[point] ?? []) {
      visitOperands(edge.instruction, (operand) => operand.kind === 'variable' && met.add(operand.index));
      for (const end of endsOf(edge)) visit(end);
    }
  };
  visit(start);
  return met;
}

export function endsOf({ to, exceptional }: Edge): readonly Point[] {
  return exceptional === undefined ? [to] : [to, exceptional];
}
