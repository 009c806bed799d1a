/** Where lowering can see that a check would always succeed, it leaves it out. */

import type { Operand } from '../../../ir/instructions.js';
import type { Span } from '../../../ir/span.js';
import { isPrimitive, isReference } from '../../../ir/types.js';
import type { Expression } from '../tree.js';
import type { LoweringContext } from './context.js';

export const NULL_POINTER = 'java.lang.NullPointerException';

/** `source` is the expression that the operand came from, if it is known. */
export function checkNotNull(context: LoweringContext, operand: Operand, span: Span, source?: Expression): void {
  if (source !== undefined && neverNull(source)) return;
  if (operand.kind === 'constant' && operand.value !== null) return;
  context.check({ kind: 'not-null', operand }, NULL_POINTER, span);
}

function neverNull(expression: Expression): boolean {
  switch (expression.kind) {
    case 'new':
    case 'new-array':
    case 'array-literal':
    case 'concat':
    case 'non-null':
      return true;
    case 'local':
      return expression.local.name === 'this';
    case 'literal':
      return expression.constant.value !== null;
    case 'cast':
      return neverNull(expression.operand);
    default:
      return false;
  }
}

export function checkDivisor(context: LoweringContext, divisor: Operand, type: string, span: Span): void {
  if (divisor.kind === 'constant' && Number(divisor.value) !== 0) return;
  context.check({ kind: 'not-zero', operand: divisor, type }, 'java.lang.ArithmeticException', span);
}

export function checkStorable(
  context: LoweringContext,
  array: Operand & { readonly kind: 'variable' },
  value: Operand,
  span: Span,
): void {
  const element = array.type.slice(0, -2);
  if (isPrimitive(element) || !isReference(element)) return;
  if (value.kind === 'constant' && value.value === null) return;
  // A cast may have hidden the type of the array: `((Object[]) strings)[0] = value`.
  if (context.environment.isFinal(element) && context.environment.isAssignable(value.type, element)) return;
  context.check({ kind: 'storable', array, value }, 'java.lang.ArrayStoreException', span);
}
