/** What operators that are not linear say of their result and their operands together. */
import type { ArithmeticOperator, Operand } from '../../../ir/instructions.js';
import { constantExpression, type LinearExpression, minus, plus } from '../../../lattices/linear/expressions.js';
import type { LinearNumbers } from './numbers.js';

export interface Operation {
  readonly operator: ArithmeticOperator;
  readonly left: Operand;
  readonly right: Operand;
}

/** The state before, with what is known of the result, which `result` stands for. */
export function aboutResult<E>(
  numbers: LinearNumbers<E>,
  state: E,
  { operator, left, right }: Operation,
  result: LinearExpression,
): E {
  const [one, other] = [numbers.formOf(left), numbers.formOf(right)];
  const first = numbers.range(state, left);
  const second = numbers.range(state, right);
  const atMost = (lower: LinearExpression | undefined, upper: LinearExpression | undefined, known: E): E =>
    lower === undefined || upper === undefined ? known : numbers.atMost(known, minus(lower, upper));
  const below = (upper: LinearExpression | undefined, known: E): E =>
    upper === undefined ? known : numbers.atMost(known, plus(minus(result, upper), constantExpression(1)));
  const multiple = (modulus: number, known: E): E =>
    one === undefined || modulus < 2
      ? known
      : numbers.lattice.meet(known, { kind: 'multiple', expression: minus(one, result), modulus });
  let known = state;
  switch (operator) {
    case '%':
      // It has the sign of the dividend, and is smaller than the divisor.
      if (first.lower >= 0) known = atMost(result, one, known);
      if (first.upper <= 0) known = atMost(one, result, known);
      if (second.lower >= 1) known = below(other, known);
      return second.lower === second.upper ? multiple(Math.abs(second.lower), known) : known;
    case '/':
      return first.lower >= 0 && second.lower >= 1 ? atMost(result, one, known) : known;
    case '&':
      if (first.lower >= 0) known = atMost(result, one, known);
      if (second.lower >= 0) known = atMost(result, other, known);
      // The lowest bits, where the mask is all of them.
      return second.lower === second.upper && Number.isInteger(Math.log2(second.lower + 1))
        ? multiple(second.lower + 1, known)
        : known;
    case '|':
      if (first.lower < 0 || second.lower < 0) return known;
      return atMost(one, result, atMost(other, result, known));
    case '>>':
    case '>>>':
      return first.lower >= 0 ? atMost(result, one, known) : known;
    default:
      return known;
  }
}
