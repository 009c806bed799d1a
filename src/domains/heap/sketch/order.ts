/** How two numbers may compare, as a set of the three ways. */
import type { Numbered } from '../../../base/numbered.js';
import type { ComparisonOperator } from '../../../ir/instructions.js';
import type { NumberValue } from './values.js';

export const LESS = 1;
export const EQUAL = 2;
export const GREATER = 4;
export const ANY_ORDER = 7;

/** A set of `LESS`, `EQUAL`, `GREATER`. */
export type Order = Numbered<'order'>;

export const ORDER_OF: Readonly<Record<ComparisonOperator, Order>> = {
  '==': EQUAL,
  '!=': LESS | GREATER,
  '<': LESS,
  '<=': LESS | EQUAL,
  '>': GREATER,
  '>=': GREATER | EQUAL,
};

/** The same seen from the other side. */
export function turned(order: Order): Order {
  return (order & EQUAL) | ((order & LESS) !== 0 ? GREATER : 0) | ((order & GREATER) !== 0 ? LESS : 0);
}

/** How a compares with c if a compares with b so, and b with c so. */
export function composed(first: Order, second: Order): Order {
  let found = 0;
  for (const one of [LESS, EQUAL, GREATER]) {
    if ((first & one) === 0) continue;
    for (const other of [LESS, EQUAL, GREATER]) {
      if ((second & other) === 0) continue;
      if (one === EQUAL) found |= other;
      else if (other === EQUAL || other === one) found |= one;
      else found |= ANY_ORDER;
    }
  }
  return found;
}

/** What their ranges alone say. */
export function orderOfRanges(left: NumberValue, right: NumberValue): Order {
  let order = 0;
  if (left.low < right.high) order |= LESS;
  if (left.high > right.low) order |= GREATER;
  if (left.low <= right.high && right.low <= left.high) order |= EQUAL;
  return order;
}
