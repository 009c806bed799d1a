/** How far the numbers of a check are from what it demands: what is known of them, and so what is missing. */
import type { Condition } from '../../../ir/instructions.js';
import type { Interval } from '../../../lattices/interval.js';
import { dimensionExpression, minus } from '../../../lattices/linear/expressions.js';
import type { LinearNumbers } from './numbers.js';
import { dimensionOf } from './terms.js';

export interface Distances {
  /** Of the number itself. */
  readonly value: Interval;
  /** Of an index, less the length of its array. */
  readonly beyond?: Interval;
}

export function distancesOf<E>(numbers: LinearNumbers<E>, state: E, condition: Condition): Distances | undefined {
  if (condition.kind === 'not-zero' || condition.kind === 'not-negative')
    return { value: numbers.range(state, condition.operand) };
  if (condition.kind !== 'in-bounds') return undefined;
  const { array, index } = condition;
  const [value, length] = [numbers.formOf(index), dimensionOf(array)];
  if (value === undefined || length === undefined) return undefined;
  const typed = numbers.typed(state, array, index);
  return {
    value: numbers.range(state, index),
    beyond: numbers.boundsOf(typed, { value: minus(value, dimensionExpression(length)), divisor: 1 }),
  };
}
