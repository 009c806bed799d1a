/** Merging the states of paths that meet: exact, since their conditions exclude each other. */

import type { Algebra, Condition, Node } from '../algebra.js';
import { RELATIONAL_BUDGETS } from '../budgets.js';
import { FALSE } from '../conditions.js';
import { fieldIn } from '../epochs.js';
import type { Allocation, PathState } from '../state.js';
import type { FieldName } from '../symbols.js';

const LONGEST_CHOICE = RELATIONAL_BUDGETS['execution/merge'].longestChoice.most;
const LONGEST_PATH = RELATIONAL_BUDGETS['execution/merge'].longestPath.most;

/** `isLive`: variables that may still be read; the others are forgotten. */
export function merge(
  algebra: Algebra,
  left: PathState,
  right: PathState,
  isLive: (variable: number) => boolean,
  limited: (node: Node) => Node,
): PathState {
  const { conditions } = algebra;
  if (left.condition === FALSE) return right;
  if (right.condition === FALSE) return left;
  const either = conditions.or(left.condition, right.condition);
  // Sound, since an atom of its own stands for what it really is on the run.
  const short = (long: Condition, limit: number): Condition =>
    conditions.size(long) > limit ? conditions.unknown('the condition is too long') : long;
  const condition = short(either, LONGEST_PATH);
  // Mostly nothing differs.
  let known: Condition | undefined;
  const chosenBy = (): Condition => {
    known ??= short(conditions.within(left.condition, either), LONGEST_CHOICE);
    return known;
  };
  const choose = (first: Node, second: Node): Node =>
    first === second ? first : limited(algebra.choice(chosenBy(), first, second));
  const variables = left.variables.map((first, index) => {
    const second = right.variables[index];
    if (first === undefined || second === undefined || !isLive(index)) return undefined;
    return choose(first, second);
  });
  return {
    condition,
    variables,
    fields: mergeFields(algebra, left.fields, right.fields, choose),
    allocated: mergeAllocated(algebra, left.allocated, right.allocated),
  };
}

function mergeFields(
  algebra: Algebra,
  left: ReadonlyMap<FieldName, Node>,
  right: ReadonlyMap<FieldName, Node>,
  choose: (first: Node, second: Node) => Node,
): ReadonlyMap<FieldName, Node> {
  if (left === right) return left;
  const result = new Map<FieldName, Node>();
  for (const [field, first] of left) result.set(field, choose(first, fieldIn(algebra, right, field)));
  for (const [field, second] of right) {
    if (!left.has(field)) result.set(field, choose(fieldIn(algebra, left, field), second));
  }
  return result;
}

function mergeAllocated(
  algebra: Algebra,
  left: readonly Allocation[],
  right: readonly Allocation[],
): readonly Allocation[] {
  if (left === right || right.length === 0) return left;
  if (left.length === 0) return right;
  const result = [...left];
  for (const allocation of right) {
    const place = result.findIndex(({ object, type }) => object === allocation.object && type === allocation.type);
    const known = result[place];
    if (known === undefined) result.push(allocation);
    else if (known.condition !== allocation.condition) {
      const either: Condition = algebra.conditions.or(known.condition, allocation.condition);
      const isLong = algebra.conditions.size(either) > LONGEST_PATH;
      const condition = isLong ? algebra.conditions.unknown('the condition is too long') : either;
      result[place] = { ...known, condition };
    }
  }
  return result;
}
