/** Methods that call the library: what it demands, and how its results relate to what it was given. */
import { pairsOf } from './pair.js';

export const LIBRARY = pairsOf([
  [
    'an index that was checked',
    'static int f(int[] a, int i) { if (a == null) return 0; java.util.Objects.checkIndex(i, a.length); return a[i]; }',
    'a.length',
    'a.length + 1',
  ],
  [
    'what a check of an index returns',
    'static int f(int[] a, int i) { if (a == null) return 0; int k = java.util.Objects.checkIndex(i, a.length); return a[k]; }',
    'a[k]',
    'a[k + 1]',
  ],
  [
    'a range that was checked',
    'static int f(int[] a, int i, int k) { if (a == null) return 0; int s = 0; java.util.Objects.checkFromToIndex(i, k, a.length); for (; i < k; i++) s += a[i]; return s; }',
    'i < k',
    'i <= k',
  ],
  [
    'the ring of a table',
    'static int f(int[] a, int i) { if (a == null || a.length == 0) return 0; return a[Math.floorMod(i, a.length)]; }',
    'i, a.length)',
    'i, a.length + 1)',
  ],
  [
    'a ring that counts from one',
    'static int f(int[] a, int i) { if (a == null || a.length == 0) return 0; return a[Math.floorMod(i, a.length)]; }',
    'Math.floorMod(i, a.length)',
    'Math.floorMod(i, a.length) + 1',
  ],
  [
    'the absolute value of a remainder',
    'static int f(int i) { int[] a = new int[5]; return a[Math.abs(i % 5)]; }',
    'Math.abs(i % 5)',
    'Math.abs(i) % 5',
  ],
  [
    'the absolute value',
    'static int f(int n) { if (n == Integer.MIN_VALUE) return 0; int[] a = new int[Math.abs(n) / 300000000]; return a.length; }',
    'n == Integer.MIN_VALUE',
    'n == Integer.MAX_VALUE',
  ],
  [
    'the quotient that rounds down',
    'static int f(int n) { if (n < 0 || n > 8) return 0; int[] a = new int[5]; return a[Math.floorDiv(n, 2)]; }',
    'n < 0',
    'n < -2',
  ],
  [
    'an exact sum',
    'static int f(int i, int k) { if (i < 0 || i > 3) return 0; int n = Math.addExact(i, 2); int[] a = new int[6]; return a[n]; }',
    'i > 3',
    'i > 4',
  ],
  [
    'an int that was a long',
    'static int f(long n) { int i = Math.toIntExact(n); if (i < 0 || n > 3) return 0; int[] a = new int[4]; return a[i]; }',
    'n > 3',
    'n > 4',
  ],
  [
    'the lowest one of a word',
    'static int f(int n) { int[] a = new int[33]; return a[Integer.numberOfTrailingZeros(n)]; }',
    'new int[33]',
    'new int[32]',
  ],
  [
    'numbers that were compared',
    'static int f(int[] a, int i) { if (a == null || i < 0 || Integer.compare(i, a.length) >= 0) return 0; return a[i]; }',
    '>= 0',
    '> 0',
  ],
  [
    'where a character stands',
    "static int f(String s) { if (s == null) return 0; char[] a = s.toCharArray(); int k = s.indexOf('a'); return k < 0 ? 0 : a[k]; }",
    'k < 0',
    'k < -1',
  ],
  [
    'what comes behind a character',
    "static int f(String s) { if (s == null) return 0; char[] a = s.toCharArray(); int k = s.indexOf('a'); return k < 0 || k + 1 == a.length ? 0 : a[k + 1]; }",
    'k + 1 == a.length',
    'k + 2 == a.length',
  ],
  [
    'the last character of that kind',
    "static int f(String s) { if (s == null) return 0; int[] a = new int[s.length()]; int k = s.lastIndexOf('a'); return k < 0 ? 0 : a[k]; }",
    'new int[s.length()]',
    'new int[s.length() - 1]',
  ],
  [
    'looked for from a place',
    "static int f(String s, int i) { if (s == null || i < 0) return 0; int[] a = new int[s.length()]; int k = s.indexOf('a', i); return k < 0 ? 0 : a[i]; }",
    'k < 0',
    'k < -1',
  ],
  [
    'the end of a text in another one',
    'static int f(String s) { if (s == null) return 0; int[] a = new int[s.length()]; int k = s.indexOf("a"); return k < 0 ? 0 : a[k]; }',
    's.indexOf("a")',
    's.indexOf("")',
  ],
  [
    'an empty text is found at the end, too',
    'static int f(String s, int i) { if (s == null || i < 0) return 0; int[] a = new int[s.length()]; int k = s.indexOf("", i); return k < 0 || k == a.length ? 0 : a[k]; }',
    'k == a.length',
    'i == a.length',
  ],
  [
    'a text that is not empty',
    'static int f(String s) { if (s == null || s.isEmpty()) return 0; char[] a = s.toCharArray(); return a[0]; }',
    's.isEmpty()',
    '!s.isEmpty()',
  ],
  [
    'a part of a text',
    'static int f(String s, int i) { if (s == null) return 0; String t = s.substring(i); int[] a = new int[s.length()]; return t.length() == 0 ? 0 : a[t.length() - 1]; }',
    't.length() == 0',
    't.length() < 0',
  ],
  [
    'a character that was read',
    'static int f(String s, int i) { if (s == null) return 0; int[] a = new int[s.length()]; char c = s.charAt(i); return a[i] + c; }',
    'return a[i] + c',
    'return a[i + 1] + c',
  ],
  [
    'what was copied was there',
    'static int f(int[] a, int[] b, int n) { if (a == null || b == null || n < 1) return 0; System.arraycopy(a, 0, b, 0, n); return a[n - 1] + b[n - 1]; }',
    'n < 1',
    'n < 0',
  ],
  [
    'what was copied from behind',
    'static int f(int[] a, int i) { if (a == null) return 0; int n = a.length - i - 1; int s = 0; System.arraycopy(a, i + 1, a, i, n); for (int k = i; k < a.length; k++) s += a[k]; return s; }',
    'k < a.length',
    'k <= a.length',
  ],
  [
    'computed on several ways',
    'static int f(int[] a, int i, boolean b) { if (a == null || i < 0 || i >= a.length) return 0; int n = a.length - i; int m = b ? 1 : 2; int k = i + n; return a[k - 1] + m; }',
    'k - 1',
    'k - m + 1',
  ],
]);
