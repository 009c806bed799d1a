/** Intervals end to end: loops, wrap-around, branches, calls and checks; and against runs of random programs. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ValueSpec, valueDomain } from '../../src/domains/combinators/value-domain.js';
import { intervals } from '../../src/domains/numbers/intervals/intervals.js';
import { signs } from '../../src/domains/numbers/signs/signs.js';
import type { ContextPolicy, MergePolicy } from '../../src/engine/policy.js';
import { type Interval, interval } from '../../src/lattices/interval.js';
import * as java from '../../src/lattices/java-intervals.js';
import { programs } from '../fuzz/program-arbitrary.js';
import { MAIN } from '../fuzz/world.js';
import { openTexts } from '../support/open.js';
import { valuePrograms } from './value-programs.js';
import { type Comparison, compareWithRuns, type Run } from './value-runs.js';
import { analysed } from './value-support.js';

const ARGUMENTS = [
  [0, 0n],
  [-1, 5n],
  [0x7fffffff, -(2n ** 63n)],
  [4, 2n ** 53n + 1n],
] as const;

const returned = async (members: string): Promise<string> => (await analysed(intervals, members)).returned;

describe('intervals of what is returned', () => {
  it.each([
    ['a counting loop', 'static int f() { int i = 0; while (i < 10) i++; return i; }', '10'],
    ['a loop downwards', 'static int f() { int i = 10; while (i >= 0) i--; return i; }', '-1'],
    ['a loop in steps', 'static int f() { int i = 0; while (i < 10) i += 3; return i; }', '10..12'],
    ['a loop to inequality', 'static int f() { int i = 0; while (i != 10) i++; return i; }', '10'],
    [
      'nested loops',
      'static int f() { int j = 0; for (int i = 0; i < 10; i++) { j = 0; while (j < i) j++; } return j; }',
      '0..9',
    ],
    ['any argument', 'static int f(int a) { return a; }', 'any'],
    ['a byte argument', 'static int f(byte a) { return a; }', '-128..127'],
    ['a char argument', 'static int f(char a) { return a + 1; }', '1..65536'],
    ['a boolean argument', 'static int f(boolean a) { return a ? 3 : 7; }', '3..7'],
    ['wrap-around', 'static int f() { int a = Integer.MAX_VALUE; a++; return a; }', '-2147483648'],
    ['a counter that may wrap', 'static int f(int n) { int i = 0; while (i != n) i++; return i; }', 'any'],
    ['a guard', 'static int f(int a) { if (a < 0) return 0; if (a > 100) return 100; return a; }', '0..100'],
    [
      'both sides of a guard',
      'static int f(int a, int b) { if (b > 5) return 5; if (a <= b) return a; return 0; }',
      '-2147483648..5',
    ],
    ['dead code', 'static int f(int a) { if (a > 5 && a < 3) return 99; return 1; }', '1'],
    ['a mask', 'static int f(int a) { return a & 15; }', '0..15'],
    ['a narrowing', 'static int f(int a) { return (byte) a; }', '-128..127'],
    ['a comparison as value', 'static boolean f(int a) { int b = a & 3; return b < 4; }', '1'],
    ['a flag', 'static int f(int a) { boolean b = a > 3; if (b) return 1; return b ? 9 : 2; }', '1..2'],
    [
      'a switch',
      'static int f(int a) { switch (a & 1) { case 0: return 5; case 1: return 6; default: return 99; } }',
      '5..6',
    ],
    ['the length of an array', 'static int f(int[] a) { return a.length; }', '0..2147483647'],
    ['what the heap holds', 'int x; int f() { x = 3; return x; }', 'any'],
    ['longs', 'static long f(int a) { long b = a; return b * 2; }', '-4294967296..4294967294'],
    ['longs beyond exactness', 'static long f(long a) { if (a > 0) return 5L; return a; }', '-∞..5'],
    ['the remainder', 'static int f(int a) { return Math.abs(a % 10) < 20 ? a % 10 : 3; }', '-9..9'],
    ['an endless loop', 'static int f() { int i = 0; while (i >= 0) { i = 1; } return i; }', 'unreached'],
  ])('%s', async (_, members, expected) => expect(await returned(members)).toBe(expected));

  it('after a check, the divisor is not zero', async () => {
    const { returned: found, alarms } = await analysed(
      intervals,
      'static int f(int a) { if (a < 0) a = 0; int b = 100 / a; return a; }',
    );
    expect(found).toBe('1..2147483647');
    expect(alarms).toEqual(['not-zero may']);
  });
});

it('the example of the page comes out as it says', async () => {
  const [, example = ''] = /^```java\n(.*?)^```$/ms.exec(readFileSync('docs/intervals.md', 'utf8')) ?? [];
  expect(example.match(/100 \/ \(a \+ 1\);.*an alarm/)).not.toBeNull();
  const { returned: found, alarms } = await analysed(intervals, example);
  expect({ found, alarms }).toEqual({ found: '0..15', alarms: ['not-zero may'] });
});

describe('intervals across calls', () => {
  it('arguments and results are passed by value', async () => {
    expect(await returned('static int g(int x) { return x + 1; } static int f() { return g(4) + g(5); }')).toBe('11');
  });

  it('without contexts, calls share their results', async () => {
    const members = 'static int g(int x) { return x + 1; } static int f() { int a = g(4); return g(9) - a; }';
    const { returned: found } = await analysed(intervals, members, { contexts: { kind: 'none' } });
    expect(found).toBe('-5..5');
  });

  it('recursion ends', async () => {
    const members =
      'static int g(int n) { if (n <= 0) return 0; return g(n - 1); } static int f() { return g(1000000); }';
    expect(await returned(members)).toBe('0');
  });

  it('an exception keeps what the caller knew', async () => {
    const members = `static void g(int x) { if (x > 3) throw new RuntimeException(); }
      static int f(int a) { int i = 5; try { g(a); i = 6; } catch (RuntimeException e) { return i; } return i + 1; }`;
    expect(await returned(members)).toBe('5..7');
  });

  it('what an unknown method returns may be anything', async () => {
    expect(await returned('static native int g(); static int f() { int i = 3; int j = g(); return i; }')).toBe('3');
    expect(await returned('static native int g(); static int f() { return g(); }')).toBe('any');
  });
});

describe('what is not followed', () => {
  it('unsupported code may change every variable, a call none but its target', async () => {
    const { domain, code, result } = await analysed(
      intervals,
      'static native int g(); static int f() { int i = 3; int j = 4; j = g(); return i + j; }',
    );
    const edge = code.body.edges.find(({ instruction }) => instruction.kind === 'call');
    const [root] = result.activations;
    if (edge === undefined || root === undefined) throw new Error('no call');
    const [before] = result.at(root, edge.from);
    if (before === undefined) throw new Error('not reached');
    const shown = (states: readonly (typeof before)[]): readonly string[] =>
      states.map((state) => domain.show(state, code));
    expect(shown([before])).toEqual(['i=3']);
    const call = domain.unknown({ code, edge, number: 0 }, undefined, before, () => 'unknown');
    expect([shown(call.normal), shown(call.exceptional)]).toEqual([['i=3'], ['i=3']]);
    const unsupported = { ...edge, instruction: { kind: 'unsupported', reason: 'test' } } as const;
    const anything = domain.unknown({ code, edge: unsupported, number: 0 }, undefined, before, () => 'unknown');
    expect([shown(anything.normal), shown(anything.exceptional)]).toEqual([['nothing known'], ['nothing known']]);
  });
});

describe('alarms of intervals', () => {
  const alarms = async (members: string): Promise<readonly string[]> => (await analysed(intervals, members)).alarms;

  it.each([
    ['a divisor that is zero', 'static int f() { int z = 0; return 1 / z; }', ['not-zero must']],
    ['one that is not', 'static int f(int a) { int z = (a & 7) + 1; return 1 / z; }', []],
    ['a negative length', 'static int[] f() { int n = -1; return new int[n]; }', ['not-negative must']],
    ['a natural one', 'static int[] f(int n) { if (n < 0) return null; return new int[n]; }', []],
    ['a negative index', 'static int f(int[] a) { int i = -1; return a[i]; }', ['not-null may', 'in-bounds must']],
    ['some index', 'static int f(int[] a) { return a[2]; }', ['not-null may', 'in-bounds may']],
    ['an assertion that holds', 'static void f(int a) { int b = a & 7;\n //@ assert b >= 0 && b < 8;\n }', []],
    ['one that may fail', 'static void f(int a) {\n //@ assert a >= 0;\n }', ['formula may']],
    ['one that fails', 'static void f() { int a = 1;\n //@ assert a == 2;\n }', ['formula must']],
    [
      'an assumption',
      'static void f(int a) {\n //@ assume a > 3 && !(a > 9);\n\n //@ assert 4 <= a && a <= 9;\n }',
      [],
    ],
    [
      'an assumption with or',
      'static void f(int a) {\n //@ assume a == 3 || a == 5;\n\n //@ assert 3 <= a && a <= 5;\n }',
      [],
    ],
    ['a fault in a formula', 'static void f(int a) { int z = 0;\n //@ assert !(a / z == 1);\n }', ['formula must']],
    ['an unreached division', 'static int f() { int z = 0; if (z > 1) return 1 / z; return 2; }', []],
  ])('%s', async (_, members, expected) => expect(await alarms(members)).toEqual(expected));
});

describe.each([
  ['intervals', (run: Run) => compareWithRuns(intervals, run)],
  ['signs', (run: Run) => compareWithRuns(signs, run)],
] as const)('%s of random programs', (_, compare) => {
  const contexts = fc.constantFrom<ContextPolicy>({ kind: 'none' }, { kind: 'entry-state' });
  const merge = fc.constantFrom<MergePolicy>({ kind: 'all' }, { kind: 'at-most', count: 3 });
  const total = { visits: 0, informed: 0, failures: 0 };
  const add = ({ visits, informed, failures }: Comparison): void => {
    total.visits += visits;
    total.informed += informed;
    total.failures += failures;
  };

  it('cover every state of a run from the entry', () => {
    fc.assert(
      fc.property(programs, contexts, merge, ({ table }, context, merging) => {
        const method = table.find(MAIN)?.methods.find(({ name }) => name === 'run');
        if (method === undefined) throw new Error('no entry');
        const options = { contexts: context, merge: merging };
        const compared = compare({ table, method, runs: [[]], options });
        fc.pre(compared !== undefined);
        add(compared);
      }),
      { numRuns: 80, seed: 5 },
    );
    expect(total.visits).toBeGreaterThan(2_000);
  });

  it('cover every state of a run with much arithmetic', async () => {
    await fc.assert(
      fc.asyncProperty(valuePrograms, contexts, merge, async (text, context, merging) => {
        const { table, diagnostics } = await openTexts([{ path: 'A.java', text }]);
        const method = table.find('A')?.methods.find(({ name }) => name === 'f');
        if (method === undefined) throw new Error('no entry');
        method.body();
        if (diagnostics().length > 0)
          throw new Error(
            diagnostics()
              .map(({ message }) => message)
              .join(),
          );
        const options = { contexts: context, merge: merging };
        const compared = compare({ table, method, runs: ARGUMENTS, options });
        fc.pre(compared !== undefined);
        add(compared);
      }),
      { numRuns: 120, seed: 6 },
    );
    expect(total.informed).toBeGreaterThan(5_000);
    expect(total.failures).toBeGreaterThan(15);
  });
});

describe('runs catch', () => {
  const sound: ValueSpec<Interval> = {
    id: 'mutant',
    title: '',
    lattice: java.javaIntervals(),
    constant: java.constantOf,
    any: java.rangeOf,
    unary: java.unary,
    binary: java.binary,
    convert: java.convert,
    refine: java.refine,
    contains: ({ lower, upper }, value) => lower <= value && value <= upper,
  };
  const mutants: Readonly<Record<string, Partial<ValueSpec<Interval>>>> = {
    'addition without wrap-around': {
      binary: (operator, type, left, right) =>
        operator === '+'
          ? interval(left.lower + right.lower, left.upper + right.upper)
          : java.binary(operator, type, left, right),
    },
    'conversion that keeps the number': { convert: (_, __, operand) => operand },
    'a strict comparison that takes one too many': {
      refine: (comparison, type, left, right) => {
        if (comparison !== '<') return java.refine(comparison, type, left, right);
        const upper = Math.min(left.upper, right.upper - 2);
        return upper < left.lower ? undefined : [interval(left.lower, upper), right];
      },
    },
    'a join that forgets': { lattice: { ...java.javaIntervals(), join: (left) => left } },
  };

  it.each(Object.entries(mutants))('%s', async (_, change) => {
    const make = valueDomain({ ...sound, ...change });
    const compare = (text: string): Promise<unknown> =>
      openTexts([{ path: 'A.java', text }]).then(({ table }) => {
        const method = table.find('A')?.methods.find(({ name }) => name === 'f');
        return method && compareWithRuns(make, { table, method, runs: ARGUMENTS, options: {} });
      });
    const found = await fc.check(
      fc.asyncProperty(valuePrograms, async (text) => {
        await compare(text);
      }),
      { numRuns: 300, seed: 6, endOnFailure: true },
    );
    expect(found.failed).toBe(true);
  });
});
