/** Signs: whether the integers in local variables can be negative, zero, positive. */
import type { Numbered } from '../../../base/numbered.js';
import type { ComparisonOperator } from '../../../ir/instructions.js';
import { notCovered } from '../../../lattices/lattice.js';
import { valueDomain } from '../../combinators/value-domain.js';

/** A set of signs, as bits. */
type Signs = Numbered<'signs'>;
const NEGATIVE = 1;
const ZERO = 2;
const POSITIVE = 4;
const NATURAL = ZERO | POSITIVE;
const ANY = NEGATIVE | NATURAL;
const NAMES = ['none', '< 0', '= 0', '<= 0', '> 0', '!= 0', '>= 0', 'any'];

const leq = (lower: Signs, upper: Signs): boolean => (lower & ~upper) === 0;
const show = (signs: Signs): string => NAMES[signs] ?? '';
const signOf = (value: number | bigint): Signs => (value < 0 ? NEGATIVE : value > 0 ? POSITIVE : ZERO);

const each = (signs: Signs): readonly Signs[] => [NEGATIVE, ZERO, POSITIVE].filter((sign) => (signs & sign) !== 0);

/** All signs that come out when the operator is applied to one sign of the left and one of the right. */
function pairwise(left: Signs, right: Signs, operator: (left: Signs, right: Signs) => Signs): Signs {
  let result = 0;
  for (const one of each(left)) for (const other of each(right)) result |= operator(one, other);
  return result;
}

/** Where neither factor is zero the product may wrap around to any sign, zero included. */
const product = (left: Signs, right: Signs): Signs => (left === ZERO || right === ZERO ? ZERO : ANY);

/** Division rounds towards zero; the least int divided by minus one is itself. A check has excluded the divisor zero. */
function quotient(left: Signs, right: Signs): Signs {
  if (right === ZERO) return 0;
  if (left === ZERO) return ZERO;
  if (left !== right) return NEGATIVE | ZERO;
  return left === NEGATIVE ? ANY : NATURAL;
}

/** A mask keeps a bit, that of the sign too, where both sides have it. */
function mask(left: Signs, right: Signs): Signs {
  if (left === ZERO || right === ZERO) return ZERO;
  return left === NEGATIVE && right === NEGATIVE ? NEGATIVE : NATURAL;
}

/** Whether numbers of these signs can be so related. The bits grow with the numbers. */
function canHold(comparison: ComparisonOperator, left: Signs, right: Signs): boolean {
  if (comparison === '==') return left === right;
  if (comparison === '!=') return left !== ZERO || right !== ZERO;
  if (left === right) return left !== ZERO || comparison === '<=' || comparison === '>=';
  return comparison === '<' || comparison === '<=' ? left < right : left > right;
}

export const signs = valueDomain<Signs>({
  id: 'signs',
  title: 'Whether the integers in local variables can be negative, zero, positive.',
  lattice: {
    bottom: 0,
    leq,
    join: (left, right) => left | right,
    widen: (_, newer) => newer,
    spell: (element, into) => into.push(element),
    show,
    whyNotLeq: notCovered({ leq, show }),
  },
  constant: signOf,
  any: (type) => (type === 'boolean' || type === 'char' ? NATURAL : ANY),
  binary: (operator, type, left, right) => {
    if (operator === '&') return pairwise(left, right, mask);
    if (type === 'boolean') return NATURAL;
    if (operator === '*') return pairwise(left, right, product);
    if (operator === '/') return pairwise(left, right, quotient);
    // The sign of a remainder is that of the dividend.
    if (operator === '%') return right === ZERO ? 0 : left | ZERO;
    return ANY;
  },
  convert: (from, to, operand) => {
    const widens = to === 'long' || (to === 'int' && from !== 'long');
    return widens ? operand : to === 'char' ? NATURAL : ANY;
  },
  refine: (comparison, _, left, right) => {
    const first = pairwise(left, right, (one, other) => (canHold(comparison, one, other) ? one : 0));
    const second = pairwise(left, right, (one, other) => (canHold(comparison, one, other) ? other : 0));
    return first === 0 ? undefined : [first, second];
  },
  contains: (element, value) => (element & signOf(value)) !== 0,
});
