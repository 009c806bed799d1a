/** What a caller from outside gets wrong is latent; what the class gets wrong by itself is shown. */
import { describe, expect, it } from 'vitest';
import { checkText, findingsOf } from './checking.js';

const PAIRS: readonly (readonly [string, string, string])[] = [
  [
    'an index computed from a parameter',
    'public class T { public static int a(int[] x, int from) { int s = 0; for (int i = 0; i < 1; i++) s += x[from + i]; return s; } }',
    'public class T { public static int a(int[] x) { int s = 0; for (int i = 0; i <= x.length; i++) s += x[i]; return s; } }',
  ],
  [
    'an index computed from a parameter, into an array of its own',
    'public class T { private final int[] x = new int[3]; public int a(int i) { return x[i]; } }',
    'public class T { private final int[] x = new int[3]; public int a(int i) { int k = i - 1; return k < 3 ? x[k] : 0; } }',
  ],
  [
    'a constant index into an array that is passed',
    'public class T { public static int a(int[][] x) { int s = 0; for (int[] row : x) s += row[1]; return s; } }',
    'public class T { private final int[] x = new int[1]; private int n; public void more() { n = n + 1; } public int a() { return x[n]; } }',
  ],
  [
    'an object of another class that is passed',
    'public class T { public static int a(Object x) { return ((String) x).length(); } }',
    'public class T { private Object x = "a"; public void set(Object y) { x = y; } public int a() { return ((String) x).length(); } }',
  ],
  [
    'compared with anything, but not equal to anything',
    'public class T { int n; public int compareTo(Object o) { return n - ((T) o).n; } }',
    'public class T { int n; public boolean equals(Object o) { return o != null && n == ((T) o).n; } }',
  ],
  [
    'a divisor that is passed, or measured of what is',
    'public class T { public static int a(int n, int[] x) { return 8 / n + 8 / (x.length - 1); } }',
    'public class T { private int n; public int a() { n = 0; return 8 / n; } }',
  ],
  [
    'an array of another class that is passed',
    'public class T { public static void a(Object[] x) { if (x.length > 0) x[0] = 1; } }',
    'public class T { private final Object[] x = new String[1]; public void a(Object y) { x[0] = y; } }',
  ],
  [
    'an array that has to be long enough, which nothing asks',
    'public class T { private final int n = 3; public void a(int[] x) { for (int i = 0; i < n; i++) x[i] = i; } }',
    'public class T { private final int n = 3; public void a(int[] x) { if (x.length > 0) for (int i = 0; i < n; i++) x[i] = i; else for (int i = 0; i <= x.length; i++) x[i] = i; } }',
  ],
  [
    'two arrays whose lengths must agree',
    'public class T { public static int a(int[] x, int[] y) { int s = 0; for (int i = 0; i < x.length; i++) s += x[i] * y[i]; return s; } }',
    'public class T { private final int[] x = new int[2], y = new int[1]; public int a() { int s = 0; for (int i = 0; i < x.length; i++) s += x[i] * y[i]; return s; } }',
  ],
  [
    'a place in an array of its own that an array which is passed is counted for',
    'public class T { private final int[] x = new int[3]; public int a(int[] y) { int k = 0; for (int i = 0; i < y.length; i++) if (y[i] > 0) k = i; return x[k] + y.length; } public int b() { return x[2]; } public T(int[] z) { if (z.length > 3) throw new IllegalArgumentException(); } }',
    'public class T { private final int[] x = new int[3]; private int n; public void a(int[] y) { for (int each : y) x[n++] = each; } }',
  ],
  [
    'an index that has something taken away',
    'public class T { private final int[] x = new int[3]; public int a(int i) { return x[i - 1]; } }',
    'public class T { private final int[] x = new int[3]; public int a(int i) { return x[i % 3]; } }',
  ],
  [
    'elements of what is passed as indices',
    'public class T { private final int[] x = new int[3]; public int a(int[] y) { int s = 0; for (int each : y) s += x[each]; return s; } }',
    'public class T { private final int[] x = new int[1]; public int a(int[] y) { int s = 0; for (int each : y) if (each < 3) s += x[each]; return s; } }',
  ],
  [
    'the length of a new array that is also counted up to',
    'public class T { public static int[] a(int n) { int[] r = new int[n]; for (int i = 0; i < n; i++) r[i] = 1; return r; } }',
    'public class T { public static int[] a(int n) { if (n > 9) return null; int[] r = new int[n]; for (int i = 0; i < n; i++) r[i] = 1; return r; } }',
  ],
  [
    'an array and how much of it counts, which a constructor is given and keeps',
    `public class T { private final byte[] x; private final int n; private int at; public T(byte[] b, int m) { x = b; n = m; }
       public int left() { return n - at; } public int a() { return left() > 0 ? x[at++] : -1; } }`,
    `public class T { private final byte[] x; private final int n; private int at; public T(byte[] b) { x = b; n = b.length; }
       public int left() { return n - at; } public int a() { return left() >= 0 ? x[at++] : -1; } }`,
  ],
  [
    'an array that it is given with its length, and not a place that another object keeps',
    `public class T { private final byte[] x; private final int n; private int at; public T(byte[] b, int m) { x = b; n = m; }
       public int a() { return at < n ? x[at++] : -1; } }`,
    `class B { byte[] x = new byte[1]; int n = 1; B() {} B(byte[] b, int m) { x = b; n = m; } }
     public class T { private final B b; private int at; public T(B c, int from) { b = c; at = from; }
       public void a() { if (at < b.n + 1) b.x[at++] = 1; } }`,
  ],
  [
    'a size below zero, which a constructor is given and keeps',
    'public class T { private final int n; public T(int m) { n = m; } public long[] a() { return new long[n]; } }',
    'public class T { private int n; public void less() { n = n - 1; } public long[] a() { return new long[n]; } }',
  ],
  [
    'what is no number in a stream that is passed',
    `import java.io.*; public class T { private final BufferedReader in; public T(Reader r) { in = new BufferedReader(r); }
       public int a() throws IOException { String s = in.readLine(); return s == null ? 0 : Integer.parseInt(s.trim()); } }`,
    `import java.io.*; public class T { private String text = "1"; public void set(String s) { text = s == null ? "" : s; }
       public int a() throws IOException { return Integer.parseInt(text.trim()); } }`,
  ],
];

describe('blame', () => {
  it.each(PAIRS)('%s', async (_, callers, own) => {
    expect(findingsOf(await checkText(callers, { replay: true }))).toEqual([]);
    expect(findingsOf(await checkText(own, { replay: true })).map(({ verdict }) => verdict)).toEqual(['refuted']);
  });

  it('main has no caller to blame', async () => {
    const text = 'public class T { public static void main(String[] x) { System.out.println(x[0]); } }';
    expect(findingsOf(await checkText(text, { replay: true })).map(({ rule }) => rule)).toEqual(['array-bounds']);
  });
});
