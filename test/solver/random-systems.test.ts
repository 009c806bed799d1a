/** Thousands of random systems: against Kleene iteration where there is a least solution, and post-checked always. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBottom } from '../../src/lattices/lattice.js';
import { solve } from '../../src/solver/solve.js';
import { difference, notLeast, uncovered } from './comparison.js';
import { kleene } from './naive.js';
import { type Algebra, RANGES, randomSystems, reversed, SETS, systemOf } from './random-systems.js';
import { checked } from './systems.js';

const RUNS = { numRuns: 4000, seed: 20240904 };
const monotone = randomSystems('monotone');
const any = randomSystems('any');

describe('monotone systems over sets', () => {
  it('get the least solution', () => {
    fc.assert(
      fc.property(monotone, (random) => {
        expect(notLeast(solve, random, SETS)).toBeUndefined();
        expect(uncovered(solve, random, SETS)).toBeUndefined();
      }),
      RUNS,
    );
  });

  it('get it whatever the order', () => {
    fc.assert(
      fc.property(monotone, (random) => {
        const system = systemOf(random, SETS);
        const turned = systemOf(reversed(random), SETS);
        expect(difference(system, solvedValues(system), solvedValues(turned))).toBeUndefined();
      }),
      RUNS,
    );
  });
});

describe('monotone systems over intervals', () => {
  it('end, cover what is reached, and descend to something lower', () => {
    let lowered = 0;
    let widened = 0;
    fc.assert(
      fc.property(monotone, (random) => {
        const system = systemOf(random, RANGES);
        const { lattice } = system;
        const result = checked(system, solve(system, { budget: { steps: 20_000 } }));
        const high = checked(system, solve(system, { descendingPasses: 0 }));
        if (result.statistics.widenings > 0) widened++;
        const after = kleene(system, 25);
        for (const unknown of after.reached) {
          const value = result.solution.at(unknown);
          const least = after.at(unknown) ?? lattice.bottom;
          // What Kleene reaches only by bottom may not be reached under the final values.
          expect(value === undefined ? isBottom(lattice, least) : lattice.leq(least, value)).toBe(true);
        }
        for (const unknown of result.solution.reached) {
          const [low, top] = [result.solution.at(unknown), high.solution.at(unknown)];
          expect(low !== undefined && top !== undefined && lattice.leq(low, top)).toBe(true);
          if (low !== undefined && top !== undefined && !lattice.leq(top, low)) lowered++;
        }
      }),
      RUNS,
    );
    expect(widened).toBeGreaterThan(400);
    expect(lowered).toBeGreaterThan(400);
  });
});

describe('systems that are not monotone', () => {
  const cases: readonly [string, (random: Parameters<typeof reversed>[0]) => string | undefined][] = [
    ['over sets', (random) => uncovered(solve, random, SETS)],
    ['over intervals', (random) => uncovered(solve, random, RANGES)],
  ];
  it.each(cases)('are covered all the same, %s', (_, wrong) => {
    fc.assert(
      fc.property(any, (random) => {
        expect(wrong(random)).toBeUndefined();
      }),
      RUNS,
    );
  });
});

it('two runs agree in every step', () => {
  const steps = <E>(random: Parameters<typeof reversed>[0], algebra: Algebra<E>): string[] => {
    const told: string[] = [];
    const { show } = algebra.lattice;
    solve(systemOf(random, algebra), {
      trace: ({ unknown, after, how, by, step }) => told.push(`${step} ${by} ${how} ${unknown} ${show(after)}`),
    });
    return told;
  };
  fc.assert(
    fc.property(any, (random) => {
      expect(steps(random, RANGES)).toEqual(steps(random, RANGES));
    }),
    { ...RUNS, numRuns: 500 },
  );
});

function solvedValues<E>(system: ReturnType<typeof systemOf<E>>) {
  return checked(system, solve(system)).solution;
}
