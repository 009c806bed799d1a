/** Variables of which more must be known than is: all that they may be is followed. */
import type { Operand, Variable } from '../../../ir/instructions.js';
import { oneOf } from '../heap/escaped.js';
import {
  ANY_OTHER_REFERENCE,
  isObject,
  isUnknown,
  NULL_REFERENCE,
  OTHER_REFERENCE,
  type Reference,
  UNKNOWN_NOT_NULL,
} from '../heap/references.js';
import type { State } from './state.js';
import { fitting, isOtherPossible, type StepWorld, type Ways } from './world.js';

/** Whether a variable is not known well enough: then all that it may be is pushed, and the step is made again from there. */
export function isResolving(world: StepWorld, state: State, operands: readonly Operand[], ways: Ways): boolean {
  for (const operand of operands) {
    if (operand.kind !== 'variable') continue;
    const reference = state.frame.get(operand.index);
    if (!isUnknown(reference)) continue;
    if (world.options.imagination !== undefined) {
      // There are more objects than those that were imagined so far.
      const { line } = lineOf(state);
      ways.leaveOut(`an object from an unknown place is used at line ${line}`);
      return true;
    }
    const objects = fitting(world, state.heap, operand.type);
    const others = isOtherPossible(world, state.heap, operand.type) ? [OTHER_REFERENCE] : [];
    const none = reference === UNKNOWN_NOT_NULL ? [] : [NULL_REFERENCE];
    split(world, state, operand, [...objects, ...others, ...none], ways);
    return true;
  }
  return false;
}

/** What is stored is null or is not. */
export function isSplitting(world: StepWorld, state: State, operand: Operand, ways: Ways): boolean {
  if (operand.kind !== 'variable' || state.frame.get(operand.index) !== ANY_OTHER_REFERENCE) return false;
  split(world, state, operand, [OTHER_REFERENCE, NULL_REFERENCE], ways);
  return true;
}

function split(
  _world: StepWorld,
  state: State,
  { index }: Variable,
  references: readonly Reference[],
  ways: Ways,
): void {
  for (const reference of references) {
    const way = state.copy();
    way.isCertain = false;
    way.frame.set(index, isObject(reference) ? oneOf(way.heap, reference) : reference);
    ways.push(way);
  }
}

/** Where the state is in the source. */
function lineOf({ frame }: State): { readonly line: number } {
  const [edge] = frame.code.edges[frame.point] ?? [];
  return edge?.at.edge.span ?? frame.code.code.method.span;
}
