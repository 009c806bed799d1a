/** Operands of instructions as slots and truths of a state that is being changed. */
import type { Expression, Operand } from '../../../../ir/instructions.js';
import { isReference } from '../../../../ir/types.js';
import { NULL_NODE } from '../../../../structures/heap-graph.js';
import type { Slots } from '../state/slots.js';
import { FALSE, type ShapeState, TRUE, UNKNOWN, type Work } from '../state/state.js';
import type { ShapeTables } from '../tables.js';

/** The node of a reference operand; a constant gets a node of its own. */
export function nodeOf(tables: ShapeTables, slots: Slots, { draft }: Work, operand: Operand): number {
  if (operand.kind === 'variable') {
    const slot = slots.of(operand);
    return slot === -1 ? NULL_NODE : (draft.variables[slot] as number);
  }
  if (operand.value === null) return NULL_NODE;
  return draft.addNode(
    tables.labels.number({
      vague: true,
      nullable: false,
      age: 'any',
      known: 0,
      classes: tables.labels.exactly(operand.type),
    }),
  );
}

/** The variables with a slot set to a variable or null; undefined for other operands. */
export function copied(
  { graphs }: ShapeTables,
  slots: Slots,
  { graph }: ShapeState,
  target: number,
  operand: Expression,
): { readonly variables: Int32Array } | undefined {
  const isNull = operand.kind === 'constant' && operand.value === null;
  if (!isNull && operand.kind !== 'variable') return undefined;
  const variables = graphs.graph(graph).variables.slice();
  variables[target] = operand.kind === 'variable' ? (variables[slots.of(operand)] ?? NULL_NODE) : NULL_NODE;
  return { variables };
}

/** A slot that holds the operand: its own, or one that is pushed behind the others. */
export function slotOf(tables: ShapeTables, slots: Slots, work: Work, operand: Operand): number {
  if (operand.kind === 'variable') {
    const slot = slots.of(operand);
    if (slot !== -1) return slot;
  }
  const node = nodeOf(tables, slots, work, operand);
  return work.draft.variables.push(node) - 1;
}

/** Takes away what was pushed, in all cases of a split. */
export function popTo(count: number, ...works: readonly (Work | undefined)[]): void {
  for (const work of works) if (work !== undefined) work.draft.variables.length = count;
}

/** What is known of a boolean operand; numbers other than the constants 0 and 1 are never known. */
export function truthOf(slots: Slots, { truths }: { readonly truths: ArrayLike<number> }, operand: Operand): number {
  if (operand.kind === 'constant') return operand.value === 0 ? FALSE : operand.value === 1 ? TRUE : UNKNOWN;
  const place = slots.truth(operand);
  return place === -1 ? UNKNOWN : (truths[place] as number);
}

export function negated(truth: number): number {
  return truth === UNKNOWN ? UNKNOWN : truth === TRUE ? FALSE : TRUE;
}

/** Whether an expression compares references. */
export function comparesReferences(expression: Expression): boolean {
  if (expression.kind !== 'binary') return false;
  const { operator, left, right } = expression;
  return (operator === '==' || operator === '!=') && isReference(left.type) && isReference(right.type);
}
