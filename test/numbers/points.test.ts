/** What is said of lines: put there as `assert`, no run on small inputs breaks it. */
import { expect, it } from 'vitest';
import * as numbersModule from '../../src/analyses/numbers/index.js';
import { runScope } from '../../src/execution/enumeration/run-scope.js';
import { NATIVES } from '../../src/execution/natives/index.js';
import { textOf, tokensOf } from '../judge/tokens.js';
import { openTexts } from '../support/open.js';
import { built } from '../support/seeded/building.js';
import { describeFaults } from '../support/seeded/faults-caught.js';
import { INTEGERS } from './judged.js';
import { SUITE } from './suite.js';
import { TRAPS } from './traps.js';

/** Lines that are come to in more ways than one. */
const WAYS: readonly (readonly [name: string, members: string])[] = [
  [
    'a finally that returns',
    'static int f(int k) { try { if (k == 0) throw new RuntimeException(); return 0; } finally { if (k < 5) return k - 1; } }',
  ],
  [
    'a return before finally',
    'int n; void f(int k) { try { if (k == 2) return; k = 7; return; } finally { if (k > 3) throw new RuntimeException(); n = k; } }',
  ],
  [
    'a loop in finally',
    'static int f(int k) { int i = 0; try { if (k > 2) { i = 5; return 1; } i = 3; } finally { for (int j = i; j < 9; j++) { i = i + j; } } return i; }',
  ],
  [
    'a way out of a loop through finally',
    'static int f(int k) { int s = 0; for (int i = 0; i < 4; i++) { try { if (i == k) break; if (i < k) continue; s = s + 1; } finally { s = s + i; } } return s; }',
  ],
  [
    'a monitor that is left by an exception',
    'static int f(int[] a, int k) { int s = 1; synchronized (A.class) { if (k == 1) s = a[k]; s = 3; } return s; }',
  ],
  [
    'a resource that is there before',
    'static class R implements AutoCloseable { public void close() { } } static int f(int k) { int s = 1; R r = new R(); try (r) { s = 4; if (k == 2) throw new RuntimeException(); s = k; } return s; }',
  ],
  [
    'a resource of its own',
    'static class R implements AutoCloseable { R(int k) { if (k == 1) throw new RuntimeException(); } public void close() { } } static int f(int k) { int s = 1; try (R r = new R(k)) { s = 4; if (k == 2) throw new RuntimeException(); s = k; } catch (RuntimeException e) { s = s + 1; } return s; }',
  ],
  [
    'a field that each constructor sets first',
    'int n = 2; int m = n + 1; A() { n = 5; } A(int k) { this(); m = k; } static int f(int k) { return new A(k).n; }',
  ],
  [
    'labels',
    'static int f(int k) { int i = 0; outer: while (i < 5) { i = i + 1; int j = 0; do { j = j + 2; if (j == k) continue outer; if (j > k) break outer; } while (j < 7); i = i + 2; } return i; }',
  ],
  [
    'a switch that falls through',
    'static int f(int k) { int i = 0; switch (k) { case 1: i = 1; case 2: i = i + 2; break; case 3: i = 9; default: i = i - 1; } return i; }',
  ],
];
const ALL = [...WAYS, ...TRAPS, ...SUITE.map(({ name, members }) => [name, members] as const)];

it.each(ALL)('%s', async (_, members) => {
  expect(await untrue(members)).toEqual([]);
});

it('asserts that are not so are noticed', async () => {
  const members = 'static int f(int k) { int i = k; i = i + 1; return i; }';
  expect(await untrue(members, numbersModule, () => ['k <= 3'])).not.toEqual([]);
});

const POINTS = 'analyses/numbers/points.ts';

describeFaults(
  'lines that are told of too early, or of one way to them alone, are noticed',
  [
    {
      name: 'one copy speaks for all',
      file: POINTS,
      text: 'return [begun, copies, ...nested]',
      instead: 'return [begun.slice(0, 1), copies, ...nested]',
    },
    {
      name: 'a return after finally is where the line begins',
      file: POINTS,
      text: 'return ends && before.length > 0',
      instead: 'return false && before.length > 0',
    },
  ],
  async (fault) => {
    const broken = await built<typeof numbersModule>(
      "export { numbersInput } from './src/analyses/numbers/index.js';",
      fault,
    );
    for (const [name, members] of WAYS) if ((await untrue(members, broken)).length > 0) return name;
    return undefined;
  },
);

/** The relations that a run breaks. `said`: what is claimed instead of what the analysis says. */
async function untrue(
  members: string,
  { numbersInput }: Pick<typeof numbersModule, 'numbersInput'> = numbersModule,
  said: (relations: readonly string[]) => readonly string[] = (relations) => relations,
): Promise<readonly string[]> {
  const lines = textOf(tokensOf(`class A { ${members} }`)).split('\n');
  const { table } = await openTexts([{ path: 'A.java', text: lines.join('\n') }]);
  const classes = table.inputs().flatMap((name) => table.find(name) ?? []);
  const { results } = numbersInput(table, classes, {
    isSelected: () => true,
    domain: 'zones',
    replay: false,
    budget: 1,
  });
  const inserted = lines.map((): string[] => []);
  for (const { line, relations, loop, unreached } of results.flatMap(({ points }) => points)) {
    if (loop !== true && isStatement(lines, line))
      inserted[line - 1]?.push(...said(unreached === true ? ['false'] : relations.filter(isFormula)));
  }
  // Methods start with what classes keep between calls: heaps have to, too, and calls must keep it.
  const kept = lines.map((line) => {
    const [, name] = /\bclass (\w+)/.exec(line) ?? [];
    const ofClass = results.filter((result) => name !== undefined && /(?:^|\$)(\w+)$/.exec(result.class)?.[1] === name);
    return new Set(ofClass.flatMap(({ always }) => (always ?? []).filter(isFormula)));
  });
  const text = lines.flatMap((line, index) => [
    ...(inserted[index] ?? []).map((each) => `//@ assert ${each};`),
    line,
    ...[...(kept[index] ?? [])].map((each) => `//@ invariant ${each};`),
  ]);
  return broken(text.join('\n'));
}

/** Lengths of texts are nothing that formulas can say. */
function isFormula(relation: string): boolean {
  return !relation.includes('length()');
}

/** Whether another statement may stand before the line. */
function isStatement(lines: readonly string[], line: number): boolean {
  const [before = '', text = ''] = [lines[line - 2]?.trim(), lines[line - 1]?.trim()];
  return /[;{}]$/.test(before) && !/^(?:\}|(?:else|case|default|catch|finally|super|this|class)\b)/.test(text);
}

async function broken(text: string): Promise<readonly string[]> {
  const { table } = await openTexts([{ path: 'A.java', text }]);
  const method = table.find('A')?.methods.find(({ name }) => name === 'f');
  if (method === undefined) throw new Error('no method f');
  return INTEGERS.flatMap((integers) => {
    const { result } = runScope(table, method, { scope: 3, natives: NATIVES, integers, runs: 1_000, steps: 200_000 });
    return result.claims
      .filter(({ property, verdict }) => verdict === 'refuted' && (property === 'assert' || property === 'invariant'))
      .map(({ location }) => text.split('\n')[location.line - 1]?.trim() ?? '');
  });
}
