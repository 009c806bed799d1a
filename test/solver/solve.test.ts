/** The solver on small systems whose solutions are worked out by hand. */
import { describe, expect, it } from 'vitest';
import { EMPTY_INTERVAL, type Interval, interval, intervals } from '../../src/lattices/interval.js';
import { powerset } from '../../src/lattices/powerset.js';
import type { Change } from '../../src/solver/options.js';
import { violations } from '../../src/solver/post-check.js';
import { solve } from '../../src/solver/solve.js';
import { checked, type Equation, named, shown, solved } from './systems.js';

const sets = powerset();
const ranges = intervals();
const join = (...parts: readonly Interval[]): Interval => parts.reduce(ranges.join, EMPTY_INTERVAL);
const plus = (range: Interval, by: number): Interval => interval(range.lower + by, range.upper + by);
const below = (range: Interval, limit: number): Interval => interval(range.lower, Math.min(range.upper, limit - 1));
const from = (range: Interval, limit: number): Interval => interval(Math.max(range.lower, limit), range.upper);

/** i = 0; while (i < 10) i = i + 1; */
const counting: Readonly<Record<string, Equation<Interval>>> = {
  exit: (value) => from(value('head'), 10),
  head: (value) => join(interval(0, 0), value('back')),
  back: (value) => plus(value('body'), 1),
  body: (value) => below(value('head'), 10),
};

describe('asking', () => {
  it('gives the least solution of a loop', () => {
    const system = named(sets, ['exit'], {
      exit: (value) => value('head'),
      head: (value) => sets.join(sets.of(1), value('body')),
      body: (value) => sets.of(...[...value('head')].filter((each) => each < 5).map((each) => each + 2)),
    });
    expect(shown(system, solved(system))).toEqual({ exit: '{1, 3, 5}', head: '{1, 3, 5}', body: '{3, 5}' });
  });

  it('computes nothing that is not wanted', () => {
    const system = named(sets, ['a'], {
      a: (value) => value('b'),
      b: () => sets.of(1),
      unwanted: (value) => value('a'),
    });
    const solution = solved(system);
    expect(system.evaluated.has('unwanted')).toBe(false);
    expect(solution.reached).toEqual(['a', 'b']);
    expect(solution.at('unwanted')).toBeUndefined();
  });

  it('asks further when a value opens the way', () => {
    const system = named(sets, ['a'], {
      a: (value) => (value('gate').has(1) ? value('behind') : sets.bottom),
      gate: (value) => sets.join(value('key'), sets.bottom),
      key: () => sets.of(1),
      behind: () => sets.of(7),
    });
    expect(shown(system, solved(system))).toMatchObject({ a: '{7}', behind: '{7}' });
  });
});

describe('widening', () => {
  it('ends an endless climb, and descending passes regain the bound', () => {
    const system = named(ranges, ['exit'], counting);
    expect(shown(system, solved(system, { descendingPasses: 0 }))).toEqual({
      exit: '10..∞',
      head: '0..∞',
      back: '1..10',
      body: '0..9',
    });
    expect(shown(system, solved(system))).toEqual({ exit: '10', head: '0..10', back: '1..10', body: '0..9' });
  });

  it('waits for its delay', () => {
    const short = named(ranges, ['head'], {
      head: (value) => join(interval(0, 0), below(plus(value('head'), 1), 4)),
    });
    const at = (widenDelay: number) => shown(short, solved(short, { widenDelay, descendingPasses: 0 })).head;
    expect([0, 1, 2, 3, 4].map(at)).toEqual(['0..∞', '0..∞', '0..∞', '0..∞', '0..3']);
  });

  it('stops at thresholds of the lattice', () => {
    const system = named(intervals({ thresholds: [16] }), ['exit'], counting);
    expect(shown(system, solved(system, { descendingPasses: 0 })).head).toBe('0..16');
  });

  it('happens where the system says, if it says so', () => {
    const changes: Change<string, Interval>[] = [];
    const system = named(ranges, ['exit'], counting, { widenAt: (name) => name === 'back' });
    const solution = solved(system, { trace: (change) => changes.push(change), descendingPasses: 0 });
    expect(new Set(changes.filter(({ how }) => how === 'widened').map(({ unknown }) => unknown))).toEqual(
      new Set(['back']),
    );
    expect(shown(system, solution)).toMatchObject({ head: '0..∞', back: '1..∞' });
  });

  it('bounds nested loops', () => {
    // for (i = 0; i < 10; i++) for (j = 0; j < i; j++) — the value is j's, `i` apart.
    const system = named(ranges, ['exit'], {
      exit: (value) => from(value('i'), 10),
      i: (value) => join(interval(0, 0), plus(value('i after'), 1)),
      'i in': (value) => below(value('i'), 10),
      'i after': (value) => (value('j out') === EMPTY_INTERVAL ? EMPTY_INTERVAL : value('i in')),
      j: (value) => join(value('i in') === EMPTY_INTERVAL ? EMPTY_INTERVAL : interval(0, 0), plus(value('j in'), 1)),
      'j in': (value) => below(value('j'), value('i in').upper),
      'j out': (value) => from(value('j'), value('i in').lower),
    });
    expect(shown(system, solved(system))).toEqual({
      exit: '10',
      i: '0..10',
      'i in': '0..9',
      'i after': '0..9',
      j: '0..9',
      'j in': '0..8',
      'j out': '0..9',
    });
  });

  it('takes back at widening points only what the lattice narrows', () => {
    const stubborn = named({ ...ranges, narrow: (older: Interval) => older }, ['exit'], counting);
    expect(shown(stubborn, solved(stubborn)).head).toBe('0..∞');
  });
});

