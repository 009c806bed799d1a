/** Answers about values agree with concrete numbers that went the same way. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { senseOf } from '../../../../src/base/truth.js';
import { calculate, compare, convert } from '../../../../src/ir/arithmetic.js';
import {
  type ArithmeticOperator,
  type ComparisonOperator,
  type Constant,
  FALSE,
  intConstant,
  TRUE,
} from '../../../../src/ir/instructions.js';
import { valueTable } from '../../../../src/machines/predicates/values/table.js';
import type { ValueSymbol, Values } from '../../../../src/machines/predicates/values/values.js';
import type { PredicateOperator } from '../../../../src/machines/predicates/vocabulary.js';

const long = (value: bigint): Constant => ({ kind: 'constant', type: 'long', value });
const double = (value: number): Constant => ({ kind: 'constant', type: 'double', value });

describe('examples', () => {
  const table = valueTable([intConstant(0), intConstant(3), FALSE, TRUE]);

  test('a counter that goes up by one differs from before, and is above it by assumption', () => {
    const fresh = valueTable([]);
    const zero = fresh.constant(fresh.none, intConstant(5)).symbol;
    const field = fresh.canonical(fresh.none, [zero], () => false, 'kept');
    const [before] = field.symbols as [ValueSymbol];
    const { values, symbol } = fresh.binary(field.values, '+', 'int', before, one(fresh));
    expect(fresh.compare(values, '=', symbol, before)).toBe('no');
    expect(fresh.assumesNoOverflow).toBe(false);
    expect(fresh.compare(values, '<', before, symbol)).toBe('yes');
    expect(fresh.assumesNoOverflow).toBe(true);
  });

  test('of any value plus one nothing is assumed', () => {
    const fresh = valueTable([]);
    const any = fresh.unknown(fresh.none, 'int');
    const { values, symbol } = fresh.binary(any.values, '+', 'int', any.symbol, one(fresh));
    expect(fresh.compare(values, '=', symbol, any.symbol)).toBe('no');
    expect(fresh.compare(values, '<', any.symbol, symbol)).toBe('unknown');
    expect(fresh.assumesNoOverflow).toBe(false);
  });

  test('below another, plus one is above without assumption', () => {
    const fresh = valueTable([]);
    const low = fresh.unknown(fresh.none, 'int');
    const high = fresh.unknown(low.values, 'int');
    const assumed = fresh.assume(high.values, '<', low.symbol, high.symbol, 'holds') as Values;
    const { values, symbol } = fresh.binary(assumed, '+', 'int', low.symbol, one(fresh));
    expect(fresh.compare(values, '<', low.symbol, symbol)).toBe('yes');
    expect(fresh.compare(values, '<=', symbol, high.symbol)).toBe('yes');
    expect(fresh.assumesNoOverflow).toBe(false);
  });

  test('a boolean that is not 0 is 1', () => {
    const any = table.unknown(table.none, 'boolean');
    const zero = table.constant(any.values, FALSE).symbol;
    const values = table.assume(any.values, '=', any.symbol, zero, 'fails') as Values;
    expect(table.constantOf(values, any.symbol)?.value).toBe(1);
    expect(table.assume(values, '=', any.symbol, zero, 'holds')).toBeUndefined();
  });

  test('what was compared is known once the comparison is', () => {
    const left = table.unknown(table.none, 'int');
    const right = table.unknown(left.values, 'int');
    const same = table.binary(right.values, '==', 'int', left.symbol, right.symbol);
    const not = table.unary(same.values, '!', 'boolean', same.symbol);
    const values = table.assume(
      not.values,
      '=',
      not.symbol,
      table.constant(not.values, FALSE).symbol,
      'holds',
    ) as Values;
    expect(table.compare(values, '=', left.symbol, right.symbol)).toBe('yes');
  });

  test('not 0 and not above 3 and not 3 and not below 0 is between', () => {
    const any = table.unknown(table.none, 'int');
    let values = any.values;
    const [zero, three] = [0, 3].map((value) => table.constant(values, intConstant(value)).symbol) as [number, number];
    for (const [left, operator, right] of [
      [any.symbol, '=', zero],
      [any.symbol, '<', zero],
      [three, '<=', any.symbol],
    ] as const) {
      values = table.assume(values, operator, left, right, 'fails') as Values;
    }
    expect(table.compare(values, '<', zero, any.symbol)).toBe('yes');
    expect(table.compare(values, '<', any.symbol, three)).toBe('yes');
    const plus = table.binary(values, '+', 'int', any.symbol, one(table));
    expect(table.compare(plus.values, '<=', plus.symbol, three)).toBe('yes');
  });

  test('floating point: an unknown number need not equal itself, and is not known by comparisons', () => {
    const any = table.unknown(table.none, 'double');
    expect(table.compare(any.values, '=', any.symbol, any.symbol)).toBe('unknown');
    const nan = table.constant(any.values, double(Number.NaN)).symbol;
    expect(table.compare(any.values, '=', nan, nan)).toBe('no');
    expect(table.assume(any.values, '<', any.symbol, nan, 'fails')).toBeDefined();
    const same = table.binary(any.values, '!=', 'double', nan, nan);
    expect(table.constantOf(same.values, same.symbol)?.value).toBe(1);
  });

  test('equal contents have equal keys, others have not', () => {
    const left = table.unknown(table.none, 'int');
    const right = table.unknown(left.values, 'int');
    const smaller = table.assume(right.values, '<', left.symbol, right.symbol, 'holds') as Values;
    const all = (): boolean => true;
    const first = table.canonical(smaller, [left.symbol, right.symbol], all, 'kept');
    const again = table.canonical(smaller, [left.symbol, right.symbol], all, 'kept');
    expect(again.key).toBe(first.key);
    expect(again.values).toBe(first.values);
    expect(table.compare(first.values, '<', first.symbols[0] as number, first.symbols[1] as number)).toBe('yes');
    expect(table.canonical(right.values, [left.symbol, right.symbol], all, 'kept').key).not.toBe(first.key);
    expect(table.canonical(smaller, [left.symbol, right.symbol], () => false, 'kept').key).not.toBe(first.key);
    expect(table.canonical(smaller, [left.symbol, left.symbol], () => false, 'kept').key).not.toBe(
      table.canonical(smaller, [left.symbol, left.symbol], () => false, 'forgotten').key,
    );
  });
});

function one(table: ReturnType<typeof valueTable>): ValueSymbol {
  return table.constant(table.none, intConstant(1)).symbol;
}

describe('agrees with concrete numbers', () => {
  const EXTREMES = [0, 1, -1, 2, 3, 5, 7, 100, -100, 0x7fffffff, -0x80000000, 0x7ffffffe];
  const number = fc.oneof(fc.constantFrom(...EXTREMES), fc.integer({ min: -9, max: 9 }), fc.integer());
  const step = fc.record({
    kind: fc.constantFrom(
      'unknown',
      'constant',
      'binary',
      'binary',
      'unary',
      'convert',
      'compare',
      'compare',
      'assume',
      'forget',
      'logic',
    ),
    left: fc.nat(1000),
    right: fc.nat(1000),
    operator: fc.oneof(
      fc.constantFrom<ArithmeticOperator>('+', '-'),
      fc.constantFrom<ArithmeticOperator>('*', '/', '%', '&', '|', '^', '<<', '>>', '>>>'),
    ),
    predicate: fc.constantFrom<PredicateOperator>('=', '<', '<='),
    comparison: fc.constantFrom<ComparisonOperator>('==', '!=', '<', '<=', '>', '>='),
    type: fc.constantFrom('int', 'int', 'int', 'long', 'byte', 'char', 'short', 'boolean'),
    value: number,
    flag: fc.boolean(),
    constant: fc.boolean(),
  });

  const holds = (operator: PredicateOperator, left: number | bigint, right: number | bigint): boolean =>
    operator === '=' ? BigInt(left) === BigInt(right) : operator === '<' ? left < right : left <= right;

  test('ints, longs and booleans', () => {
    let decided = 0;
    let relying = 0;
    fc.assert(
      fc.property(
        fc.array(number, { maxLength: 5 }),
        fc.array(step, { minLength: 10, maxLength: 60, size: 'max' }),
        (points, steps) => {
          const table = valueTable(points.map((point) => intConstant(point)));
          let values = table.none;
          let pool: { symbol: ValueSymbol; type: string; value: number | bigint }[] = [];
          const add = (named: { values: Values; symbol: ValueSymbol }, type: string, value: number | bigint): void => {
            values = named.values;
            pool.push({ symbol: named.symbol, type, value });
          };
          const pick = (index: number, types: readonly string[]) => {
            const fitting = pool.filter((entry) => types.includes(entry.type));
            return fitting.length === 0 ? undefined : fitting[index % fitting.length];
          };
          for (const { kind, left, right, operator, predicate, comparison, type, value, flag, constant } of steps) {
            const concrete = type === 'long' ? BigInt(value) : (convert('int', type, value) as number);
            if (kind === 'unknown') {
              // Nobody counts far in forty steps, so what is assumed of counters is true here.
              add(table.unknown(values, type, flag && Math.abs(value) <= 1000 ? 'counter' : 'plain'), type, concrete);
            } else if (kind === 'constant') {
              add(table.constant(values, { kind: 'constant', type, value: concrete }), type, concrete);
            } else if (kind === 'binary') {
              const wide = flag ? 'int' : 'long';
              const one = pick(left, [wide]);
              const literal = wide === 'long' ? long(BigInt(value % 4)) : intConstant(value % 4);
              const other = constant
                ? { symbol: table.constant(values, literal).symbol, value: literal.value as number | bigint }
                : pick(right, [wide]);
              if (one === undefined || other === undefined) continue;
              const result = calculate(operator, wide, one.value, other.value);
              if (result === undefined) continue;
              add(table.binary(values, operator, wide, one.symbol, other.symbol), wide, result);
            } else if (kind === 'unary') {
              const one = pick(left, ['int', 'long']);
              if (one === undefined) continue;
              const mirrored = flag ? -BigInt(one.value) : ~BigInt(one.value);
              const result = one.type === 'int' ? Number(BigInt.asIntN(32, mirrored)) : BigInt.asIntN(64, mirrored);
              add(table.unary(values, flag ? '-' : '~', one.type, one.symbol), one.type, result);
            } else if (kind === 'convert') {
              const one = pick(left, ['int', 'long', 'byte', 'char', 'short']);
              if (one === undefined || type === 'boolean') continue;
              add(
                table.convert(values, one.type, type, one.symbol),
                type,
                convert(one.type, type, one.value) as number | bigint,
              );
            } else if (kind === 'logic') {
              const [one, other] = [pick(left, ['boolean']), pick(right, ['boolean'])];
              if (one === undefined || other === undefined) continue;
              if (flag) add(table.unary(values, '!', 'boolean', one.symbol), 'boolean', 1 - Number(one.value));
              else if (operator === '&' || operator === '|' || operator === '^') {
                const result = calculate(operator, 'boolean', one.value, other.value) as number;
                add(table.binary(values, operator, 'boolean', one.symbol, other.symbol), 'boolean', result);
              }
            } else if (kind === 'compare' || kind === 'assume') {
              const types =
                type === 'boolean' ? ['boolean'] : type === 'long' ? ['long'] : ['int', 'byte', 'short', 'char'];
              const [one, other] = [pick(left, types), pick(right, types)];
              if (one === undefined || other === undefined) continue;
              const truth = holds(predicate, one.value, other.value);
              if (kind === 'assume') {
                const next = table.assume(values, predicate, one.symbol, other.symbol, senseOf(truth));
                if (next === undefined) throw new Error('excluded what is so');
                values = next;
              } else {
                const answer = table.compare(values, predicate, one.symbol, other.symbol);
                if (answer !== 'unknown') decided++;
                if (answer !== 'unknown') expect(answer).toBe(truth ? 'yes' : 'no');
                if (flag) {
                  const wide = type === 'boolean' ? 'boolean' : type === 'long' ? 'long' : 'int';
                  add(
                    table.binary(values, comparison, wide, one.symbol, other.symbol),
                    'boolean',
                    compare(comparison, one.value, other.value) ? 1 : 0,
                  );
                }
              }
            } else {
              const kept = pool.filter((_, index) => (left >> (index % 10)) % 2 === 0);
              const forgotten = table.canonical(
                values,
                kept.map((entry) => entry.symbol),
                (one, other) => kept[one]?.type === kept[other]?.type && (one + other + right) % 3 !== 0,
                flag ? 'kept' : 'forgotten',
              );
              const again = table.canonical(
                forgotten.values,
                forgotten.symbols,
                (one, other) => kept[one]?.type === kept[other]?.type && (one + other + right) % 3 !== 0,
                flag ? 'kept' : 'forgotten',
              );
              if (flag) expect(again.key).toBe(forgotten.key);
              values = forgotten.values;
              pool = kept.map((entry, index) => ({ ...entry, symbol: forgotten.symbols[index] as number }));
            }
            for (const entry of pool) {
              const known = table.constantOf(values, entry.symbol)?.value;
              if (known !== undefined) {
                expect(BigInt(known as number | bigint)).toBe(BigInt(entry.value));
              }
            }
          }
          if (table.assumesNoOverflow) relying++;
        },
      ),
      { numRuns: 1500, seed: 7 },
    );
    expect(decided).toBeGreaterThan(1000);
    expect(relying).toBeGreaterThan(1);
  });
});
