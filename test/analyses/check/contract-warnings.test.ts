/** Clauses that say nothing get a warning where they stand; a parameter that a `requires` lets be null may be null. */
import { describe, expect, it } from 'vitest';
import { checkText, claimsOf, lineOf, verdicts } from './checking.js';

async function warnings(text: string): Promise<readonly string[]> {
  const { diagnostics } = await checkText(text);
  return diagnostics.map(({ severity, line, message }) => `${severity} ${line} ${message}`);
}

describe('a requires that nothing satisfies', () => {
  it.each([
    ['a contradiction', '', 'int n', 'n > 3 && n < 2'],
    ['a constant', '', 'int n', 'false'],
    ['against an annotation', '@interface NonNull {}', '@NonNull Object n', 'n == null'],
  ])('is a warning at the clause: %s', async (_, before, parameter, formula) => {
    const text = `${before} class T {
      //@ requires ${formula}; // clause
      static int m(${parameter}) { return 1; }
    }`;
    const found = await warnings(text);
    expect(found).toEqual([
      expect.stringMatching(new RegExp(`^warning ${lineOf(text, 'clause')} no call of .m. meets`)),
    ]);
  });

  it('is one where two clauses contradict each other, at the second', async () => {
    const text = `class T {
      //@ requires n > 3;
      //@ requires n < 2; // second
      //@ ensures n == 7;
      static int m(int n) { return 1; }
    }`;
    expect(await warnings(text)).toEqual([expect.stringContaining(`warning ${lineOf(text, 'second')} `)]);
  });

  it('is none where some call meets it', async () => {
    const text = `class T {
      T next;
      //@ requires n > 3;
      static int m(int n) { return 1; }
      //@ requires one == null;
      static int n(Object one) { return 1; }
      //@ requires this.next != null && next.next == null;
      int o() { return 1; }
      //@ requires acyclic(this, next);
      private int p() { return 1; }
    }`;
    expect(await warnings(text)).toEqual([]);
  });
});

describe('an ensures on a method that never returns normally', () => {
  it.each([
    ['throws', 'throw new IllegalStateException();'],
    ['loops', 'for (;;) { }'],
    ['throws by what it calls', 'fail(); return 1;'],
  ])('is a warning, and proved without being reached: %s', async (_, code) => {
    const text = `class T {
      private static void fail() { throw new IllegalStateException(); }
      //@ ensures \\result > 7; // clause
      static int m() { ${code} }
    }`;
    const checked = await checkText(text);
    const line = lineOf(text, 'clause');
    expect(checked.diagnostics).toEqual([
      expect.objectContaining({
        severity: 'warning',
        line,
        message: expect.stringContaining('never returns normally'),
      }),
    ]);
    expect(verdicts(checked, line, 'ensures')).toEqual(['proved unreached']);
  });

  it('is none where it may return', async () => {
    const text = `class T {
      //@ ensures \\result == 1;
      static int m(int n) { if (n > 2) throw new IllegalStateException(); return 1; }
    }`;
    expect(await warnings(text)).toEqual([]);
  });

  it('is none where the budget is spent: nothing is known then', async () => {
    const text = `class T {
      //@ ensures \\result == 1;
      static int m(int n) { if (n > 2) throw new IllegalStateException(); return 1; }
    }`;
    expect((await checkText(text, { budget: 1e-9 })).diagnostics).toEqual([]);
  });
});

describe('a requires that lets a parameter be null', () => {
  it('is looked at with null', async () => {
    const text = `class T {
      //@ requires one == null;
      static int m(Object one) { return one.hashCode(); } // m
      //@ requires one == null || two != null;
      static int n(Object one, Object two) { return two.hashCode(); } // n
      //@ requires one != null;
      static int o(Object one) { return one.hashCode(); } // o
    }`;
    const checked = await checkText(text);
    expect(verdicts(checked, lineOf(text, 'm'), 'null-dereference')).toEqual(['unproved']);
    expect(verdicts(checked, lineOf(text, 'n'), 'null-dereference')).toEqual(['unproved']);
    expect(verdicts(checked, lineOf(text, 'o'), 'null-dereference')).toEqual(['proved']);
    expect(claimsOf(checked).filter(({ unreached }) => unreached)).toEqual([]);
  });
});
