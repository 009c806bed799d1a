/** Sums and other numbers made of numbers. */
import type { BinaryOperator } from '../../../ir/instructions.js';
import { ANY_ORDER, EQUAL, GREATER, LESS, type Order, turned } from './order.js';
import type { Sketch } from './state.js';
import { anyOf, GREATEST, LEAST, type NumberValue, range, type SymbolNumber } from './values.js';

interface Operands {
  readonly left: SymbolNumber;
  readonly right: SymbolNumber;
  /** Whether it may be relied on that the operand is far from overflow. */
  readonly isCounter: (side: 'left' | 'right') => boolean;
}

/** Of two `int`. */
export function arithmetic(sketch: Sketch, operator: BinaryOperator, operands: Operands): SymbolNumber {
  const [left, right] = [sketch.number(operands.left), sketch.number(operands.right)];
  if (operator === '+' && isConstant(right))
    return shifted(sketch, operands.left, right.low, () => operands.isCounter('left'));
  if (operator === '+' && isConstant(left))
    return shifted(sketch, operands.right, left.low, () => operands.isCounter('right'));
  if (operator === '-' && isConstant(right))
    return shifted(sketch, operands.left, -right.low, () => operands.isCounter('left'));
  return sketch.fresh(rangeOf(operator, left, right));
}

function isConstant({ low, high }: NumberValue): boolean {
  return low === high;
}

function rangeOf(operator: BinaryOperator, left: NumberValue, right: NumberValue): NumberValue {
  switch (operator) {
    case '+':
      return within(left.low + right.low, left.high + right.high);
    case '-':
      return within(left.low - right.high, left.high - right.low);
    case '*':
      return left.low >= 0 && right.low >= 0 ? within(left.low * right.low, left.high * right.high) : ANY_INT;
    case '/':
      return left.low >= 0 && right.low >= 1 ? range(0, left.high) : ANY_INT;
    case '%':
      return left.low >= 0 && right.low >= 1 ? range(0, Math.min(left.high, right.high - 1)) : ANY_INT;
    case '>>':
    case '>>>':
      return left.low >= 0 ? range(0, left.high) : ANY_INT;
    case '&':
      if (left.low >= 0) return range(0, left.high);
      return right.low >= 0 ? range(0, right.high) : ANY_INT;
    default:
      return ANY_INT;
  }
}

const ANY_INT = anyOf('int') as NumberValue;

/** Anything where it may overflow. */
function within(low: number, high: number): NumberValue {
  return low >= LEAST && high <= GREATEST ? range(low, high) : ANY_INT;
}

/** A number and a constant: how the sum compares with other numbers is known from how the number does. */
function shifted(sketch: Sketch, symbol: SymbolNumber, by: number, isCounter: () => boolean): SymbolNumber {
  if (by === 0) return symbol;
  const { low, high } = sketch.number(symbol);
  let sum = range(low + by, high + by);
  if (sum.low < LEAST || sum.high > GREATEST) {
    const isOutside = sum.low > GREATEST || sum.high < LEAST;
    if (isOutside || !(isBounded(sketch, symbol, by) || (Math.abs(by) <= SMALL && isCounter()))) {
      const any = sketch.fresh(ANY_INT);
      sketch.setOrder(any, symbol, LESS | GREATER);
      return any;
    }
    sum = range(Math.max(sum.low, LEAST), Math.min(sum.high, GREATEST));
  }
  const result = sketch.fresh(sum);
  for (const [one, other, order] of [...sketch.learnt()]) {
    if (one === symbol) moved(sketch, result, other, order, by);
    else if (other === symbol) moved(sketch, result, one, turned(order), by);
  }
  sketch.setOrder(result, symbol, by > 0 ? GREATER : LESS);
  return result;
}

/** Counters are changed by no more at once. */
const SMALL = 1 << 16;

/** Whether it is below, or above, some other number, so that one more, or less, is still a number. */
function isBounded(sketch: Sketch, symbol: SymbolNumber, by: number): boolean {
  if (Math.abs(by) !== 1) return false;
  const towards = by > 0 ? LESS : GREATER;
  return [...sketch.learnt()].some(
    ([one, other, order]) => (one === symbol && order === towards) || (other === symbol && turned(order) === towards),
  );
}

/** The number compares with the other so, before the constant is added. */
function moved(sketch: Sketch, result: SymbolNumber, other: SymbolNumber, order: Order, by: number): void {
  let found = ANY_ORDER;
  const [towards, away] = by > 0 ? [LESS, GREATER] : [GREATER, LESS];
  if ((order & towards) === 0) found = away;
  else if (order === towards && Math.abs(by) === 1) found = towards | EQUAL;
  if (found !== ANY_ORDER) sketch.setOrder(result, other, found);
}
