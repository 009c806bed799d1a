/** Deep recursion, budgets, and what ends a run without Java's doing. */
import { describe, expect, it } from 'vitest';
import { Run } from './running.js';

const TEXT = `
class A {
  A link;
  static int depth(int n) {
    int m, result;
    0: m = n + 1
    1: result = static A.depth(m) catch 3
    2: return result
    3: if @thrown instanceof java.lang.StackOverflowError -> 4 else -> 5
    4: return n
    5: throw @thrown
  }
  static void endless() { int i; 0: i = 0  1: goto 1 }
  static void recursive() { 0: static A.recursive()  1: return }
  static int odd() { int x; 0: x = unsupported "strange code" @7:3-9  1: return x }
  static void hoard() { A a, last; 0: last = null  1: a = new A  2: a.link = last  3: last = a -> 1 }
  static int waste() {
    A a; int i;
    0: i = 0
    1: if i < 100000 -> 2 else -> 4
    2: a = new A
    3: i = i + 1 -> 1
    4: return i
  }
  static int[][] array() { int[][] a; 0: a = new int[1000][2147483647]  1: return a }
  static int missing() { int x; 0: x = static Gone.away()  1: return x }
  static int any() { int x; 0: x = any "environment"  1: return x }
  static boolean time() {
    long first, second; boolean later;
    0: first = any "System.nanoTime"
    1: second = any "System.nanoTime"
    2: later = first < second
    3: return later
  }
}`;

describe('the stack', () => {
  it('throws a StackOverflowError that can be caught at the depth limit', () => {
    expect(new Run(TEXT, { depthLimit: 500 }).result('A.depth', 1)).toBe(500);
    expect(new Run(TEXT, { depthLimit: 9000 }).result('A.depth', 1)).toBe(9000);
  });

  it('lets a StackOverflowError escape', () => {
    expect(new Run(TEXT).result('A.recursive')).toBe('java.lang.StackOverflowError');
  });

  it('works again after an overflow', () => {
    const runs = new Run(TEXT, { depthLimit: 100 });
    runs.result('A.recursive');
    expect(runs.result('A.depth', 1)).toBe(100);
  });
});

describe('other endings', () => {
  it('spends its budget', () => {
    const runs = new Run(TEXT, { stepBudget: 1000 });
    expect(runs.invoke('A.endless')).toEqual({ kind: 'budget', spent: 'steps' });
    expect(runs.machine.steps).toBe(1000);
  });

  it('ends a program that holds more and more memory', () => {
    const runs = new Run(TEXT, { memoryBudget: 100_000 });
    expect(runs.invoke('A.hoard')).toEqual({ kind: 'budget', spent: 'memory' });
    expect(runs.machine.steps).toBeLessThan(30_000);
  });

  it('lets a program go on that lets go of its memory', () => {
    expect(new Run(TEXT, { memoryBudget: 100_000 }).result('A.waste')).toBe(100_000);
  });

  it('refuses an array that no machine could hold', () => {
    expect(new Run(TEXT).invoke('A.array')).toEqual({ kind: 'budget', spent: 'memory' });
  });

  it('ends at unsupported code, with its reason and place', () => {
    const outcome = new Run(TEXT).invoke('A.odd');
    expect(outcome).toMatchObject({ kind: 'unsupported', reason: 'strange code', span: { line: 7 } });
  });

  it('ends at a method that nobody declares', () => {
    expect(new Run(TEXT).invoke('A.missing')).toMatchObject({
      kind: 'unsupported',
      reason: 'method Gone.away()I is not known',
    });
  });
});

describe('arbitrary values', () => {
  it('are zero unless an oracle chooses', () => {
    expect(new Run(TEXT).result('A.any')).toBe(0);
    expect(new Run(TEXT, { oracle: ({ source }) => (source === 'environment' ? 5 : undefined) }).result('A.any')).toBe(
      5,
    );
  });

  it('grow where they stand for time', () => {
    expect(new Run(TEXT).result('A.time')).toBe(1);
  });
});
