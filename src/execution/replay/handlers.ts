/** Which exceptions the code around an instruction catches. */
import type { Body, Edge, Point } from '../../ir/body.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { ClassName } from '../../ir/types.js';

/** Whether a handler of the body takes what comes out of the edge, by its class; `finally` blocks, which throw it again, do not. */
export function takes(hierarchy: Hierarchy, body: Body | undefined, edge: Edge, exception: ClassName): boolean {
  const seen = new Set<Point>();
  let point = edge.exceptional;
  while (body !== undefined && point !== undefined && !seen.has(point)) {
    seen.add(point);
    let next: Point | undefined;
    for (const { instruction, to } of body.outgoing[point] ?? []) {
      if (instruction.kind !== 'assume' || instruction.condition.kind !== 'instanceof') continue;
      const { type, negated } = instruction.condition;
      if (negated) next = to;
      else if (hierarchy.isSubclass(exception, type)) return true;
    }
    point = next;
  }
  return false;
}
