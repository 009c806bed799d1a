/** Checks before an access, left out where they surely succeed: in the same places as in the IR of source. */
import { isSmallLength, type Operand, type Variable } from '../../../ir/instructions.js';
import { elementType, isPrimitive, type TypeName } from '../../../ir/types.js';
import type { TranslationState } from './translation/translation-state.js';

export const NULL_POINTER = 'java.lang.NullPointerException';

export function checkNotNull(state: TranslationState, operand: Operand): void {
  if (operand.kind === 'constant') {
    if (operand.value !== null) return;
  } else if (operand === state.receiver || state.fresh.has(operand)) return;
  state.check({ kind: 'not-null', operand }, NULL_POINTER);
}

export function checkDivisor(state: TranslationState, operand: Operand, type: TypeName): void {
  if (operand.kind === 'constant' && Number(operand.value) !== 0) return;
  state.check({ kind: 'not-zero', operand, type }, 'java.lang.ArithmeticException');
}

export function checkLength(state: TranslationState, operand: Operand): void {
  if (operand.kind === 'constant' && isSmallLength(Number(operand.value))) return;
  state.check({ kind: 'not-negative', operand }, 'java.lang.NegativeArraySizeException');
}

/** Not null, and the index within. */
export function checkIndex(state: TranslationState, array: Variable, index: Operand): void {
  if (isWithinFresh(state, array, index)) return;
  checkNotNull(state, array);
  state.check({ kind: 'in-bounds', array, index }, 'java.lang.ArrayIndexOutOfBoundsException');
}

/** A place in an array that the same expression made: `{a, b}`. */
function isWithinFresh(state: TranslationState, array: Variable, index: Operand): boolean {
  const length = state.freshLengths.get(array);
  if (length === undefined || index.kind !== 'constant') return false;
  const position = Number(index.value);
  return position >= 0 && position < length;
}

export function checkStorable(state: TranslationState, array: Variable, value: Operand): void {
  const element = elementType(array.type);
  if (isPrimitive(element)) return;
  if (value.kind === 'constant' && value.value === null) return;
  const isExact = state.fresh.has(array) || state.members.isFinal(element);
  if (isExact && state.context.hierarchy.isAssignable(value.type, element)) return;
  state.check({ kind: 'storable', array, value }, 'java.lang.ArrayStoreException');
}
