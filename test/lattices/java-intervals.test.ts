/** Intervals of Java's integers against the machine's arithmetic: all small ranges, and random ones around the limits. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculate,
  compare as compareNumbers,
  convert as convertNumber,
  type JavaNumber,
  LONG_MAX,
  LONG_MIN,
  negate,
} from '../../src/ir/arithmetic.js';
import type { Interval } from '../../src/lattices/interval.js';
import * as java from '../../src/lattices/java-intervals.js';

const ARITHMETIC = ['+', '-', '*', '/', '%', '&', '|', '^', '<<', '>>', '>>>'] as const;
const COMPARISONS = ['==', '!=', '<', '<=', '>', '>='] as const;
type Type = 'int' | 'long';

function contains({ lower, upper }: Interval, value: JavaNumber): boolean {
  return lower <= value && value <= upper;
}

function same(left: Interval, right: Interval): boolean {
  return left.lower === right.lower && left.upper === right.upper;
}

/** `expect` is slow where it is called millions of times. */
function demand(holds: boolean, what: () => string): void {
  if (!holds) throw new Error(what());
}

function all({ lower, upper }: Interval): readonly number[] {
  return Array.from({ length: upper - lower + 1 }, (_, index) => lower + index);
}

const typed = (type: Type, value: number | bigint): JavaNumber => (type === 'long' ? BigInt(value) : Number(value));

function hullOf(values: readonly JavaNumber[]): Interval {
  const numbers = values.map(Number);
  return { lower: Math.min(...numbers), upper: Math.max(...numbers) };
}

/** All intervals with bounds between these. */
function within(lowest: number, highest: number): readonly Interval[] {
  const found: Interval[] = [];
  for (let lower = lowest; lower <= highest; lower++) {
    for (let upper = lower; upper <= highest; upper++) found.push({ lower, upper });
  }
  return found;
}

const SMALL = within(-4, 4);
/** Those whose answer on small numbers is as good as an interval can be. */
const EXACT = new Set<string>(['+', '-', '*', '/']);

describe.each(['int', 'long'] as const)('all intervals of %s between -4 and 4', (type) => {
  it.each(ARITHMETIC)('%s', (operator) => {
    for (const left of SMALL) {
      for (const right of SMALL) {
        const results = all(left).flatMap((one) =>
          all(right).flatMap((other) => calculate(operator, type, typed(type, one), typed(type, other)) ?? []),
        );
        const found = java.binary(operator, type, left, right);
        const where = (): string =>
          `${JSON.stringify(left)} ${operator} ${JSON.stringify(right)} = ${JSON.stringify(found)}`;
        demand(java.isEmpty(found) === (results.length === 0), where);
        for (const result of results) demand(contains(found, result), () => `${result} not in ${where()}`);
        // Both signs of divisor leave a hole between, which the hull covers too.
        if (EXACT.has(operator) && results.length > 0) demand(same(found, hullOf(results)), where);
      }
    }
  });

  it.each(COMPARISONS)('%s', (operator) => {
    for (const left of SMALL) {
      for (const right of SMALL) {
        const pairs = all(left).flatMap((one) => all(right).map((other) => [one, other] as const));
        const holds = pairs.filter(([one, other]) => compareNumbers(operator, one, other));
        const truth = holds.length === 0 ? 'no' : holds.length === pairs.length ? 'yes' : 'unknown';
        const where = (): string => `${JSON.stringify(left)} ${operator} ${JSON.stringify(right)}`;
        demand(java.compare(operator, type, left, right) === truth, where);
        const [first, second] = java.refine(operator, type, left, right) ?? [];
        if (holds.length === 0) demand(first === undefined, where);
        else demand(first !== undefined && same(first, hullOf(holds.map(([one]) => one))), where);
        if (holds.length > 0)
          demand(second !== undefined && same(second, hullOf(holds.map(([, other]) => other))), where);
      }
    }
  });

  it('- and ~', () => {
    for (const operand of SMALL) {
      expect(java.unary('-', type, operand)).toEqual(hullOf(all(operand).map((each) => 0 - each)));
      expect(java.unary('~', type, operand)).toEqual(hullOf(all(operand).map((each) => ~each)));
    }
  });

  it('three-way comparison', () => {
    for (const left of SMALL) {
      for (const right of SMALL) {
        const results = all(left).flatMap((one) => all(right).map((other) => Math.sign(one - other)));
        expect(java.binary('compare', 'long', left, right)).toEqual(hullOf(results));
      }
    }
  });
});

