/** Operators on values of which only positions are known. Exact where a constant is added; else what is cheap. */
import type { BinaryOperator, UnaryOperator } from '../../../ir/instructions.js';
import type { TypeName } from '../../../ir/types.js';
import { type Facts, type FactsTable, isSmall } from './facts.js';
import { EQUAL, GREATER, LESS, type Orders } from './orders.js';
import { eachPosition, greater, lesser, type Positions, type Range, rangeOf, type Scale } from './scale.js';

export interface Sum {
  readonly facts: Facts;
  /** How the sum compares with what was added to, for sure and if counters do not overflow. */
  readonly sure: Orders;
  readonly assumed: Orders;
}

/** A value plus a constant that is not 0, in int or long, wrapping around. */
export function sum(table: FactsTable, facts: Facts, type: TypeName, amount: bigint): Sum | undefined {
  const range = rangeOf(type);
  if (range === undefined || facts.range === undefined || facts.scale !== table.scale(type)) return undefined;
  const moved = shifted(facts.scale, facts.sure, facts.range, range, amount);
  const isCounter = facts.isCounter && isSmall(amount);
  const kept = isCounter ? shifted(facts.scale, facts.assumed, facts.range, range, amount).inside : moved.all;
  // All of it wraps: then nothing is left to assume.
  const assumes = isCounter && kept !== 0n;
  const away = amount > 0n ? GREATER : LESS;
  const sure = moved.wraps ? LESS | GREATER : away;
  return {
    facts: table.facts(type, moved.all, assumes ? kept : moved.all, isCounter ? 'counter' : 'plain'),
    sure,
    assumed: assumes ? away : sure,
  };
}

function shifted(scale: Scale, positions: Positions, from: Range, to: Range, amount: bigint) {
  let inside = 0n;
  let outside = 0n;
  const size = to.high - to.low + 1n;
  eachPosition(positions, (position) => {
    const { low, high } = scale.numbers(position, from);
    const [first, last] = [low + amount, high + amount];
    inside |= scale.cover(greater(first, to.low), lesser(last, to.high));
    if (last > to.high) outside |= scale.cover(first > to.high ? first - size : to.low, last - size);
    if (first < to.low) outside |= scale.cover(first + size, last < to.low ? last + size : to.high);
  });
  return { inside, all: inside | outside, wraps: outside !== 0n };
}

/** The negative, or the complement, of an integer. */
export function mirrored(table: FactsTable, facts: Facts, operator: UnaryOperator, type: TypeName): Facts | undefined {
  const range = rangeOf(type);
  if (range === undefined || facts.range === undefined || facts.scale !== table.scale(type) || type === 'boolean') {
    return undefined;
  }
  const { range: from, scale } = facts;
  let result = 0n;
  eachPosition(facts.sure, (position) => {
    const { low, high } = scale.numbers(position, from);
    const shift = operator === '~' ? 1n : 0n;
    const [first, last] = [-high - shift, -low - shift];
    result |= scale.cover(greater(first, range.low), lesser(last, range.high));
    // The least number is its own negative.
    if (last > range.high) result |= scale.cover(range.low, range.low);
  });
  return table.facts(type, result, result, 'plain');
}

/** Operators with a constant on the right whose results lie within bounds. */
export function bounded(
  table: FactsTable,
  facts: Facts,
  operator: BinaryOperator,
  type: TypeName,
  right: bigint,
): Facts | undefined {
  const range = rangeOf(type);
  if (range === undefined || facts.range === undefined || facts.scale !== table.scale(type)) return undefined;
  const within = (low: bigint, high: bigint): Facts => {
    const positions = facts.scale.cover(low, high);
    return table.facts(type, positions, positions, 'plain');
  };
  if (operator === '&' && right >= 0n) return within(0n, right);
  if (operator !== '%' || right === 0n) return undefined;
  const most = (right < 0n ? -right : right) - 1n;
  const { low, high } = facts.hull ?? facts.range;
  return within(low >= 0n ? 0n : -most, high <= 0n ? 0n : most);
}

/** `& | ^` of two booleans, each 0, 1 or not known. */
export function logical(
  operator: BinaryOperator,
  left: bigint | undefined,
  right: bigint | undefined,
): bigint | undefined {
  if (operator === '&' && (left === 0n || right === 0n)) return 0n;
  if (operator === '|' && (left === 1n || right === 1n)) return 1n;
  if (left === undefined || right === undefined) return undefined;
  if (operator === '&') return left & right;
  return operator === '|' ? left | right : operator === '^' ? left ^ right : undefined;
}

/** What a comparison of integers allows. */
export function comparison(operator: BinaryOperator): Orders | undefined {
  switch (operator) {
    case '==':
      return EQUAL;
    case '!=':
      return LESS | GREATER;
    case '<':
      return LESS;
    case '<=':
      return LESS | EQUAL;
    case '>':
      return GREATER;
    case '>=':
      return GREATER | EQUAL;
    default:
      return undefined;
  }
}
