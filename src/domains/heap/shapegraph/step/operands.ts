/** Operands of instructions as slots and truths of a state that is being changed. */
import type { Expression, Operand } from '../../../../ir/instructions.js';
import { isReference } from '../../../../ir/types.js';
import type { Slots } from '../slots.js';
import { CELL, FALSE, SOME, TRUE, UNKNOWN, type Work } from '../state.js';

/** What a reference operand is: the variable of the graph that holds it, and its kind. */
export interface Held {
  readonly source: number;
  readonly kind: number;
}

export const NOTHING: Held = { source: -1, kind: CELL };

export function held(slots: Slots, { sources, kinds }: Work, operand: Operand): Held {
  if (operand.kind === 'constant') return operand.value === null ? NOTHING : { source: -1, kind: SOME };
  const slot = slots.of(operand);
  return slot === -1 ? NOTHING : { source: sources[slot] as number, kind: kinds[slot] as number };
}

export function put({ sources, kinds }: Work, slot: number, { source, kind }: Held): void {
  sources[slot] = source;
  kinds[slot] = kind;
}

/** What is known of a boolean operand; numbers other than the constants 0 and 1 are never known. */
export function truthOf(slots: Slots, truths: ArrayLike<number>, operand: Operand): number {
  if (operand.kind === 'constant') return operand.value === 0 ? FALSE : operand.value === 1 ? TRUE : UNKNOWN;
  const place = slots.truth(operand);
  return place === -1 ? UNKNOWN : (truths[place] as number);
}

export function negated(truth: number): number {
  return truth === UNKNOWN ? UNKNOWN : truth === TRUE ? FALSE : TRUE;
}

export type Binary = Extract<Expression, { kind: 'binary' }>;

/** Whether an expression compares references. */
export function comparesReferences({ operator, left, right }: Binary): boolean {
  return (operator === '==' || operator === '!=') && isReference(left.type) && isReference(right.type);
}
