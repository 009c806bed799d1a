/** Arithmetic on numbers: constants are computed as Java's int does, the rest is kept as a term. */
import type { TypeName } from '../../../ir/types.js';
import type { Algebra } from '../algebra.js';
import { ARITHMETIC_OPERATORS, type Node } from '../operators.js';

export function simplifyArithmetic(
  algebra: Algebra,
  operator: string,
  operands: readonly Node[],
  type: TypeName,
): Node {
  const numbers = operands.map((operand) => integerOf(algebra, operand));
  const [first, second] = numbers;
  if (type === 'int' && first !== undefined && (operands.length === 1 || second !== undefined)) {
    const value = compute(operator, first, second ?? 0);
    if (value !== undefined) return algebra.constant(String(value), 'int');
  }
  if ((operator === '+' || operator === '-') && second === 0 && (type === 'int' || type === 'long'))
    return operands[0] as Node;
  if (operator === '+' && first === 0 && (type === 'int' || type === 'long')) return operands[1] as Node;
  if (operator === '-' && (type === 'int' || type === 'long') && operands[0] === operands[1])
    return algebra.constant('0', type);
  const known: readonly string[] = ARITHMETIC_OPERATORS;
  const place = known.indexOf(operator);
  if (place < 0)
    return algebra.unknown('the result of a computation', [type], {
      lower: algebra.none(),
      upper: algebra.type(type),
      single: true,
    });
  return algebra.rawArithmetic(place, operands, type);
}

/** The value of an int constant. */
export function integerOf(algebra: Algebra, node: Node): number | undefined {
  const symbol = algebra.symbol(node);
  return symbol?.kind === 'constant' && symbol.type === 'int' ? Number(symbol.text) : undefined;
}

function compute(operator: string, left: number, right: number): number | undefined {
  switch (operator) {
    case '+':
      return (left + right) | 0;
    case '-':
      return (left - right) | 0;
    case '*':
      return Math.imul(left, right);
    case 'negate':
      return -left | 0;
  }
  return undefined;
}
