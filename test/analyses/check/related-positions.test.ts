/** Positions in texts and Java's assertions that relations between numbers decide: the right one is proved, the one with a change is not. */
import { expect, it } from 'vitest';
import { checkText, verdicts } from './checking.js';

const ROWS: readonly (readonly [name: string, rule: string, right: string, from: string, to: string])[] = [
  [
    'from the end',
    'index-bounds',
    'static int f(String s) { int n = 0; for (int i = s.length() - 1; i >= 0; i--) n += s.charAt(i); return n; }',
    'i >= 0',
    'i >= -1',
  ],
  [
    'a part that was tested',
    'index-bounds',
    'static String f(String s, int i, int k) { if (i < 0 || k > s.length() || i > k) return s; return s.substring(i, k); }',
    '|| i > k',
    '',
  ],
  [
    'a part of an array',
    'index-bounds',
    'static int[] f(int[] a, int n) { return n < 0 || n > a.length ? a : java.util.Arrays.copyOfRange(a, n, a.length); }',
    'n > a.length',
    'n > a.length + 1',
  ],
  [
    'a length of its own',
    'index-bounds',
    'static char f(String s, int i) { int n = s.length() - 2; return i >= 0 && i <= n ? s.charAt(i + 1) : 0; }',
    's.charAt(i + 1)',
    's.charAt(i + 2)',
  ],
  [
    'an assertion behind a loop',
    'java-assert',
    'static int f(int n) { int i = 0; while (i < n) i++; assert i >= n; return i; }',
    'assert i >= n',
    'assert i > n',
  ],
  [
    'an assertion that overflow breaks',
    'java-assert',
    'static int f(int n) { if (n == Integer.MAX_VALUE) return 0; int m = n + 1; assert m > n; return m; }',
    'n == Integer.MAX_VALUE',
    'n == Integer.MIN_VALUE',
  ],
];

it.each(ROWS)('%s', async (_, rule, right, from, to) => {
  expect(right).toContain(from);
  const said = async (members: string) => verdicts(await checkText(`class T { ${members} }`), 1, rule);
  expect(await said(right)).toEqual(['proved']);
  expect(await said(right.replace(from, to))).toEqual(['unproved']);
});
