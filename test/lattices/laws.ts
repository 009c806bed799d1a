/** The laws of lattices, for whatever lattice is listed. A law throws with the elements that break it. */
import fc from 'fast-check';
import { hashConsed } from '../../src/lattices/hash-consed.js';
import { equal, type Lattice, narrowed } from '../../src/lattices/lattice.js';

export interface ListedLattice<E> {
  readonly name: string;
  /** The file of src/lattices that it tries. */
  readonly file: string;
  readonly lattice: Lattice<E>;
  readonly elements: fc.Arbitrary<E>;
  /** A chain of widenings over these elements rises at most so often. */
  readonly longestChain: number;
}

type Law = <E>(listed: ListedLattice<E>) => fc.IPropertyWithHooks<[E[]]>;

/** A law over a few elements. */
function over<E>(
  { lattice, elements }: ListedLattice<E>,
  size: number,
  law: (elements: readonly E[], demand: (holds: boolean, what: string, ...about: E[]) => void) => void,
): fc.IPropertyWithHooks<[E[]]> {
  return fc.property(fc.array(elements, { minLength: 1, maxLength: size }), (chosen) => {
    law(chosen, (holds, what, ...about) => {
      if (!holds) throw new Error(`${what}: ${about.map((each) => lattice.show(each)).join(' | ')}`);
    });
  }) as fc.IPropertyWithHooks<[E[]]>;
}

/** The elements, their joins in pairs, and bottom: so that many are comparable. */
function related<E>(lattice: Lattice<E>, elements: readonly E[]): readonly E[] {
  const joins = elements.flatMap((left, index) => elements.slice(index + 1).map((right) => lattice.join(left, right)));
  return [lattice.bottom, ...elements, ...joins];
}

export const LAWS: Readonly<Record<string, Law>> = {
  'leq is a partial order': (listed) =>
    over(listed, 4, (elements, demand) => {
      const { leq, show } = listed.lattice;
      const all = related(listed.lattice, elements);
      for (const first of all) {
        demand(leq(first, first), 'not reflexive', first);
        for (const second of all) {
          if (!leq(first, second)) continue;
          demand(!leq(second, first) || show(first) === show(second), 'shown differently', first, second);
          for (const third of all) {
            demand(!leq(second, third) || leq(first, third), 'not transitive', first, second, third);
          }
        }
      }
    }),

  'some elements are apart': (listed) => {
    const sample = fc.sample(listed.elements, { numRuns: 50, seed: 7 });
    return over(listed, 1, (_, demand) => {
      demand(
        sample.some((lower) => sample.some((upper) => !listed.lattice.leq(lower, upper))),
        'leq always holds',
      );
    });
  },

  'bottom is least': (listed) =>
    over(listed, 2, ([element], demand) => {
      const { bottom, leq } = listed.lattice;
      if (element !== undefined) demand(leq(bottom, element), 'not above bottom', element);
    }),

  'join is the least upper bound': (listed) =>
    over(listed, 4, (elements, demand) => {
      const { leq, join } = listed.lattice;
      const all = related(listed.lattice, elements);
      for (const left of all) {
        for (const right of all) {
          const joined = join(left, right);
          demand(leq(left, joined) && leq(right, joined), 'not above both', left, right, joined);
          demand(equal(listed.lattice, joined, join(right, left)), 'not commutative', left, right);
          for (const upper of all) {
            demand(!leq(left, upper) || !leq(right, upper) || leq(joined, upper), 'not least', left, right, upper);
          }
        }
      }
    }),

  'join gives back an argument that covers the other': (listed) =>
    over(listed, 2, (elements, demand) => {
      const [left, right] = [elements[0], elements[1]];
      if (left === undefined || right === undefined) return;
      const joined = listed.lattice.join(left, right);
      demand(listed.lattice.join(joined, right) === joined, 'not shared', left, right);
    }),

  'widen is above the newer and stabilises': (listed) =>
    over(listed, 40, (elements, demand) => {
      const { lattice } = listed;
      let current = lattice.bottom;
      let rises = 0;
      for (const element of [...elements, ...elements]) {
        const newer = lattice.join(current, element);
        const widened = lattice.widen(current, newer);
        demand(lattice.leq(newer, widened), 'not above', newer, widened);
        if (!lattice.leq(widened, current)) rises++;
        current = widened;
      }
      demand(rises <= listed.longestChain, `${rises} rises`, current);
    }),

  'narrow stays between': (listed) =>
    over(listed, 2, (elements, demand) => {
      const { lattice } = listed;
      const [newer, other] = [elements[0] ?? lattice.bottom, elements[1] ?? lattice.bottom];
      const older = lattice.join(newer, other);
      const between = narrowed(lattice, older, newer);
      demand(lattice.leq(newer, between) && lattice.leq(between, older), 'not between', older, newer, between);
    }),

  'equal elements and only they are spelled and keyed alike': (listed) => {
    const { key, spell } = hashConsed(listed.lattice);
    return over(listed, 4, (elements, demand) => {
      const all = related(listed.lattice, elements);
      for (const left of all) {
        for (const right of all) {
          const same = equal(listed.lattice, left, right);
          demand((key(left) === key(right)) === same, 'key', left, right);
          const [first, second]: [number[], number[]] = [[], []];
          spell(left, first);
          spell(right, second);
          demand(
            first.every((digit) => digit === (digit | 0)),
            'not integers',
            left,
          );
          const begins = first.every((digit, index) => digit === second[index]);
          demand(begins === same, 'one spelling begins another', left, right);
        }
      }
    });
  },

  'whyNotLeq speaks exactly when leq fails': (listed) =>
    over(listed, 3, (elements, demand) => {
      const { leq, whyNotLeq } = listed.lattice;
      const all = related(listed.lattice, elements);
      for (const lower of all) {
        for (const upper of all) demand((whyNotLeq(lower, upper) === '') === leq(lower, upper), 'why', lower, upper);
      }
    }),
};

/** What is wrong with a lattice: the law and the counterexample, or undefined. */
export function brokenLaw<E>(listed: ListedLattice<E>, runs: fc.Parameters<[E[]]>): string | undefined {
  for (const [name, law] of Object.entries(LAWS)) {
    const result = fc.check(law(listed), runs);
    if (result.failed) return name;
  }
  return undefined;
}