describe('contributing', () => {
  it('reaches what it contributes to, with all parts joined', () => {
    const system = named(sets, ['main'], {
      main: (_, contribute) => {
        contribute('global', sets.of(1));
        contribute('global', sets.of(2));
        contribute('other', sets.bottom);
        return sets.bottom;
      },
      global: (_, contribute) => {
        contribute('next', sets.of(9));
        return sets.of(3);
      },
    });
    const solution = solved(system);
    expect(shown(system, solution)).toEqual({ main: '{}', global: '{1, 2, 3}', next: '{9}' });
    expect(system.evaluated.has('other')).toBe(false);
  });

  it('widens and descends through contributions', () => {
    // A counter that only its thread changes, and another that nothing bounds.
    const system = named(ranges, ['thread'], {
      thread: (value, contribute) => {
        contribute('counter', interval(0, 0));
        contribute('counter', plus(below(value('counter'), 10), 1));
        contribute('endless', plus(join(value('endless'), interval(0, 0)), 1));
        return EMPTY_INTERVAL;
      },
    });
    expect(shown(system, solved(system))).toEqual({ thread: 'empty', counter: '0..10', endless: '1..∞' });
  });

  it('keeps, when descending, what other unknowns contributed', () => {
    const system = named(ranges, ['exit'], {
      ...counting,
      exit: (value, contribute) => {
        contribute('head', interval(-5, -5));
        return from(value('head'), 10);
      },
    });
    expect(shown(system, solved(system))).toMatchObject({ head: '-5..10', exit: '10' });
  });
});

describe('contexts', () => {
  /** f(n) = n < 4 ? f(n + 1) : n, called with 0 and, in a loop, with what it gave; one unknown for each entry value. */
  const entryOf = (name: string): string => name.replace('exit', 'entry');
  const calls = (name: string): Equation<Interval> | undefined => {
    const call = (
      argument: Interval,
      value: (name: string) => Interval,
      contribute: (n: string, p: Interval) => void,
    ) => {
      if (argument === EMPTY_INTERVAL) return argument;
      contribute(`entry ${ranges.show(argument)}`, argument);
      return value(`exit ${ranges.show(argument)}`);
    };
    if (name === 'main') return (value, contribute) => call(interval(0, 0), value, contribute);
    if (!name.startsWith('exit')) return undefined;
    return (value, contribute) => {
      const entry = value(entryOf(name));
      return join(from(entry, 4), call(plus(below(entry, 4), 1), value, contribute));
    };
  };

  it('are discovered on the way', () => {
    const system = named(ranges, ['main'], calls);
    const solution = solved(system);
    expect(solution.reached).toHaveLength(1 + 2 * 5);
    expect(shown(system, solution)).toMatchObject({ main: '4', 'exit 0': '4', 'entry 3': '3', 'exit 4': '4' });
    expect(solution.at('entry 5')).toBeUndefined();
  });

  it('that only earlier values led to are forgotten, with what they contributed', () => {
    // While the loop climbs, its value is the context; each context tells `seen` what it was called with.
    const system = named(ranges, ['loop'], (name) => {
      if (name === 'loop') {
        return (value, contribute) => {
          const here = join(interval(0, 0), below(plus(value('loop'), 1), 4));
          contribute(`context ${ranges.show(value('loop'))}`, value('loop'));
          return here;
        };
      }
      if (name === 'seen') return undefined;
      return (value, contribute) => {
        contribute('seen', interval(-value(name).upper, -value(name).upper));
        return EMPTY_INTERVAL;
      };
    });
    expect(shown(system, solved(system))).toEqual({ loop: '0..3', 'context 0..3': '0..3', seen: '-3' });
  });
});

