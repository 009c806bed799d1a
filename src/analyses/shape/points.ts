/** How many states there are at each line of a method, and how they look. */

import type { LineShapes, ShapeResult } from '../../findings/shape-result.js';
import type { Point } from '../../ir/body.js';
import type { Drawing } from '../../pictures/drawing.js';
import { SHAPE_BUDGETS } from './budgets.js';
import type { SolvedRun } from './run-method.js';

const MOST_DRAWINGS = SHAPE_BUDGETS.points.mostDrawings.most;

export function pointsOf({ result, root }: SolvedRun): Pick<ShapeResult, 'points' | 'maxStates'> {
  const { body } = root.code;
  const lines = new Map<number, number>();
  let maxStates = 0;
  for (let point = 0; point < body.points; point++) {
    const { length } = result.at(root, point);
    maxStates = Math.max(maxStates, length);
    for (const { span } of body.outgoing[point] ?? [])
      if (span.line > 0) lines.set(span.line, Math.max(lines.get(span.line) ?? 0, length));
  }
  const points = [...lines].sort(([one], [other]) => one - other).map(([line, states]) => ({ line, states }));
  return { points, maxStates };
}

/** The shapes before the first instruction of each line that is asked for. */
export function shapesOf(
  { result, root, domain }: SolvedRun,
  draws: (file: string, line: number) => boolean,
): readonly LineShapes[] {
  const { code } = root;
  const { body } = code;
  const first = new Map<number, Point>();
  // Points are numbered in reverse post-order: what runs first comes first.
  for (let point = 0; point < body.points; point++) {
    for (const { span } of body.outgoing[point] ?? [])
      if (span.line > 0 && !first.has(span.line) && draws(span.file, span.line)) first.set(span.line, point);
  }
  return [...first]
    .sort(([one], [other]) => one - other)
    .map(([line, point]) => {
      const states = result.at(root, point);
      const drawings: readonly Drawing[] = states
        .slice(0, MOST_DRAWINGS)
        .map((state) => domain.draw(state, { code, point }));
      return { line, drawings, more: Math.max(0, states.length - MOST_DRAWINGS) };
    });
}
