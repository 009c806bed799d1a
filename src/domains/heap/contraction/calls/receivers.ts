/** The classes that the receiver of a call may have, and which of them run a method. */
import type { CallInstruction, Code, CodeEdge } from '../../../../engine/code.js';
import type { Receiver } from '../../../../engine/domain.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { MethodDeclaration } from '../../../../ir/program.js';
import { isArray, OBJECT, type TypeName } from '../../../../ir/types.js';
import { NULL_NODE } from '../../../../structures/heap-graph.js';
import type { ShapeState } from '../state/state.js';
import type { ShapeTables } from '../tables.js';

/** Undefined where the label of the object says no more than the type of the variable; none where there is no object. */
export function receivers(
  tables: ShapeTables,
  { code, edge }: CodeEdge,
  state: ShapeState,
): readonly Receiver[] | undefined {
  const { instruction } = edge;
  if (instruction.kind !== 'call') return undefined;
  const [operand] = instruction.arguments;
  if (operand === undefined) return undefined;
  if (operand.kind === 'constant') return operand.value === null ? [] : [{ type: operand.type, exact: true }];
  const heap = tables.graphs.graph(state.graph);
  const node = heap.variables[tables.slots(code).of(operand)];
  if (node === undefined) return undefined;
  if (node === NULL_NODE) return [];
  const { labels } = tables;
  const { classes } = labels.label(heap.labels[node] as number);
  const fitting = fittingClasses(tables, classes, operand.type);
  if (fitting === -1 || fitting === labels.atMost(operand.type)) return undefined;
  // An array has the methods of java.lang.Object, and is of no class below it.
  return labels.receivers(fitting).map((each) => (isArray(each.type) ? { type: OBJECT, exact: true } : each));
}

/** Those of the classes on which the call runs the callee; -1 if there are none. */
export function selecting(
  tables: ShapeTables,
  { dispatch, method }: CallInstruction,
  callee: Code,
  classes: number,
): number {
  if (dispatch !== 'virtual' && dispatch !== 'interface') return classes;
  const { labels } = tables;
  const { hierarchy } = tables.program;
  const resolved = hierarchy.resolveMethod(method);
  if (resolved === undefined || !hierarchy.isComplete(callee.method.owner)) return classes;
  const all = labels.receivers(classes);
  const selected = all.filter((each) => maySelect(hierarchy, each, resolved, callee.method));
  if (selected.length === 0) return -1;
  const kept = selected.length === all.length ? classes : labels.classes(selected);
  return fittingClasses(tables, kept, callee.method.owner);
}

/** Those of the classes that can be of the type, -1 if none can; all where a supertype is missing, for then nothing is certain. */
export function fittingClasses({ labels, program }: ShapeTables, classes: number, type: TypeName): number {
  const { hierarchy } = program;
  if (!isComplete(hierarchy, type)) return classes;
  if (labels.receivers(classes).some((each) => !isComplete(hierarchy, each.type))) return classes;
  return labels.narrowed(classes, type);
}

/** Whether an object of the class runs the callee when the resolved method is called on it. */
function maySelect(
  hierarchy: Hierarchy,
  { type, exact }: Receiver,
  resolved: MethodDeclaration,
  callee: MethodDeclaration,
): boolean {
  // Where a supertype is missing, what the class runs cannot be told.
  if (!isComplete(hierarchy, type)) return true;
  if (!exact && !isBelow(hierarchy, type, callee)) return true;
  const selection = hierarchy.selectMethod(type, resolved);
  return selection.kind !== 'method' || selection.method === callee;
}

/** Whether what the class selects, or an override further down, is what all its subclasses run. */
function isBelow(hierarchy: Hierarchy, type: TypeName, { owner }: MethodDeclaration): boolean {
  return hierarchy.isAssignable(type, owner) && !hierarchy.isInterface(owner) && !hierarchy.isInterface(type);
}

function isComplete(hierarchy: Hierarchy, type: TypeName): boolean {
  return isArray(type) || hierarchy.isComplete(type);
}
