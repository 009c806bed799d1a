/** The laws that disjunctions satisfy, for every merge policy, over intervals told apart by their lower bound's tens. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Disjunction, type DisjunctionLattice, disjunctions } from '../../src/engine/disjunction.js';
import type { MergePolicy } from '../../src/engine/policy.js';
import { hashConsed } from '../../src/lattices/hash-consed.js';
import { type Interval, interval, intervals } from '../../src/lattices/interval.js';
import { equal } from '../../src/lattices/lattice.js';

const POLICIES: readonly MergePolicy[] = [
  { kind: 'keep' },
  { kind: 'equal-keys' },
  { kind: 'at-most', count: 1 },
  { kind: 'at-most', count: 3 },
  { kind: 'all' },
];

const PARTITIONS = [
  ({ lower }: Interval) => Math.floor(lower / 10),
  // Coarser: states that differ here differ above.
  ({ lower }: Interval) => Math.floor(lower / 50),
];

const states = fc
  .tuple(fc.integer({ min: -60, max: 60 }), fc.integer({ min: 0, max: 30 }))
  .map(([lower, length]) => interval(lower, lower + length));
const lists = fc.array(states, { maxLength: 6 });

function make(policy: MergePolicy): DisjunctionLattice<Interval> {
  return disjunctions(hashConsed(intervals()), policy, PARTITIONS);
}

/** A number is covered if one of the disjuncts contains it. */
function holds({ states: disjuncts }: Disjunction<Interval>, number: number): boolean {
  return disjuncts.some(({ lower, upper }) => lower <= number && number <= upper);
}

describe.each(POLICIES.map((policy) => [JSON.stringify(policy), policy] as const))('%s', (_, policy) => {
  it('covers what it is made of', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: -70, max: 100 }), (given, number) => {
        const { of } = make(policy);
        const isIn = given.some(({ lower, upper }) => lower <= number && number <= upper);
        if (isIn) expect(holds(of(given), number)).toBe(true);
      }),
    );
  });

  it('keeps to the policy', () => {
    fc.assert(
      fc.property(lists, (given) => {
        const { states: kept } = make(policy).of(given);
        const tens = kept.map(({ lower }) => Math.floor(lower / 50));
        if (policy.kind === 'all') expect(kept.length).toBeLessThanOrEqual(1);
        if (policy.kind === 'at-most') expect(kept.length).toBeLessThanOrEqual(policy.count);
        if (policy.kind === 'equal-keys') expect(new Set(tens).size).toBe(kept.length);
        // Nothing is made up: each disjunct of `keep` is one of those given.
        if (policy.kind === 'keep')
          for (const one of kept) expect(given.some((g) => g.lower === one.lower && g.upper === one.upper)).toBe(true);
      }),
    );
  });

  it('is a partial order, with bottom least', () => {
    fc.assert(
      fc.property(lists, lists, lists, (...given) => {
        const lattice = make(policy);
        const [first, second, third] = given.map(lattice.of) as [
          Disjunction<Interval>,
          Disjunction<Interval>,
          Disjunction<Interval>,
        ];
        const all = [lattice.bottom, first, second, third, lattice.join(first, second), lattice.join(second, third)];
        for (const lower of all) {
          expect(lattice.leq(lattice.bottom, lower)).toBe(true);
          expect(lattice.leq(lower, lower)).toBe(true);
          for (const upper of all) {
            if (lattice.leq(lower, upper) && lattice.leq(upper, lower)) {
              expect(lattice.show(lower)).toBe(lattice.show(upper));
              expect(lower.level).toBe(upper.level);
            }
            expect(lattice.whyNotLeq(lower, upper) === '').toBe(lattice.leq(lower, upper));
            if (!lattice.leq(lower, upper)) continue;
            for (const top of all) if (lattice.leq(upper, top)) expect(lattice.leq(lower, top)).toBe(true);
          }
        }
      }),
    );
  });

  it('join is an upper bound, commutative and idempotent, and gives back what covers the other', () => {
    fc.assert(
      fc.property(lists, lists, (left, right) => {
        const lattice = make(policy);
        const [one, other] = [lattice.of(left), lattice.of(right)];
        const joined = lattice.join(one, other);
        expect(lattice.leq(one, joined) && lattice.leq(other, joined)).toBe(true);
        expect(equal(lattice, joined, lattice.join(other, one))).toBe(true);
        expect(lattice.join(joined, other)).toBe(joined);
        expect(lattice.join(one, one)).toBe(one);
      }),
    );
  });

  it('order of what is given does not matter', () => {
    fc.assert(
      fc.property(lists, (given) => {
        const lattice = make(policy);
        expect(equal(lattice, lattice.of(given), lattice.of([...given].reverse()))).toBe(true);
      }),
    );
  });

  it('widen is above the newer; sequences end where the limit is finite', () => {
    fc.assert(
      fc.property(fc.array(states, { minLength: 30, maxLength: 60 }), (given) => {
        const lattice = make(policy);
        let current = lattice.bottom;
        let rises = 0;
        for (const each of given) {
          const newer = lattice.join(current, lattice.of([each]));
          const widened = lattice.widen(current, newer);
          expect(lattice.leq(newer, widened)).toBe(true);
          if (!lattice.leq(widened, current)) rises++;
          current = widened;
        }
        // A thread of intervals moves at most three times: from nothing, and to infinity on both sides.
        if (policy.kind === 'all') expect(rises).toBeLessThanOrEqual(3);
        if (policy.kind === 'at-most') expect(rises).toBeLessThanOrEqual(3 * policy.count * 3);
      }),
    );
  });

  it('narrow stays between', () => {
    fc.assert(
      fc.property(lists, lists, (lower, more) => {
        const lattice = make(policy);
        const newer = lattice.of(lower);
        const older = lattice.widen(newer, lattice.join(newer, lattice.of(more)));
        const between = lattice.narrow?.(older, newer) ?? newer;
        expect(lattice.leq(newer, between) && lattice.leq(between, older)).toBe(true);
      }),
    );
  });
});

describe('levels', () => {
  const shown = (policy: MergePolicy, ...given: readonly (readonly [number, number])[]): string => {
    const lattice = make(policy);
    const { states: kept } = lattice.of(given.map(([lower, upper]) => interval(lower, upper)));
    return [...kept]
      .sort((left, right) => left.lower - right.lower)
      .map(({ lower, upper }) => `${lower}..${upper}`)
      .join(' | ');
  };

  it('at most: tens while they are few, then fifties, then one', () => {
    const policy: MergePolicy = { kind: 'at-most', count: 2 };
    expect(shown(policy, [1, 2], [4, 5], [11, 12])).toBe('1..5 | 11..12');
    expect(shown(policy, [1, 2], [11, 12], [21, 22], [61, 62])).toBe('1..22 | 61..62');
    expect(shown(policy, [1, 2], [61, 62], [-61, -60])).toBe('-61..62');
  });

  it('drops what another covers before it merges', () => {
    expect(shown({ kind: 'keep' }, [1, 9], [2, 3], [20, 30])).toBe('1..9 | 20..30');
    expect(shown({ kind: 'equal-keys' }, [-40, -30], [-38, -35], [10, 12])).toBe('-40..-30 | 10..12');
  });
});
