/** How two numbers may compare: a set of less, equal, greater. Composed as in the point algebra (Vilain and Kautz, AAAI 1986). */
import type { Numbered } from '../../../base/numbered.js';
import type { Sense, Truth } from '../../../base/truth.js';
import type { PredicateOperator } from '../vocabulary.js';

export type Orders = Numbered<'orders'>;

export const LESS = 1;
export const EQUAL = 2;
export const GREATER = 4;
export const ANY_ORDER = 7;

/** What a comparison, or its negation, allows. */
export function allowed(operator: PredicateOperator, sense: Sense): Orders {
  const holds = sense === 'holds';
  const orders = operator === '=' ? EQUAL : operator === '<' ? LESS : LESS | EQUAL;
  return holds ? orders : ANY_ORDER & ~orders;
}

export function decided(operator: PredicateOperator, orders: Orders): Truth {
  const holding = orders & allowed(operator, 'holds');
  if (holding === 0) return 'no';
  return holding === orders ? 'yes' : 'unknown';
}

/** The orders of right and left. */
export function swapped(orders: Orders): Orders {
  return ((orders & LESS) << 2) | (orders & EQUAL) | ((orders & GREATER) >> 2);
}

/** The orders of a and c, from those of a and b and of b and c. */
export function composed(first: Orders, second: Orders): Orders {
  return COMPOSED[first * 8 + second] as number;
}

const COMPOSED = Uint8Array.from({ length: 64 }, (_, index) => {
  let result = 0;
  for (const first of [LESS, EQUAL, GREATER]) {
    for (const second of [LESS, EQUAL, GREATER]) {
      if (((index >> 3) & first) === 0 || (index & second) === 0) continue;
      if (first === EQUAL) result |= second;
      else if (second === EQUAL || first === second) result |= first;
      else result |= ANY_ORDER;
    }
  }
  return result;
});
