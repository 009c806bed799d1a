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
