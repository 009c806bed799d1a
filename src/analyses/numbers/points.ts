/** What relates the numbers of a method at each of its lines, and where its loops look at their conditions. */
import type { NumbersPoint } from '../../findings/numbers-result.js';
import type { Body, Point } from '../../ir/body.js';
import { bodyDominators } from '../../ir/flow.js';
import type { NumbersRun } from './run-method.js';

export function pointsOf<E>(run: NumbersRun<E>): readonly NumbersPoint[] {
  const { body } = run.root.code;
  const dominators = bodyDominators(body);
  /** What nothing of them comes before: a block that is copied to each way out begins as often. */
  const firstOf = (points: readonly Point[]): readonly Point[] =>
    points.filter((point) => points.every((other) => other === point || !dominators.dominates(other, point)));
  const heads = new Set(body.edges.flatMap(({ from, to }) => (to <= from ? [to] : [])));
  const incoming = linesBefore(body);
  const found = [...entriesOf(body, incoming)].flatMap(([line, entries]) => {
    const first = firstOf(entries);
    const others = [...heads].filter((head) => lineOf(body, head) === line && !first.includes(head));
    const copies = firstOf(others);
    const nested = others.filter((head) => !copies.includes(head)).map((head) => [head]);
    const begun = first.filter((point) => !isGoneOnWith(body, point, line, incoming));
    return [begun, copies, ...nested].filter((points) => points.length > 0).map((points) => ({ line, points }));
  });
  return found
    .sort((one, other) => one.line - other.line || Math.min(...one.points) - Math.min(...other.points))
    .map(({ line, points }) => ({
      line,
      ...relationsAt(run, points),
      ...(points.every((point) => heads.has(point)) ? { loop: true } : {}),
    }));
}

type LinesBefore = ReadonlyMap<Point, ReadonlySet<number>>;

/** By line: where it is come to from another line, or from the caller. */
function entriesOf(body: Body, incoming: LinesBefore): ReadonlyMap<number, readonly Point[]> {
  const entries = new Map<number, Point[]>();
  for (let point = 0; point < body.points; point++) {
    const lines = new Set((body.outgoing[point] ?? []).map(({ span }) => span.line));
    for (const line of lines) {
      const isEntry = point === body.entry || [...(incoming.get(point) ?? [])].some((other) => other !== line);
      if (line > 0 && isEntry) entries.set(line, [...(entries.get(line) ?? []), point]);
    }
  }
  return entries;
}

/** The lines of the instructions that lead to each point. */
function linesBefore(body: Body): LinesBefore {
  const lines = new Map<Point, Set<number>>();
  for (const { to, exceptional, span } of body.edges)
    for (const point of exceptional === undefined ? [to] : [to, exceptional])
      lines.set(point, (lines.get(point) ?? new Set()).add(span.line));
  return lines;
}

function lineOf(body: Body, point: Point): number {
  return body.outgoing[point]?.[0]?.span.line ?? 0;
}

/**
 * Whether the line began before, without an instruction: a `return` that a `finally` comes before, or what goes on after the blocks of
 * a `try`.
 */
function isGoneOnWith(body: Body, point: Point, line: number, incoming: LinesBefore): boolean {
  const before = [...(incoming.get(point) ?? [])];
  const instruction = body.outgoing[point]?.[0]?.instruction;
  const ends = instruction?.kind === 'return' || (instruction?.kind === 'assign' && instruction.value === body.thrown);
  return ends && before.length > 0 && before.every((other) => other > line);
}

/** Of all states at the points together, and of the variables that are still read. */
function relationsAt<E>(
  { domain, program, result, root }: NumbersRun<E>,
  points: readonly Point[],
): Pick<NumbersPoint, 'relations' | 'unreached'> {
  const [first, ...others] = points.flatMap((point) => result.at(root, point));
  if (first === undefined) return { relations: [], unreached: true };
  const { code } = root;
  const live = program.live(code);
  const joined = others.reduce(domain.lattice.join, first);
  const isLive = (variable: Parameters<typeof live.isLive>[0]): boolean =>
    points.some((point) => live.isLive(variable, point));
  return { relations: domain.relations(joined, code, isLive) };
}
