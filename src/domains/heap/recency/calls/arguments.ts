/** What is given to a callee: the values of the arguments, the receiver restricted to objects that select the callee. */

import type { Code, CodeEdge } from '../../../../engine/code.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { MethodDeclaration } from '../../../../ir/program.js';
import { isArray, OBJECT, type TypeName } from '../../../../ir/types.js';
import type { Region } from '../regions/regions.js';
import type { State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import { NOT_NULL, type Value } from '../state/values.js';
import { operandValue } from '../step/operands.js';

/** Undefined where no machine state of the given one can make the call run this callee. */
export function callArguments(tables: Tables, at: CodeEdge, callee: Code, state: State): readonly Value[] | undefined {
  const { instruction } = at.edge;
  if (instruction.kind !== 'call') return [];
  const values = instruction.arguments.map((operand) => operandValue(tables, state, operand));
  const [receiver, ...rest] = values;
  if (instruction.dispatch === 'static' || receiver === undefined || receiver.kind === 'number') return values;
  const isSelected = instruction.dispatch === 'special' ? undefined : selects(tables, at, callee, state);
  const targets = isSelected === undefined ? receiver.targets : receiver.targets.filter(isSelected);
  if (targets.length === 0) return undefined;
  return [tables.reference(NOT_NULL, targets), ...rest];
}

/** The state before the call in which the receiver, where it is a variable, is what the callee gets. */
export function withReceiver(tables: Tables, at: CodeEdge, state: State, given: readonly Value[]): State {
  const { instruction } = at.edge;
  if (instruction.kind !== 'call' || instruction.dispatch === 'static') return state;
  const [operand] = instruction.arguments;
  const [value] = given;
  if (operand?.kind !== 'variable' || value === undefined) return state;
  return tables.withVariable(state, operand.index, value);
}

function selects(tables: Tables, at: CodeEdge, callee: Code, state: State): ((region: Region) => boolean) | undefined {
  const { instruction } = at.edge;
  if (instruction.kind !== 'call') return undefined;
  const resolved = tables.hierarchy.resolveMethod(instruction.method);
  if (resolved === undefined) return undefined;
  return (region) => {
    const kind = tables.kindOf(region);
    if (kind.kind === 'constant')
      return maySelect(tables.hierarchy, { type: kind.type, exact: true }, resolved, callee.method);
    const contents = state.heap.get(region);
    const { type = OBJECT, exact = false } = contents ?? {};
    return maySelect(tables.hierarchy, { type, exact }, resolved, callee.method);
  };
}

/** Whether some class within the bound runs the callee when the resolved method is called on it. */
function maySelect(
  hierarchy: Hierarchy,
  bound: { readonly type: TypeName; readonly exact: boolean },
  resolved: MethodDeclaration,
  callee: MethodDeclaration,
): boolean {
  const { type, exact } = bound;
  // Where a supertype is missing, what the class runs cannot be told.
  if (!isComplete(hierarchy, type) || !hierarchy.isComplete(callee.owner)) return true;
  if (exact) {
    const selection = hierarchy.selectMethod(type, resolved);
    return selection.kind !== 'method' || selection.method === callee;
  }
  const isBelow = hierarchy.isAssignable(type, callee.owner);
  if (!isBelow || hierarchy.isInterface(callee.owner) || hierarchy.isInterface(type)) {
    return (
      isBelow ||
      hierarchy.isInterface(type) ||
      hierarchy.isInterface(callee.owner) ||
      hierarchy.isAssignable(callee.owner, type)
    );
  }
  // Subclasses of a class that overrides the callee run its override, or a lower one.
  const selection = hierarchy.selectMethod(type, resolved);
  return selection.kind !== 'method' || selection.method === callee;
}

function isComplete(hierarchy: Hierarchy, type: TypeName): boolean {
  return isArray(type) || hierarchy.isComplete(type);
}

/** The tighter of two upper bounds of one object's class; `first` where they are unrelated. */
export function tighter(
  hierarchy: Hierarchy,
  first: TypeName | undefined,
  second: TypeName | undefined,
): TypeName | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  return hierarchy.isAssignable(second, first) ? second : first;
}