describe('the end of a run', () => {
  it('says where the budget was spent, and gives no solution', () => {
    const system = named(ranges, ['exit'], counting);
    const result = solve(system, { budget: { steps: 5 } });
    expect(result).toMatchObject({ outcome: 'budget', spent: 'steps', statistics: { steps: 5 } });
    expect(result.outcome === 'budget' && Object.keys(counting).includes(result.unknown)).toBe(true);
    expect('solution' in result).toBe(false);
  });

  it('stops where unknowns never end', () => {
    const endless = named(sets, ['0'], (name) => (value) => value(String(Number(name) + 1)));
    const result = solve(endless, { budget: { unknowns: 100 } });
    expect(result).toMatchObject({ outcome: 'budget', spent: 'unknowns', unknown: '100' });
    expect(result.statistics.unknowns).toBe(101);
  });

  it('keeps the solution when the budget ends a descending pass', () => {
    const system = named(ranges, ['exit'], counting);
    const { steps } = checked(system, solve(system, { descendingPasses: 0 })).statistics;
    const full = checked(system, solve(system));
    for (let budget = steps; budget < full.statistics.steps; budget++) {
      const result = checked(system, solve(system, { budget: { steps: budget } }));
      expect(result.descentCut).toBe(true);
      expect(['0..∞', '0..10']).toContain(shown(system, result.solution).head);
    }
    expect(full.descentCut).toBe(false);
    expect(full.statistics.narrowings).toBeGreaterThan(0);
  });

  it('obeys a cancellation, in any phase', () => {
    const system = named(ranges, ['exit'], counting);
    const { steps } = solve(system).statistics;
    for (let allowed = 0; allowed < steps; allowed++) {
      let left = allowed;
      const result = solve(system, { cancelled: () => left-- <= 0 });
      expect(result).toMatchObject({ outcome: 'cancelled', statistics: { steps: allowed } });
    }
  });

  it('lets an error of the system through', () => {
    const system = named(sets, ['a'], {
      a: () => {
        throw new Error('of the system');
      },
    });
    expect(() => solve(system)).toThrow('of the system');
  });
});

describe('the trace', () => {
  it('tells every change, in order', () => {
    const system = named(ranges, ['exit'], counting);
    const changes: Change<string, Interval>[] = [];
    const solution = solved(system, { trace: (change) => changes.push(change) });
    const values = new Map<string, Interval>();
    for (const { unknown, before, after, how } of changes) {
      expect(ranges.leq(before, values.get(unknown) ?? EMPTY_INTERVAL)).toBe(true);
      expect(ranges.leq(before, after)).toBe(how !== 'narrowed');
      values.set(unknown, after);
    }
    for (const unknown of solution.reached) expect(values.get(unknown)).toEqual(solution.at(unknown));
    const ofHead = changes.filter(({ unknown }) => unknown === 'head');
    expect(ofHead.map(({ how, after }) => `${how} ${ranges.show(after)}`)).toEqual([
      'joined 0',
      'widened 0..∞',
      'narrowed 0..10',
    ]);
  });

  it('names the contributor', () => {
    const changes: Change<string, ReturnType<typeof sets.of>>[] = [];
    const system = named(sets, ['main'], {
      main: (_, contribute) => {
        contribute('global', sets.of(1));
        return sets.of(2);
      },
    });
    solved(system, { trace: (change) => changes.push(change) });
    expect(changes.map(({ unknown, by }) => [unknown, by])).toEqual([
      ['global', 'main'],
      ['main', 'main'],
    ]);
  });

  it('is the same every time', () => {
    const run = () => {
      const changes: string[] = [];
      solved(named(ranges, ['exit'], counting), { trace: (change) => changes.push(JSON.stringify(change)) });
      return changes;
    };
    expect(run()).toEqual(run());
  });
});

describe('the post-check', () => {
  const system = named(ranges, ['exit'], {
    ...counting,
    exit: (value, contribute) => {
      contribute('log', value('head'));
      return from(value('head'), 10);
    },
  });
  const good = solved(system);
  const without = (name: string) => ({ ...good, reached: good.reached.filter((each) => each !== name) });
  const changed = (name: string, value: Interval) => ({
    ...good,
    at: (unknown: string) => (unknown === name ? value : good.at(unknown)),
  });

  it('explains an equation that is not covered', () => {
    expect(violations(system, changed('back', interval(1, 9)))).toEqual([
      {
        unknown: 'back',
        kind: 'equation',
        by: 'back',
        why: 'back does not cover its equation: 1..10 is not below 1..9',
      },
    ]);
  });

  it('explains a contribution that is not covered', () => {
    expect(violations(system, changed('log', interval(0, 3)))).toEqual([
      {
        unknown: 'log',
        kind: 'contribution',
        by: 'exit',
        why: 'log does not cover what exit contributes: 0..10 is not below 0..3',
      },
    ]);
  });

  it('misses unknowns that are asked for, contributed to, or roots', () => {
    expect(violations(system, without('back'))).toMatchObject([{ kind: 'missing', unknown: 'back', by: 'head' }]);
    expect(violations(system, without('log'))).toMatchObject([{ kind: 'missing', unknown: 'log', by: 'exit' }]);
    expect(violations(system, without('exit'))).toMatchObject([{ kind: 'missing', unknown: 'exit', by: 'exit' }]);
  });

  it('accepts what is higher than need be', () => {
    expect(violations(system, { ...good, at: () => interval(-1 / 0, 1 / 0) })).toEqual([]);
  });
});
