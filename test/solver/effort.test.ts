/** How many steps the solver takes: linear where a good order makes it so, and no recursion however long the chain. */
import { describe, expect, it } from 'vitest';
import { EMPTY_INTERVAL, type Interval, interval, intervals } from '../../src/lattices/interval.js';
import { powerset } from '../../src/lattices/powerset.js';
import type { EquationSystem } from '../../src/solver/equation-system.js';
import { solve } from '../../src/solver/solve.js';
import { checked } from './systems.js';

const sets = powerset();
const ranges = intervals();

function steps<E>(system: EquationSystem<number, E>): number {
  return checked(system, solve(system)).statistics.steps;
}

describe('steps', () => {
  const SIZE = 20_000;

  it('twice each unknown of a chain that is asked backwards', () => {
    const chain: EquationSystem<number, ReturnType<typeof sets.of>> = {
      lattice: sets,
      roots: [SIZE],
      key: (unknown) => unknown,
      rightHandSide: (unknown, value) => (unknown === 0 ? sets.of(1) : value(unknown - 1)),
    };
    expect(steps(chain)).toBeLessThanOrEqual(2 * SIZE + 2);
  });

  it('once each unknown of a chain that is contributed forwards', () => {
    const chain: EquationSystem<number, ReturnType<typeof sets.of>> = {
      lattice: sets,
      roots: [0],
      key: (unknown) => unknown,
      rightHandSide: (unknown, _, contribute) => {
        if (unknown < SIZE) contribute(unknown + 1, sets.of(unknown % 7));
        return sets.bottom;
      },
    };
    expect(steps(chain)).toBe(SIZE + 1);
  });

  it('linear on a row of diamonds, which a worklist without order climbs exponentially', () => {
    // Unknown 3k joins 3k-1 and 3k-2, which both read 3k-3 and add their own number.
    const diamonds: EquationSystem<number, ReturnType<typeof sets.of>> = {
      lattice: sets,
      roots: [3 * 300],
      key: (unknown) => unknown,
      rightHandSide: (unknown, value) => {
        if (unknown === 0) return sets.of(0);
        if (unknown % 3 === 0) return sets.join(value(unknown - 1), value(unknown - 2));
        return sets.join(sets.of(unknown), value(unknown - (unknown % 3)));
      },
    };
    expect(steps(diamonds)).toBeLessThanOrEqual(2 * 901);
  });

  it('a few for each unknown of loops one after the other', () => {
    // Each loop k has a head 2k and a body 2k + 1; it counts from where the loop before ended up to 10 * (k + 1).
    const loops: EquationSystem<number, Interval> = {
      lattice: ranges,
      roots: [2 * 500],
      key: (unknown) => unknown,
      rightHandSide: (unknown, value) => {
        const loop = unknown >> 1;
        if (unknown % 2 === 1) {
          const { lower, upper } = value(unknown - 1);
          return interval(lower + 1, Math.min(upper, 10 * (loop + 1) - 1) + 1);
        }
        const before = unknown === 0 ? interval(0, 0) : value(unknown - 2);
        const entered = unknown === 0 ? before : interval(Math.max(before.lower, 10 * loop), before.upper);
        return ranges.join(entered, value(unknown + 1));
      },
    };
    expect(steps(loops)).toBeLessThanOrEqual(12 * 1001);
    const solution = checked(loops, solve(loops)).solution;
    expect(ranges.show(solution.at(2 * 499) ?? EMPTY_INTERVAL)).toBe('4990..5000');
  });

  it.each([2, 10, 40])('a few for each unknown of %i nested loops, with the bound regained at all depths', (depth) => {
    // Loop k has a head 3k, a body 3k + 1 that ends at 100 * (k + 1), and an end 3k + 2 that adds one to what leaves the
    // loop inside. The innermost goes up to 100 * depth + 1, and each loop around it adds one: 101 * depth.
    const nest: EquationSystem<number, Interval> = {
      lattice: ranges,
      roots: [0],
      key: (unknown) => unknown,
      rightHandSide: (unknown, value) => {
        const loop = Math.floor(unknown / 3);
        if (unknown % 3 === 0) return ranges.join(loop === 0 ? interval(0, 0) : value(unknown - 2), value(unknown + 2));
        const { lower, upper } = value(unknown % 3 === 2 && loop < depth - 1 ? unknown + 1 : unknown - 1);
        return unknown % 3 === 1 ? interval(lower, Math.min(upper, 100 * (loop + 1))) : interval(lower + 1, upper + 1);
      },
    };
    expect(steps(nest)).toBeLessThanOrEqual(6 * 3 * depth);
    expect(checked(nest, solve(nest)).solution.at(0)).toEqual(interval(0, 101 * depth));
  });

  it('does not order everything anew for each context', () => {
    // Main calls 2000 contexts one after the other, each with a loop of its own that needs widening.
    const CALLS = 2000;
    const calls: EquationSystem<number, Interval> = {
      lattice: ranges,
      roots: [CALLS],
      key: (unknown) => unknown,
      rightHandSide: (unknown, value, contribute) => {
        if (unknown === 0) return interval(0, 0);
        if (unknown <= CALLS) {
          const before = value(unknown - 1);
          if (before === EMPTY_INTERVAL) return before;
          const context = CALLS + 1 + 2 * unknown;
          contribute(context, interval(0, 0));
          return value(context).upper === Number.POSITIVE_INFINITY ? interval(0, 0) : EMPTY_INTERVAL;
        }
        const isHead = (unknown - CALLS - 1) % 2 === 0;
        const loop = value(isHead ? unknown + 1 : unknown - 1);
        return isHead ? loop : interval(loop.lower, loop.upper + 1);
      },
    };
    expect(steps(calls)).toBeLessThanOrEqual(16 * CALLS);
  });
});
