/** The conditions on the edges that leave a point exclude each other and leave nothing out. */
import type { Edge, Point } from '../body.js';
import { isNegation, sameOperand } from '../conditions.js';
import type { Expression } from '../instructions.js';
import type { Verification } from './verification.js';

export function verifyBranch({ report }: Verification, point: Point, edges: readonly Edge[]): void {
  const conditions: Expression[] = [];
  for (const edge of edges) {
    if (edge.instruction.kind === 'assume') conditions.push(edge.instruction.condition);
    else if (edges.length > 1) return report(`several edges leave the point, one by '${edge.instruction.kind}'`, edge);
  }
  const [first, second] = conditions;
  if (first === undefined) return;
  if (second === undefined) {
    if (first.kind !== 'constant' || first.value !== 1) report('a single assumption may fail', point);
    return;
  }
  const opposite = conditions.length === 2 && (isNegation(first, second) || isNegation(second, first));
  if (!opposite && !isPartition(conditions)) report('the assumptions are not exclusive and exhaustive', point);
}

/** Sets of values that do not meet, and one branch for all the rest. */
function isPartition(conditions: readonly Expression[]): boolean {
  const [first] = conditions;
  if (first?.kind !== 'among') return false;
  const taken = new Set<number>();
  let rest: readonly number[] | undefined;
  for (const condition of conditions) {
    if (condition.kind !== 'among' || !sameOperand(condition.operand, first.operand)) return false;
    if (condition.negated) {
      if (rest !== undefined) return false;
      rest = condition.values;
      continue;
    }
    for (const value of condition.values) {
      if (taken.has(value)) return false;
      taken.add(value);
    }
  }
  return rest !== undefined && new Set(rest).size === taken.size && rest.every((value) => taken.has(value));
}