describe('among', () => {
  it('decides and narrows as counting does', () => {
    const sets = [[], [0], [-2, -1, 3], [1, 2, 3, 4], [-4, -3, -2, -1, 0, 1, 2, 3, 4], [9, 2, 2]];
    for (const numbers of sets) {
      for (const operand of SMALL) {
        const inside = all(operand).filter((each) => numbers.includes(each));
        const outside = all(operand).filter((each) => !numbers.includes(each));
        const truth = inside.length === 0 ? 'no' : outside.length === 0 ? 'yes' : 'unknown';
        expect(java.isAmong(operand, numbers)).toBe(truth);
        const kept = java.narrowAmong(operand, numbers, 'these');
        const rest = java.narrowAmong(operand, numbers, 'others');
        if (inside.length === 0) expect(java.isEmpty(kept)).toBe(true);
        else expect(kept).toEqual(hullOf(inside));
        if (outside.length === 0) expect(java.isEmpty(rest)).toBe(true);
        else expect(rest).toEqual(hullOf(outside));
      }
    }
  });
});

const EDGES: Readonly<Record<Type, readonly bigint[]>> = {
  int: [-(2n ** 31n), -65536n, -32769n, -129n, -33n, -2n, 0n, 2n, 31n, 127n, 255n, 32767n, 65536n, 2n ** 31n - 1n],
  long: [
    LONG_MIN,
    -(2n ** 53n),
    -(2n ** 32n),
    -(2n ** 31n),
    -3n,
    0n,
    3n,
    63n,
    2n ** 31n,
    2n ** 53n - 1n,
    2n ** 62n,
    LONG_MAX,
  ],
};

const LIMITS: Readonly<Record<Type, readonly [bigint, bigint]>> = {
  int: [-(2n ** 31n), 2n ** 31n - 1n],
  long: [LONG_MIN, LONG_MAX],
};

function inside(value: bigint, type: Type): bigint {
  const [least, greatest] = LIMITS[type];
  if (value < least) return least;
  return value > greatest ? greatest : value;
}

function numbersOf(type: Type): fc.Arbitrary<bigint> {
  const [least, greatest] = LIMITS[type];
  return fc.oneof(
    fc.tuple(fc.constantFrom(...EDGES[type]), fc.bigInt(-3n, 3n)).map(([edge, off]) => inside(edge + off, type)),
    fc.bigInt(-40n, 40n),
    fc.bigInt(least, greatest),
  );
}

/** A range of exact numbers, some of its members, and the interval that stands for it. */
interface Sample {
  readonly interval: Interval;
  readonly members: readonly JavaNumber[];
}

function samples(type: Type): fc.Arbitrary<Sample> {
  const width = fc.oneof(fc.constant(0n), fc.bigInt(0n, 5n), fc.bigInt(0n, 2n ** 33n), fc.bigInt(0n, 2n ** 64n));
  return fc
    .tuple(numbersOf(type), width, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }))
    .map(([lower, size, places]) => {
      const upper = inside(lower + size, type);
      const between = places.map(
        (place) => lower + (BigInt(Math.floor(place * 1_000_000)) * (upper - lower)) / 1_000_000n,
      );
      const edges = EDGES[type].flatMap((edge) => [edge - 1n, edge, edge + 1n]);
      const members = [lower, upper, ...between, ...edges.filter((edge) => lower <= edge && edge <= upper)];
      const ends = java.constantOf(lower, type);
      return {
        interval: { lower: ends.lower, upper: java.constantOf(upper, type).upper },
        members: members.map((member) => typed(type, member)),
      };
    });
}

const RUNS = { numRuns: 1500, seed: 11 };

