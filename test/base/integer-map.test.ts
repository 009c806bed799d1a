/** Persistent integer maps against the built-in Map. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IntegerMap } from '../../src/base/integer-map.js';

const RUNS = { numRuns: 3000, seed: 20240903 };
const key = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constantFrom(0, 31, 32, 1 << 29, 1 << 30, 0x7fffffff));
const entries = fc.array(fc.tuple(key, fc.integer({ min: 0, max: 5 })), { maxLength: 14 });
const sorted = (map: ReadonlyMap<number, number>): [number, number][] =>
  [...map].sort(([left], [right]) => left - right);

describe('IntegerMap', () => {
  it('is a map', () => {
    fc.assert(
      fc.property(entries, key, (list, probe) => {
        const model = new Map(list);
        const map = IntegerMap.of(list);
        expect([...map]).toEqual(sorted(model));
        const walked: [number, number][] = [];
        map.forEach((value, each) => {
          walked.push([each, value]);
        });
        expect(walked).toEqual(sorted(model));
        expect(map.get(probe)).toBe(model.get(probe));
        expect(map.isEmpty).toBe(model.size === 0);
        const smaller = map.delete(probe);
        expect([...smaller]).toEqual(sorted(new Map(list.filter(([each]) => each !== probe))));
        expect([...map.set(probe, 9)]).toEqual(sorted(new Map([...model, [probe, 9]])));
        expect([...map]).toEqual(sorted(model));
        expect(smaller === map).toBe(!model.has(probe));
        expect([...map.mapped((value, each) => (each % 3 === 0 ? undefined : value + each))]).toEqual(
          sorted(model).flatMap(([each, value]) => (each % 3 === 0 ? [] : [[each, value + each]])),
        );
      }),
      RUNS,
    );
  });

  it('merges and compares as its entries do', () => {
    fc.assert(
      fc.property(entries, entries, entries, (common, first, second) => {
        const base = IntegerMap.of(common);
        const grow = (list: typeof first) => list.reduce((map, [each, value]) => map.set(each, value), base);
        const [left, right] = [grow(first), grow(second)];
        const [leftModel, rightModel] = [new Map([...common, ...first]), new Map([...common, ...second])];
        const model = new Map(leftModel);
        for (const [each, value] of rightModel) model.set(each, Math.max(value, model.get(each) ?? 0));
        const union = left.union(right, Math.max);
        expect([...union]).toEqual(sorted(model));
        expect([...right.union(left, (rights, lefts) => Math.max(lefts, rights))]).toEqual(sorted(model));
        const within = sorted(leftModel).every(([each, value]) => value <= (rightModel.get(each) ?? -1));
        expect(left.isWithin(right, (own, others) => own <= others)).toBe(within);
        // What adds nothing gives back the same map.
        expect(union.union(left, Math.max)).toBe(union);
        expect(union.union(right, Math.max)).toBe(union);
      }),
      RUNS,
    );
  });

  it('does not look at what is shared', () => {
    const large = IntegerMap.of<number>(Array.from({ length: 4096 }, (_, index) => [index, 1] as const));
    let looks = 0;
    const largest = (left: number, right: number): number => {
      looks++;
      return Math.max(left, right);
    };
    const changed = large.set(77, 2).union(large.set(4000, 3), largest);
    expect([changed.get(77), changed.get(4000), changed.get(5)]).toEqual([2, 3, 1]);
    expect(looks).toBeLessThan(30);
    expect(large.isWithin(changed, (own, others) => ++looks > 0 && own <= others)).toBe(true);
    expect(looks).toBeLessThan(60);
  });
});
