/** Edges are well formed: ends exist, all points are reached, branches are exclusive and exhaustive, exits are exits. */
import type { Edge, Point } from '../body.js';
import { mayThrow } from '../instructions.js';
import { verifyBranch } from './branches.js';
import type { Verification } from './verification.js';

/** Whether every edge has its ends among the points. */
export function verifyStructure(verification: Verification): boolean {
  const { body, report } = verification;
  const { points, exit, exceptionalExit } = body;
  const isPoint = (point: Point): boolean => Number.isInteger(point) && point >= 0 && point < points;
  if (body.entry !== 0 || points < 1) report('the entry is not point 0');
  if (body.outgoing.length !== points)
    report(`there are outgoing edges of ${body.outgoing.length} points instead of ${points}`);
  let sound = points >= 1 && body.outgoing.length === points;
  for (const [name, point] of [
    ['exit', exit],
    ['exceptional exit', exceptionalExit],
  ] as const) {
    if (point === undefined) continue;
    if (!isPoint(point)) report(`the ${name} is no point`);
    else if ((body.outgoing[point]?.length ?? 0) > 0) report(`an edge leaves the ${name}`, point);
  }
  if (exit !== undefined && exit === exceptionalExit) report('the two exits are the same point', exit);
  let listed = 0;
  for (let point = 0; point < body.outgoing.length; point++) {
    const edges = body.outgoing[point] as readonly Edge[];
    for (const edge of edges) {
      if (edge.from !== point) report(`the edge is listed at point ${point}`, edge);
      if (body.edges[listed++] !== edge) report('edges and outgoing edges are not listed in the same order', edge);
      const ends = isPoint(edge.to) && (edge.exceptional === undefined || isPoint(edge.exceptional));
      if (!ends) report('the edge leads to no point', edge);
      sound &&= ends && edge.from === point;
    }
    verifyLeaving(verification, point, edges);
  }
  if (listed !== body.edges.length) report(`there are ${body.edges.length} edges instead of ${listed}`);
  if (sound) verifyReached(verification);
  return sound;
}

function verifyLeaving(verification: Verification, point: Point, edges: readonly Edge[]): void {
  const { body, report } = verification;
  const [first] = edges;
  if (first === undefined) {
    if (point !== body.exit && point !== body.exceptionalExit) report('no edge leaves the point', point);
    return;
  }
  for (const edge of edges) {
    const { kind } = edge.instruction;
    if (mayThrow(edge.instruction) !== (edge.exceptional !== undefined)) {
      report(
        edge.exceptional === undefined
          ? `'${kind}' lacks an exceptional successor`
          : `'${kind}' has an exceptional successor`,
        edge,
      );
    }
    if ((kind === 'return') !== (edge.to === body.exit)) {
      report(kind === 'return' ? "'return' does not lead to the exit" : `'${kind}' leads to the exit`, edge);
    }
    if (edge.exceptional !== undefined && edge.exceptional === body.exit) {
      report('the exceptional successor is the normal exit', edge);
    }
  }
  verifyBranch(verification, point, edges);
}

function verifyReached({ body, report }: Verification): void {
  const reached = new Uint8Array(body.points);
  const stack = [0];
  reached[0] = 1;
  const visit = (point: Point): void => {
    if (reached[point] !== 0) return;
    reached[point] = 1;
    stack.push(point);
  };
  for (let point = stack.pop(); point !== undefined; point = stack.pop()) {
    for (const edge of body.outgoing[point] as readonly Edge[]) {
      visit(edge.to);
      if (edge.exceptional !== undefined) visit(edge.exceptional);
    }
  }
  for (let point = 0; point < body.points; point++) if (reached[point] === 0) report('the point is not reached', point);
}