describe.each(['int', 'long'] as const)('intervals of %s around the limits', (type) => {
  it.each(ARITHMETIC)('%s covers what the machine computes', (operator) => {
    fc.assert(
      fc.property(samples(type), samples(type), (left, right) => {
        const found = java.binary(operator, type, left.interval, right.interval);
        for (const one of left.members) {
          for (const other of right.members) {
            const result = calculate(operator, type, one, other);
            if (result !== undefined && !contains(found, result))
              throw new Error(`${one} ${operator} ${other} = ${result} not in ${JSON.stringify(found)}`);
          }
        }
      }),
      RUNS,
    );
  });

  it.each(['<<', '>>', '>>>'] as const)('%s by a count of the other type', (operator) => {
    const other = type === 'int' ? 'long' : 'int';
    fc.assert(
      fc.property(samples(type), samples(other), (left, right) => {
        const found = java.binary(operator, type, left.interval, right.interval);
        for (const one of left.members)
          for (const count of right.members)
            demand(contains(found, calculate(operator, type, one, count) ?? 0), () => `${one} ${operator} ${count}`);
      }),
      { ...RUNS, numRuns: 500 },
    );
  });

  it.each(COMPARISONS)('%s never denies what holds', (operator) => {
    fc.assert(
      fc.property(samples(type), samples(type), (left, right) => {
        const truth = java.compare(operator, type, left.interval, right.interval);
        const refined = java.refine(operator, type, left.interval, right.interval);
        for (const one of left.members) {
          for (const other of right.members) {
            const holds = compareNumbers(operator, one, other);
            demand(truth !== (holds ? 'no' : 'yes'), () => `${one} ${operator} ${other} is not ${truth}`);
            if (!holds) continue;
            if (refined === undefined) throw new Error(`${one} ${operator} ${other} holds`);
            demand(contains(refined[0], one) && contains(refined[1], other), () => `${one} ${operator} ${other}`);
          }
        }
      }),
      RUNS,
    );
  });

  it('unary operators', () => {
    fc.assert(
      fc.property(samples(type), ({ interval, members }) => {
        for (const member of members) {
          demand(contains(java.unary('-', type, interval), negate(type, member)), () => `-${member}`);
          const flipped = typeof member === 'bigint' ? ~member : ~member;
          demand(contains(java.unary('~', type, interval), flipped), () => `~${member}`);
        }
      }),
      RUNS,
    );
  });

  it.each(['byte', 'short', 'char', 'int', 'long'] as const)('conversion to %s', (to) => {
    fc.assert(
      fc.property(samples(type), ({ interval, members }) => {
        const found = java.convert(type, to, interval);
        for (const member of members)
          demand(contains(found, convertNumber(type, to, member)), () => `(${to}) ${member}`);
      }),
      RUNS,
    );
  });
});

