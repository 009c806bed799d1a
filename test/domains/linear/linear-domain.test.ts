/** What the linear domains know of small methods. Expectations are worked out by hand, in Java's arithmetic. */
import { describe, expect, it } from 'vitest';
import { congruences } from '../../../src/domains/numbers/congruences/congruences.js';
import { octagons } from '../../../src/domains/numbers/octagons/octagons.js';
import { zones } from '../../../src/domains/numbers/zones/zones.js';
import { known } from './support.js';

const MAY_BE_NULL = 'not-null may';

/** Each proves all but that the argument may be null; its twin, with one change, fails on some input. */
const PAIRS: readonly (readonly [name: string, text: string, from: string, to: string, rule: string])[] = [
  [
    'a loop upwards',
    'static int f(int[] a) { int s = 0; for (int i = 0; i < a.length; i++) s += a[i]; return s; }',
    'i < a',
    'i <= a',
    'in-bounds',
  ],
  [
    'a loop downwards',
    'static int f(int[] a) { int s = 0; for (int i = a.length - 1; i >= 0; i--) s += a[i]; return s; }',
    'a.length - 1',
    'a.length',
    'in-bounds',
  ],
  [
    'a copy',
    'static int[] f(int[] a) { int[] b = new int[a.length]; for (int i = 0; i < b.length; i++) b[i] = a[i]; return b; }',
    'i < b.length',
    'i != b.length + 1',
    'in-bounds',
  ],
  [
    'neighbours',
    'static int f(int[] a) { int s = 0; for (int i = 1; i < a.length; i++) s += a[i] - a[i - 1]; return s; }',
    'a[i - 1]',
    'a[i + 1]',
    'in-bounds',
  ],
  [
    'the middle by a shift',
    'static int f(int[] a, int k) { int lo = 0, hi = a.length - 1; while (lo <= hi) { int mid = (lo + hi) >>> 1; if (a[mid] < k) lo = mid + 1; else hi = mid - 1; } return lo; }',
    '(lo + hi) >>> 1',
    '(lo + hi) / 2',
    'in-bounds',
  ],
  [
    'the middle by a difference',
    'static int f(int[] a, int k) { int lo = 0, hi = a.length - 1; while (lo <= hi) { int mid = lo + (hi - lo) / 2; if (a[mid] < k) lo = mid + 1; else hi = mid - 1; } return lo; }',
    'a.length - 1',
    'a.length',
    'in-bounds',
  ],
  [
    'a guard',
    'static int f(int[] a, int i) { if (i >= 0 && i < a.length) return a[i]; return 0; }',
    'i < a.length',
    'i + 1 <= a.length',
    'in-bounds',
  ],
  [
    'a guard in a variable',
    'static int f(int[] a, int i) { boolean in = i >= 0 && i < a.length; if (in) return a[i]; return 0; }',
    'i >= 0',
    'i >= -1',
    'in-bounds',
  ],
  [
    'the shorter of two',
    'static int f(int[] a, int[] b) { int n = Math.min(a.length, b.length), s = 0; for (int i = 0; i < n; i++) s += a[i] * b[i]; return s; }',
    'Math.min',
    'Math.max',
    'in-bounds',
  ],
  [
    'a remainder as index',
    'static int f(int[] a, int i) { if (a.length == 0 || i < 0) return 0; return a[i % a.length]; }',
    'i < 0',
    'i < -1',
    'in-bounds',
  ],
  [
    'a mask as index',
    'static int f(int[] a, int i) { if (a.length == 0) return 0; return a[i & (a.length - 1)]; }',
    'a.length == 0',
    'a == null',
    'in-bounds',
  ],
  [
    'half of the length',
    'static int f(int[] a) { if (a.length == 0) return 0; return a[a.length / 2]; }',
    'a.length / 2',
    '(a.length + 1) / 2',
    'in-bounds',
  ],
  [
    'a result that is related to the argument',
    'static int last(int[] a) { return a.length - 1; } static int f(int[] a) { if (a.length == 0) return 0; return a[last(a)]; }',
    'a.length - 1',
    'a.length',
    'in-bounds',
  ],
  [
    'a counter that ends',
    'static void f(int n) { int i = 0; while (i < n) i++;\n //@ assert i >= n;\n }',
    'i >= n',
    'i == n',
    'formula',
  ],
  [
    'what a size says of its half',
    'static int[] f(int n) { if (n < 0) return null; int[] b = new int[2 * n];\n //@ assert n <= 1073741823;\n return b; }',
    '2 * n',
    '3 * n',
    'formula',
  ],
  [
    'two counters that meet',
    'static int f(int[] a) { int i = 0, j = a.length - 1, s = 0; while (i < j) { s += a[i] - a[j]; i++; j--; } return s; }',
    'a[j]',
    'a[j + 1]',
    'in-bounds',
  ],
  [
    'a division',
    'static int f(int a, int b) { if (a < b) return 1 / (b - a); return 0; }',
    'a < b',
    'a <= b',
    'not-zero',
  ],
];

