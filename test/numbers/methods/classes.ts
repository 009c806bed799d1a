/** Methods that keep numbers in fields. */
import { pairsOf } from './pair.js';

export const CLASSES = pairsOf([
  [
    'a final size',
    'final int n; final int[] a; A(int n) { this.n = n < 0 ? 0 : n > 9 ? 9 : n; this.a = new int[9]; } int f() { if (a == null || n < 0 || n > a.length) return 0; int s = 0; for (int i = 0; i < n; i++) s += a[i]; return s; }',
    'i < n',
    'i <= n',
  ],
  [
    'a field that is asked twice',
    'int[] a = new int[4]; int f(int i) { if (a == null || i < 0 || i >= a.length) return 0; return a[i]; }',
    'i >= a.length',
    'i > a.length',
  ],
  [
    'a size that is tested',
    'int[] a = new int[4]; int n; int f() { if (a == null || n < 1 || n > a.length) return 0; n--; return a[n]; }',
    'n < 1',
    'n < 0',
  ],
  [
    'a field of an argument',
    'static class B { int from, to; int[] a; } static int f(B b) { if (b == null || b.a == null || b.from < 0 || b.to > b.a.length) return 0; int s = 0; for (int i = b.from; i < b.to; i++) s += b.a[i]; return s; }',
    'i < b.to',
    'i <= b.to',
  ],
  [
    'another one of the class',
    'int n; static int f(A x, A y) { if (x == null || y == null) return 0; int[] a = new int[3]; x.n = 1; if (y.n < 0 || y.n > 2) return 0; x.n = 2; return a[x.n]; }',
    'a[x.n]',
    'a[x.n + y.n]',
  ],
  [
    'a call that leaves it alone',
    'int n; int other; void g() { other++; } int f() { int[] a = new int[3]; if (n < 0 || n > 2) return 0; g(); return a[n]; }',
    'other++',
    'n++',
  ],
  [
    'a result that says something',
    'int n; int g() { return n < 0 ? 0 : n > 2 ? 2 : n; } int f() { int[] a = new int[3]; return a[g()]; }',
    '? 2 : n',
    '? 3 : n',
  ],
  [
    'what a callee sets',
    'int n; void g() { n = 2; } int f() { int[] a = new int[3]; g(); return a[n]; }',
    'n = 2',
    'n = 3',
  ],
  [
    'an invariant',
    '//@ invariant this.a != null && 0 <= this.n && this.n <= this.a.length;\n int[] a = new int[4]; int n; int f() { if (n == 0) return 0; n--; return a[n]; }',
    'n == 0',
    'n == 1',
  ],
  [
    'a ring',
    '//@ invariant this.a != null && this.a.length == 4 && 0 <= this.n && this.n < 4;\n int[] a = new int[4]; int n; int f() { int x = a[n]; n = n + 1 == 4 ? 0 : n + 1; return x; }',
    'n + 1 == 4',
    'n + 1 == 5',
  ],
  [
    'a part that a helper sums up',
    'private static int g(int[] a, int i, int k) { int s = 0; for (; i < k; i++) s += a[i]; return s; } static int f(int[] a) { return a == null ? 0 : g(a, 0, a.length); }',
    'a, 0, a.length',
    'a, 0, a.length + 1',
  ],
  [
    'halves that a helper goes through',
    'private static int g(int[] a, int lo, int hi) { if (lo >= hi) return 0; int m = (lo + hi) >>> 1; return a[m] + g(a, lo, m) + g(a, m + 1, hi); } static int f(int[] a) { return a == null ? 0 : g(a, 0, a.length); }',
    'lo >= hi',
    'lo > hi',
    'what a method calls itself with is given up too early',
  ],
  [
    'a place that a helper is given',
    'int n; int[] a = new int[4]; private int at(int i) { return a[i]; } int f() { return n >= 0 && n < a.length ? at(n) : 0; }',
    'n < a.length',
    'n <= a.length',
  ],
]);