describe('precision', () => {
  const range = (lower: number, upper: number): Interval => ({ lower, upper });
  const anyInt = java.rangeOf('int');
  const anyLong = java.rangeOf('long');
  const { MAX_SAFE_INTEGER } = Number;

  it('single ints give single ints, and the machine’s', () => {
    fc.assert(
      fc.property(numbersOf('int'), numbersOf('int'), fc.constantFrom(...ARITHMETIC), (left, right, operator) => {
        const [one, other] = [Number(left), Number(right)];
        const expected = calculate(operator, 'int', one, other);
        fc.pre(expected !== undefined);
        const found = java.binary(operator, 'int', range(one, one), range(other, other));
        expect(found).toEqual(range(Number(expected), Number(expected)));
      }),
      RUNS,
    );
  });

  it.each([
    [
      'wraps as a whole',
      java.binary('+', 'int', range(0x7fffffff, 0x7fffffff), range(1, 1)),
      range(-0x80000000, -0x80000000),
    ],
    [
      'wraps a range that crosses completely',
      java.binary('+', 'int', range(0x7ffffff0, 0x7fffffff), range(16, 16)),
      range(-0x80000000, -0x7ffffff1),
    ],
    ['gives up on a range that crosses partly', java.binary('+', 'int', range(0, 0x7fffffff), range(1, 1)), anyInt],
    ['mask', java.binary('&', 'int', anyInt, range(0xff, 0xff)), range(0, 0xff)],
    ['sign-free remainder', java.binary('%', 'int', range(0, 0x7fffffff), range(10, 10)), range(0, 9)],
    ['remainder', java.binary('%', 'int', anyInt, range(10, 10)), range(-9, 9)],
    [
      'remainder by the least int',
      java.binary('%', 'int', anyInt, range(-0x80000000, -0x80000000)),
      range(-0x7fffffff, 0x7fffffff),
    ],
    ['remainder between two multiples', java.binary('%', 'int', range(21, 28), range(10, 10)), range(1, 8)],
    ['halving', java.binary('/', 'int', anyInt, range(2, 2)), range(-0x40000000, 0x3fffffff)],
    ['unsigned shift of anything', java.binary('>>>', 'int', anyInt, range(28, 28)), range(0, 15)],
    ['unsigned shift by one', java.binary('>>>', 'int', range(-1, -1), range(1, 1)), range(0x7fffffff, 0x7fffffff)],
    ['signed shift of anything', java.binary('>>', 'int', anyInt, range(31, 31)), range(-1, 0)],
    ['shift of a long to the half', java.binary('>>', 'long', anyLong, range(32, 32)), range(-0x80000000, 0x7fffffff)],
    ['unsigned shift of a long', java.binary('>>>', 'long', anyLong, range(60, 60)), range(0, 15)],
    ['mask of a long', java.binary('&', 'long', anyLong, range(0xffff, 0xffff)), range(0, 0xffff)],
    ['long that cannot overflow', java.binary('+', 'long', range(-Infinity, 5), range(1, 1)), range(-Infinity, 6)],
    ['long that can', java.binary('+', 'long', range(5, Infinity), range(1, 1)), anyLong],
    [
      'beyond the exact numbers',
      java.binary('+', 'long', range(MAX_SAFE_INTEGER, MAX_SAFE_INTEGER), range(1, 1)),
      range(MAX_SAFE_INTEGER, Infinity),
    ],
    ['byte that fits', java.convert('int', 'byte', range(3, 100)), range(3, 100)],
    ['byte that wraps', java.convert('int', 'byte', range(128, 130)), range(-128, -126)],
    ['char of minus one', java.convert('int', 'char', range(-1, -1)), range(0xffff, 0xffff)],
    ['anything as a short', java.convert('int', 'short', anyInt), range(-0x8000, 0x7fff)],
    ['a double as a byte', java.convert('double', 'byte', anyLong), range(-128, 127)],
    ['not', java.unary('!', 'boolean', range(1, 1)), range(0, 0)],
    ['exclusive or of booleans', java.binary('^', 'boolean', range(1, 1), range(1, 1)), range(0, 0)],
    ['comparison as a value', java.binary('<', 'int', range(0, 3), range(4, 9)), range(1, 1)],
    ['floating comparison', java.binary('<', 'double', range(0, 3), range(4, 9)), range(0, 1)],
    ['floating arithmetic', java.binary('+', 'double', range(0, 3), range(4, 9)), java.ANY_NUMBER],
  ])('%s', (_, found, expected) => expect(found).toEqual(expected));

  it('a floating comparison says nothing of its sides', () => {
    expect(java.refine('<', 'double', range(0, 9), range(4, 4))).toEqual([range(0, 9), range(4, 4)]);
  });

  it('nothing comes of nothing', () => {
    const empty = { lower: Infinity, upper: -Infinity };
    for (const operator of ARITHMETIC) expect(java.isEmpty(java.binary(operator, 'int', empty, anyInt))).toBe(true);
    expect(java.isEmpty(java.unary('-', 'int', empty))).toBe(true);
    expect(java.refine('==', 'int', empty, anyInt)).toBeUndefined();
  });

  it('widening stops at thresholds and at the limits of the types', () => {
    const { widen } = java.javaIntervals([10]);
    expect(widen(range(0, 0), range(0, 2))).toEqual(range(0, 10));
    expect(widen(range(0, 10), range(0, 11))).toEqual(range(0, 127));
    expect(widen(range(0, 0xffff), range(-2, 0x10000))).toEqual(range(-128, 0x7fffffff));
    expect(widen(range(0, 0x7fffffff), range(0, 0x80000000))).toEqual(range(0, Infinity));
  });
});