/** A negative size is another matter; what an argument is, too. */
const isAbout = (alarm: string): boolean => alarm !== MAY_BE_NULL && !alarm.startsWith('not-negative');

describe.each([zones, octagons])('indices', (make) => {
  it.each(PAIRS)('%s', async (_, text, from, to, rule) => {
    expect((await known(make, text)).alarms.filter(isAbout)).toEqual([]);
    expect(text.split(from).length).toBeGreaterThan(1);
    const { alarms } = await known(make, text.replace(from, to));
    expect(alarms.map((alarm) => alarm.split(' ')[0])).toContain(rule);
  });
});

describe('wrap-around', () => {
  it.each([
    ['past the greatest int', 'static int f() { int a = Integer.MAX_VALUE; a++; return a; }', '\\result = -2147483648'],
    [
      'of the least int with another sign',
      'static int f() { int a = Integer.MIN_VALUE; return -a; }',
      '\\result = -2147483648',
    ],
    ['of a char', "static int f() { char c = '\\uffff'; c++; return c; }", '\\result = 0'],
    ['of a byte', 'static int f() { int a = 200; return (byte) a; }', '\\result = -56'],
    ['of a product', 'static int f() { int a = 65536; return a * a; }', '\\result = 0'],
    ['not at all', 'static int f() { int a = Integer.MIN_VALUE; return ~a; }', '\\result = 2147483647'],
  ])('%s', async (_, members, expected) => {
    for (const each of [known(zones, members), known(octagons, members), known(congruences, members)]) {
      expect((await each).returned).toEqual([expected]);
    }
  });
});

it('null is a length of its own', async () => {
  const members =
    'static int f(int[] a, String s) { if (a == null || s == null) return 0; return a.length + s.length(); }';
  expect((await known(zones, members)).alarms).toEqual([]);
  const broken = members.replace('|| s == null', '');
  expect((await known(zones, broken)).alarms).toEqual([MAY_BE_NULL]);
});

it('octagons know sums, zones do not', async () => {
  const members =
    'static int f(int[] a, int i) { int j = 10 - i; if (0 <= i && i <= 10 && a.length == 11) return a[j]; return 0; }';
  expect((await known(octagons, members)).alarms).toEqual([MAY_BE_NULL]);
  expect((await known(zones, members)).alarms).toEqual([MAY_BE_NULL, 'in-bounds may']);
  // Ten minus minus one is eleven.
  const broken = members.replace('0 <= i', '-1 <= i');
  expect((await known(octagons, broken)).alarms).toEqual([MAY_BE_NULL, 'in-bounds may']);
});

it('congruences know remainders, also where a step wraps around', async () => {
  const members = 'static int f(int n) { int i = 3; while (n-- > 0) i += 4; return i; }';
  expect((await known(congruences, members)).returned).toEqual(['\\result ≡ 3 mod 4']);
  // Six and the number of all ints have two in common.
  const other = members.replace('i += 4', 'i += 6');
  expect((await known(congruences, other)).returned).toEqual(['\\result ≡ 1 mod 2']);
});
