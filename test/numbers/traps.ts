/**
 * Members of a class `A` whose method `f` fails in some run, in ways that an analysis of numbers may overlook: what changed behind its back, what wrapped around, what was
 * somebody else's. Nothing that fails may be proved.
 */
export type Trap = readonly [name: string, members: string];

const FIVE = 'int[] a = new int[5];';

export const TRAPS: readonly Trap[] = [
  // Fields that change behind a name.
  [
    'a store to the same object',
    `int n; static int f(A x, A y) { if (x == null || y == null) return 0; ${FIVE} x.n = 1; y.n = 7; return a[x.n]; }`,
  ],
  [
    'a store through a copy',
    `int n; static int f(A x) { if (x == null) return 0; ${FIVE} A y = x; x.n = 1; y.n = 7; return a[x.n]; }`,
  ],
  [
    'a store through this',
    `int n; int f(A x) { if (x == null) return 0; ${FIVE} x.n = 1; this.n = 7; return a[x.n]; }`,
  ],
  [
    'another object in the variable',
    `int n; static int f(A x, A y) { if (x == null || y == null) return 0; ${FIVE} x.n = 1; y.n = 7; x = y; return a[x.n] + a[y.n]; }`,
  ],
  [
    'a loaded object',
    `int n; A next; static int f(A x) { if (x == null || x.next == null) return 0; ${FIVE} x.next.n = 7; x.n = 1; x = x.next; return a[x.n]; }`,
  ],
  [
    'a returned object',
    `int n; static A g(A y) { y.n = 7; return y; } static int f(A x, A y) { if (x == null || y == null) return 0; ${FIVE} x.n = 1; x = g(y); return a[x.n]; }`,
  ],
  ['a callee that stores', `int n; void g() { n = 7; } int f() { ${FIVE} n = 1; g(); return a[n]; }`],
  [
    'a callee that stores and throws',
    `int n; void g() { n = 7; throw new IllegalStateException(); } int f() { ${FIVE} n = 1; try { g(); } catch (IllegalStateException e) { } return a[n]; }`,
  ],
  [
    'a callee that stores into another one',
    `int n; static void g(A y) { y.n = 7; } static int f(A x, A y) { if (x == null || y == null) return 0; ${FIVE} x.n = 1; g(y); return a[x.n]; }`,
  ],
  [
    'a callee that changes its parameter',
    `int n; static void g(A y) { y = new A(); y.n = 1; } static int f(A x) { if (x == null) return 0; ${FIVE} x.n = 7; g(x); return a[x.n]; }`,
  ],
  [
    'a callee of a callee',
    `int n; void h() { n += 6; } void g() { h(); } int f() { ${FIVE} n = 1; g(); return a[n]; }`,
  ],
  [
    'a subclass',
    `int n; void g() { } static class B extends A { void g() { n = 7; } } static int f(boolean b) { A x = b ? new B() : new A(); ${FIVE} x.n = 1; x.g(); return a[x.n]; }`,
  ],
  ['a callback', `int n; int f() { ${FIVE} n = 1; Runnable r = () -> n = 7; r.run(); return a[n]; }`],
  [
    'a toString',
    `int n; public String toString() { n = 7; return ""; } int f() { ${FIVE} n = 1; String s = String.valueOf(this); return a[n]; }`,
  ],
  [
    'a constructor that stores into its argument',
    `int n; static class B { B(A x) { x.n = 7; } } int f() { ${FIVE} n = 1; new B(this); return a[n]; }`,
  ],

  [
    'an array that is replaced',
    'int[] a = new int[2]; int f() { if (a == null || a.length != 2) return 0; a = new int[1]; return a[1]; }',
  ],
  [
    'an array that a callee replaces',
    'int[] a = new int[2]; void g() { a = new int[1]; } int f() { if (a == null || a.length < 2) return 0; g(); return a[1]; }',
  ],
  [
    'an array in a variable, and another in the field',
    'int[] a = new int[5]; int f() { int[] b = a; if (b == null || b.length != 2) return 0; a = new int[5]; return b[3]; }',
  ],
  [
    'a final field under construction',
    `final int n; A() { this(7); } A(int k) { int[] a = new int[5]; int z = a[n]; n = k; g(); } void g() { } int f() { ${FIVE} return a[n]; }`,
  ],
  [
    'a final field before it is set',
    'final int n; int m; A() { m = g(); n = 7; } int g() { return n; } static int f() { A x = new A(); int[] a = new int[5]; if (x.m == 0) return a[x.n]; return 0; }',
  ],
  ['a field that starts with nothing', `int n = 7; static int f() { A x = new A(); ${FIVE} return a[x.n]; }`],
  [
    'a field of a class above',
    `static class C { int n; C() { n = 7; } } static class B extends C { B() { } } static int f() { B x = new B(); ${FIVE} return a[x.n]; }`,
  ],
  [
    'a narrow field',
    'byte n; int f(int k) { if (k != 128) return 0; n = (byte) k; int[] a = new int[200]; return a[n]; }',
  ],
  // Variables.
  [
    'a variable that is set again',
    `static int f(int[] a) { if (a == null || a.length == 0) return 0; int i = 0; a = new int[i]; return a[i]; }`,
  ],
  [
    'a variable of a loop',
    'static int f(int[] a) { if (a == null) return 0; int n = a.length; for (int i = 0; i < n; i++) { a = new int[1]; a[i] = 1; } return 0; }',
  ],
  [
    'what a handler sees',
    `static int f(int k) { ${FIVE} int i = 7; try { i = 10 / k; i = 1; } catch (ArithmeticException e) { } return a[i]; }`,
  ],
  [
    'what finally changes',
    `static int g() { int i = 1; try { return i; } finally { i = 7; } } static int f() { ${FIVE} int k = 0; try { k = g(); } finally { k += 6; } return a[k]; }`,
  ],
  ['a shadowed name', 'int n = 7; int f() { int[] a = new int[5]; { int n = 1; a[n] = 1; } return a[n]; }'],
  // Wrap-around.
  [
    'the absolute value of the least',
    'static int f(int h) { int[] a = new int[5]; int i = Math.abs(h) % 5; return a[i]; }',
  ],
  [
    'the least with another sign',
    'static int f(int h) { if (h > 0) return 0; int m = -h;\n //@ assert m >= 0;\n return m; }',
  ],
  [
    'one more than the greatest',
    'static int f(int n) { if (n < 0) return 0; int m = n + 1;\n //@ assert m > 0;\n return m; }',
  ],
  ['one less than the least', 'static int f(int n) { int m = n - 1;\n //@ assert m < n;\n return m; }'],
  ['twice', 'static int f(int n) { if (n < 0) return 0; int m = 2 * n;\n //@ assert m >= 0;\n return m; }'],
  [
    'the difference of two',
    'static int f(int x, int y) { if (x < y) return 0; int d = x - y;\n //@ assert d >= 0;\n return d; }',
  ],
  ['a char counter', 'static int f(int n) { char c = (char) n; c++;\n //@ assert c > 0;\n return c; }'],
  [
    'a byte counter',
    'static int f(int n) { byte b = (byte) n; if (b < 0) return 0; b += 1;\n //@ assert b >= 0;\n return b; }',
  ],
  [
    'a cast to char',
    'static int f(int n) { if (n > 5) return 0; char c = (char) n; int[] a = new int[6]; return a[c]; }',
  ],
  [
    'a cast of a long',
    'static int f(int n) { long m = n * 4294967296L + 7; int[] a = new int[5]; int i = (int) m; return a[i]; }',
  ],
  ['the sign of a remainder', 'static int f(int n) { int[] a = new int[5]; return a[n % 5]; }'],
  [
    'a shift of something negative',
    'static int f(int n) { int[] a = new int[5]; if (n > 9) return 0; return a[n >> 1]; }',
  ],
  [
    'a shift by a lot',
    'static int f(int n) { if (n != 1) return 0; int m = n << 32;\n //@ assert m == 0;\n return m; }',
  ],
  [
    'the middle',
    'static int f(int lo, int hi) { if (lo < 0 || hi < lo) return 0; int mid = (lo + hi) / 2;\n //@ assert mid >= lo;\n return mid; }',
  ],
  ['the greatest as divisor', 'static int f(int n) { if (n < 0) return 0; return 1 / (n + 1 == 0 ? 0 : n); }'],
  // Null.
  [
    'the length of what may be null',
    'static int f(int[] a) { int n = a == null ? 5 : a.length; int[] b = a == null ? new int[4] : a; return n == 0 ? 0 : b[n - 1]; }',
  ],
  [
    'two different arrays of one length',
    'static int f(int[] a, int[] b) { if (a == null || b == null || a == b) return 0; if (a.length > 0) return 0; return 1 / b.length; }',
  ],
  [
    'a quotient of something negative',
    'static int f(int n) { if (n > -1 || n < -3) return 0; int m = n / 2;\n //@ assert m < 0;\n return m; }',
  ],
  [
    'two arrays of which one is empty',
    'static int f(int[] a, int[] b) { if (a == null || b == null || a.length > 0) return 0; if (a == b) return 0; return 1 / b.length; }',
  ],
  [
    'a shorter copy',
    'static int f(int[] a) { if (a == null || a.length != 2) return 0; int[] b = java.util.Arrays.copyOf(a, 1); return b[1]; }',
  ],
  // What the library demands and returns.
  [
    'a ring that turns the other way',
    `static int f(int i, int n) { if (n == 0 || n > 5) return 0; ${FIVE} return a[Math.floorMod(i, n)]; }`,
  ],
  ['the absolute value of the least', `static int f(int i) { ${FIVE} return a[Math.abs(i) % 5]; }`],
  [
    'an empty text behind the end',
    'static int f(String s, int i) { if (s == null || i < 0) return 0; int[] a = new int[s.length() + 1]; int k = s.indexOf("", i); return k < 0 ? 0 : a[i]; }',
  ],
  [
    'a copy that was refused',
    `static int f(int[] b, int n) { ${FIVE} if (b == null || n < 1) return 0; try { System.arraycopy(b, 0, a, 0, n); } catch (IndexOutOfBoundsException e) { } return a[n - 1]; }`,
  ],
  [
    'nothing was copied',
    `static int f(int[] b, int i) { ${FIVE} if (b == null) return 0; System.arraycopy(a, i, b, 0, 0); return a[i]; }`,
  ],
  [
    'an operand that changed on one way',
    'static int f(int[] a, int i, boolean b) { if (a == null || i < 0 || i >= a.length) return 0; int n = a.length - i; if (b) i++; int k = i + n; return a[k - 1]; }',
  ],
  [
    'another array on one way',
    'static int f(int[] a, boolean b) { if (a == null || a.length < 2) return 0; int n = a.length; if (b) a = new int[1]; int k = n - 1; return a[k]; }',
  ],
  [
    'an operand that changed in a loop',
    'static int f(int[] a, int i) { if (a == null || i < 0 || i >= a.length) return 0; int n = a.length - i; for (int m = 0; m < 2; m++) i++; int k = i + n; return a[k - 1]; }',
  ],
  [
    'an index that is checked against itself',
    `static int f(int i) { if (i < 0 || i > 4) return 0; ${FIVE} int n = 6; n = java.util.Objects.checkIndex(i, n); return a[n + 1]; }`,
  ],
  [
    'a quotient that rounds down',
    'static int f(int n) { if (n < -1 || n > 0) return 0; int m = Math.floorDiv(n, 2);\n //@ assert m >= 0;\n return m; }',
  ],
  [
    'a sum that is refused',
    `static int f(int i) { ${FIVE} int n = 0; try { n = Math.addExact(i, 2147483647); } catch (ArithmeticException e) { n = 7; } return i < 1 ? 0 : a[n]; }`,
  ],
  // Private methods, which are seen from where they are called.
  [
    'a helper with a second caller',
    `private static int g(int i) { ${FIVE} return a[i]; } static int h() { return g(1); } static int f(int i) { return g(i); }`,
  ],
  [
    'a helper that a lambda calls',
    `interface I { int at(int i); } private static int g(int i) { ${FIVE} return a[i]; } static int h() { return g(1); } static int f(int i) { I x = k -> g(k); return x.at(i); }`,
  ],
  [
    'a helper that is handed on',
    `interface I { int at(int i); } private static int g(int i) { ${FIVE} return a[i]; } static int h() { return g(1); } static int f(int i) { I x = A::g; return x.at(i); }`,
  ],
  [
    'a helper that calls itself',
    'private static int g(int[] a, int i, int n) { if (n == 0) return a[i]; return g(a, i + 1, n - 1); } static int f() { return g(new int[3], 0, 5); }',
  ],
  [
    'a helper of a helper',
    `private static int h(int i) { ${FIVE} return a[i]; } private static int g(int i) { return h(i + 1); } static int k() { return h(0); } static int f() { return g(4); }`,
  ],
  [
    'a helper that a nested class calls',
    `private static int g(int i) { ${FIVE} return a[i]; } static int h() { return g(1); } static class B { int at(int i) { return g(i); } } static int f(int i) { return new B().at(i); }`,
  ],
  [
    'a helper of other objects',
    `int n; private int g() { ${FIVE} return a[n]; } int h() { n = 1; return g(); } static int f(A x) { return x == null ? 0 : x.g(); }`,
  ],
  [
    'a helper that makes room for itself',
    'private static int g(int i) { return i > 0 ? h(i - 1) : 0; } private static int h(int i) { int[] a = new int[3]; return g(i) + a[i]; } static int f(int i) { return i < 6 ? g(i) : 0; }',
  ],
];
