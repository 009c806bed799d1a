/** Bit sets, union-find and the interner against plain models. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BitSet } from '../../src/base/bitset.js';
import { TupleInterner } from '../../src/base/interner.js';
import { UnionFind } from '../../src/base/union-find.js';

const RUNS = { numRuns: 2000, seed: 20240818 };
const elements = fc.array(fc.integer({ min: 0, max: 130 }), { maxLength: 12 });
const sorted = (set: Iterable<number>): number[] => [...set].sort((left, right) => left - right);

describe('BitSet', () => {
  it('is a set of numbers', () => {
    fc.assert(
      fc.property(elements, elements, fc.integer({ min: 0, max: 200 }), (first, second, element) => {
        const [left, right] = [new Set(first), new Set(second)];
        const set = BitSet.of(first);
        const other = BitSet.of(second);
        expect([...set]).toEqual(sorted(left));
        expect(set.size).toBe(left.size);
        expect(set.isEmpty).toBe(left.size === 0);
        expect(set.has(element)).toBe(left.has(element));
        expect(set.isSubsetOf(other)).toBe(first.every((each) => right.has(each)));
        expect(set.meets(other)).toBe(first.some((each) => right.has(each)));
        expect(set.equals(other)).toBe(left.size === right.size && first.every((each) => right.has(each)));

        const joined = set.copy();
        expect(joined.addAll(other)).toBe(second.some((each) => !left.has(each)));
        expect([...joined]).toEqual(sorted(new Set([...first, ...second])));
        const common = set.copy();
        expect(common.retainAll(other)).toBe(first.some((each) => !right.has(each)));
        expect([...common]).toEqual(sorted([...left].filter((each) => right.has(each))));
        const rest = set.copy();
        expect(rest.deleteAll(other)).toBe(first.some((each) => right.has(each)));
        expect([...rest]).toEqual(sorted([...left].filter((each) => !right.has(each))));

        const grown = set.copy();
        expect(grown.add(element)).toBe(!left.has(element));
        expect(grown.has(element)).toBe(true);
        expect(grown.delete(element)).toBe(true);
        expect(grown.delete(element)).toBe(false);
        // Copies are apart.
        expect([...set]).toEqual(sorted(left));
        grown.clear();
        expect(grown.isEmpty).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('UnionFind', () => {
  it('is the finest equivalence that joins what was joined', () => {
    const pairs = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })), { maxLength: 15 });
    fc.assert(
      fc.property(pairs, (joins) => {
        const classes = new UnionFind(10);
        let naive = Array.from({ length: 10 }, (_, index) => index);
        for (const [left, right] of joins) {
          const standing = classes.union(left, right);
          expect(classes.find(left)).toBe(standing);
          const [from, to] = [naive[left], naive[right]];
          naive = naive.map((mark) => (mark === from ? (to as number) : mark));
        }
        expect(classes.classes).toBe(new Set(naive).size);
        for (let left = 0; left < 10; left++) {
          expect(classes.sizeOf(left)).toBe(naive.filter((mark) => mark === naive[left]).length);
          for (let right = 0; right < 10; right++) expect(classes.same(left, right)).toBe(naive[left] === naive[right]);
        }
      }),
      RUNS,
    );
  });

  it('grows, and refuses elements it does not have', () => {
    const classes = new UnionFind();
    expect([classes.add(), classes.add()]).toEqual([0, 1]);
    expect(classes.elements).toBe(2);
    expect(() => classes.find(2)).toThrow(RangeError);
  });
});

describe('TupleInterner', () => {
  it('gives equal tuples equal numbers and different ones different numbers', () => {
    const tuple = fc.array(fc.oneof(fc.integer({ min: -2, max: 2 }), fc.integer()), { maxLength: 5 });
    fc.assert(
      fc.property(fc.array(tuple, { maxLength: 60 }), tuple, (tuples, other) => {
        const interner = new TupleInterner();
        const numbers = new Map<string, number>();
        for (const each of tuples) {
          const key = each.join();
          const number = interner.intern(each);
          expect(number).toBe(numbers.get(key) ?? numbers.size);
          numbers.set(key, number);
        }
        expect(interner.size).toBe(numbers.size);
        for (const each of tuples) {
          const number = interner.find(each);
          expect([...interner.tuple(number)]).toEqual(each.map((value) => value | 0));
          expect(interner.lengthOf(number)).toBe(each.length);
          each.forEach((value, index) => {
            expect(interner.at(number, index)).toBe(value);
          });
        }
        expect(interner.find(other)).toBe(numbers.get(other.join()) ?? -1);
      }),
      { ...RUNS, numRuns: 500 },
    );
  });

  it('keeps 300,000 tuples apart and finds them again', () => {
    const interner = new TupleInterner();
    let wrong = 0;
    const intern = (index: number): void => {
      if (interner.intern([index & 7, index >> 3, 5]) !== index) wrong++;
    };
    for (let index = 0; index < 300_000; index++) intern(index);
    for (let index = 0; index < 300_000; index += 7) intern(index);
    expect(wrong).toBe(0);
    expect(interner.size).toBe(300_000);
  });
});
