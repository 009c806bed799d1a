/** Contexts: who shares an analysis, worked out by hand; and the call strings of figure 3 of the recency paper. */
import { describe, expect, it } from 'vitest';
import { type ContextPolicy, DEFAULT_POLICY } from '../../src/engine/policy.js';
import { atExit, openJava, run } from './running.js';
import { constants, ranges } from './toys.js';

describe('two calls of a helper', () => {
  // With one analysis of `same` for both calls, its result is not known; apart, it is.
  const text = `class T {
      static int same(int n) { return n; }
      static int run(int n) { int a = same(1); int b = same(2); return a + b; } }`;
  const outcome = async (contexts: ContextPolicy) => {
    const ran = run(await openJava(text), constants(), ['T.run'], { contexts, merge: { kind: 'all' } });
    return {
      result: /result=(\d+)/.exec(atExit(ran, 'run')[0] ?? '')?.[1],
      analyses: ran.activations.filter(({ code }) => code.method.name === 'same').length,
    };
  };
  it('none: mixed up', async () => expect(await outcome({ kind: 'none' })).toEqual({ result: undefined, analyses: 1 }));
  it('call strings of length 0: mixed up', async () =>
    expect(await outcome({ kind: 'call-strings', length: 0 })).toEqual({ result: undefined, analyses: 1 }));
  it('call strings of length 1: apart', async () =>
    expect(await outcome({ kind: 'call-strings', length: 1 })).toEqual({ result: '3', analyses: 2 }));
  it('entry states: apart', async () =>
    expect(await outcome({ kind: 'entry-state' })).toEqual({ result: '3', analyses: 2 }));
});

describe('more calls than contexts', () => {
  const text = `class T {
      static int same(int n) { return n; }
      static int run(int n) { int a = same(1); int b = same(2); int c = same(3); return a; } }`;
  const outcome = async (shares: boolean) => {
    const ran = run(await openJava(text), constants(), ['T.run'], {
      merge: { kind: 'all' },
      budget: { ...DEFAULT_POLICY.budget, contexts: 1 },
      sharesFurtherCalls: () => shares,
    });
    return {
      result: /result=(\d+)/.exec(atExit(ran, 'run')[0] ?? '')?.[1],
      analyses: ran.activations.filter(({ code }) => code.method.name === 'same').length,
      notFollowed: ran.notFollowed.map(({ reason }) => reason),
    };
  };
  it('share one more', async () => expect(await outcome(true)).toEqual({ result: '1', analyses: 2, notFollowed: [] }));
  it('are not followed, where the policy says so', async () =>
    expect(await outcome(false)).toEqual({ result: '1', analyses: 1, notFollowed: ['contexts', 'contexts'] }));
});

describe('two calls of a helper through another', () => {
  const text = `class T {
      static int same(int n) { return n; }
      static int through(int n) { return same(n); }
      static int run(int n) { int a = through(1); int b = through(2); int c = through(1); return a + b + c; } }`;
  const outcome = async (contexts: ContextPolicy) => {
    const ran = run(await openJava(text), constants(), ['T.run'], { contexts, merge: { kind: 'all' } });
    return {
      result: /result=(\d+)/.exec(atExit(ran, 'run')[0] ?? '')?.[1],
      analyses: ran.activations.map(({ code }) => code.method.name).filter((name) => name !== 'run').length,
    };
  };
  it('one call site is not enough, two are', async () => {
    expect(await outcome({ kind: 'call-strings', length: 1 })).toEqual({ result: undefined, analyses: 4 });
    expect(await outcome({ kind: 'call-strings', length: 2 })).toEqual({ result: '4', analyses: 6 });
  });
  it('calls that start alike share', async () =>
    expect(await outcome({ kind: 'entry-state' })).toEqual({ result: '4', analyses: 4 }));
});

it('figure 3: eight contexts of call strings of length 2, saturated ones apart', async () => {
  // MAIN calls A (C1) and B (C2); A calls D (C3), B calls D (C4), D calls B (C5).
  const opened = await openJava(`class T {
      static boolean more;
      static void a() { d(); }
      static void b() { d(); }
      static void d() { if (more) b(); }
      static void main() { a(); b(); } }`);
  const ran = run(opened, constants(), ['T.main'], { contexts: { kind: 'call-strings', length: 2 } });
  const sites = new Map<string, string>();
  const callIn = (name: string, index: number, site: string) => {
    const code = opened.code(name);
    const edge = code.body.edges.filter(({ instruction }) => instruction.kind === 'call')[index];
    if (edge !== undefined) sites.set(String(opened.program.edge(code, edge).number), site);
  };
  callIn('T.main', 0, 'C1');
  callIn('T.main', 1, 'C2');
  callIn('T.a', 0, 'C3');
  callIn('T.b', 0, 'C4');
  callIn('T.d', 0, 'C5');
  const shown = ran.activations
    .filter(({ code }) => code.method.name !== '<clinit>')
    .map(({ context }) =>
      context === 'root'
        ? 'ε'
        : context
            .replace(/^calls /, '')
            .split(' ')
            .map((part) => (part === '…' ? '*' : sites.get(part)))
            .join(''),
    );
  expect(shown.sort()).toEqual(['*C3C5', '*C4C5', '*C5C4', 'C1', 'C1C3', 'C2', 'C2C4', 'ε'].sort());
  expect(ran.violations()).toEqual([]);
});

describe('too many ways to start', () => {
  const calls = Array.from({ length: 12 }, (_, index) => `a = a + same(${index});`).join(' ');
  const text = `class T { static int same(int n) { return n; } static int run(int n) { int a = 0; ${calls} return a; } }`;
  it('the first have their own analysis, the others share one', async () => {
    const ran = run(await openJava(text), ranges(), ['T.run'], {
      merge: { kind: 'all' },
      budget: { steps: 100_000, states: 10_000, depth: 12, contexts: 5, targets: 8 },
    });
    const same = ran.activations.filter(({ code }) => code.method.name === 'same');
    expect(same.map(({ context }) => context)).toEqual([
      'start 1',
      'start 2',
      'start 3',
      'start 4',
      'start 5',
      'further calls',
    ]);
    const shared = same[5];
    expect(shared === undefined ? 0 : ran.at(shared, 0).length).toBe(1);
    expect(ran.violations()).toEqual([]);
  });
});

it('depths count calls from a root', async () => {
  const opened = await openJava(`class T {
      static int three() { return 1; } static int two() { return three(); } static int one() { return two(); }
      static int run(int n) { return one() + three(); } }`);
  const ran = run(opened, constants(), ['T.run']);
  const depths = new Map(ran.activations.map(({ code, depth }) => [code.method.name, depth]));
  expect(depths.get('run')).toBe(0);
  expect(depths.get('one')).toBe(1);
  expect(depths.get('two')).toBe(2);
});
