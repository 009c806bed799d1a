/** Operators on two constants. */
import { calculate } from '../../../ir/arithmetic.js';
import type { ArithmeticOperator, Constant } from '../../../ir/instructions.js';
import type { TypeName } from '../../../ir/types.js';

/** Undefined where the result is not known: division by zero, operands that are no numbers. */
export function calculated(
  operator: ArithmeticOperator,
  type: TypeName,
  left: Constant,
  right: Constant,
): number | bigint | undefined {
  if (typeof left.value !== 'number' && typeof left.value !== 'bigint') return undefined;
  if (typeof right.value !== 'number' && typeof right.value !== 'bigint') return undefined;
  // A widened int may still be written as one.
  return calculate(
    operator,
    type,
    type === 'long' ? BigInt(left.value) : Number(left.value),
    isShift(operator) ? right.value : type === 'long' ? BigInt(right.value) : Number(right.value),
  );
}

function isShift(operator: ArithmeticOperator): boolean {
  return operator === '<<' || operator === '>>' || operator === '>>>';
}
