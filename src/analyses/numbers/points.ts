/** What relates the numbers of a method at each of its lines, and where its loops look at their conditions. */
import type { NumbersPoint } from '../../findings/numbers-result.js';
import type { Point } from '../../ir/body.js';
import type { NumbersRun } from './run-method.js';

export function pointsOf<E>(run: NumbersRun<E>): readonly NumbersPoint[] {
  const { body } = run.root.code;
  const first = new Map<number, Point>();
  // Points are numbered in reverse post-order: what runs first comes first.
  for (let point = 0; point < body.points; point++) {
    for (const { span } of body.outgoing[point] ?? [])
      if (span.line > 0 && !first.has(span.line)) first.set(span.line, point);
  }
  const heads = new Set(body.edges.flatMap(({ from, to }) => (to <= from ? [to] : [])));
  const found = [...first].map(([line, point]) => ({ line, point }));
  for (const head of heads) {
    const line = body.outgoing[head]?.[0]?.span.line ?? 0;
    if (line > 0 && first.get(line) !== head) found.push({ line, point: head });
  }
  return found
    .sort((one, other) => one.line - other.line || one.point - other.point)
    .map(({ line, point }) => ({ line, ...relationsAt(run, point), ...(heads.has(point) ? { loop: true } : {}) }));
}

/** Of all states at the point together, and of the variables that are still read. */
function relationsAt<E>(
  { domain, program, result, root }: NumbersRun<E>,
  point: Point,
): Pick<NumbersPoint, 'relations' | 'unreached'> {
  const [first, ...others] = result.at(root, point);
  if (first === undefined) return { relations: [], unreached: true };
  const { code } = root;
  const live = program.live(code);
  const joined = others.reduce(domain.lattice.join, first);
  return { relations: domain.relations(joined, code, (variable) => live.isLive(variable, point)) };
}
