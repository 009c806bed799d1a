/** Whether the code around a call reckons with an exception of it: then it is no mistake. */

import type { Body, Edge } from '../../../../ir/body.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { ClassName } from '../../../../ir/types.js';
import { TYPES } from '../../../../library/index.js';
import { CHECK_BUDGETS } from '../../budgets.js';

/** Handlers of these are there for anything. */
const ANYTHING: ReadonlySet<ClassName> = new Set([
  'java.lang.Exception',
  'java.lang.RuntimeException',
  'java.lang.Throwable',
  ...TYPES.with('checked-refusal'),
]);

const FURTHEST = CHECK_BUDGETS['inspections/protocols/expected'].furthest.most;

export function isExpected(hierarchy: Hierarchy, body: Body, { exceptional }: Edge, exception: ClassName): boolean {
  let point = exceptional;
  for (let steps = 0; steps < FURTHEST && point !== undefined; steps++) {
    const edges: readonly Edge[] = body.outgoing[point] ?? [];
    point = undefined;
    for (const { instruction, to } of edges) {
      if (instruction.kind !== 'assume' || instruction.condition.kind !== 'instanceof') continue;
      const { type, negated } = instruction.condition;
      if (negated) point = to;
      else if (hierarchy.isSubclass(exception, type) && !ANYTHING.has(type)) return true;
    }
  }
  return false;
}
