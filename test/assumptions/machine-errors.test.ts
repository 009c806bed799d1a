/**
 * Errors of the machine that the input catches, or cleans up after: `// fails` marks dereferences of null that a JVM shows, `// safe`
 * those that stay proved.
 */
import { describe, expect, it } from 'vitest';
import { FORMS, linesWith } from './opened.js';
import { checked, verdictsAt } from './verdicts.js';

/** Bodies of a method each; `rec` recurs for ever, `once` does not. */
const CASES: Readonly<Record<string, string>> = {
  'a stack overflow':
    'String x = "a"; try { rec(0); } catch (StackOverflowError e) { x = null; }\n x.length(); // fails',
  'by a superclass': 'String x = "a"; try { rec(0); } catch (Throwable e) { x = null; }\n x.length(); // fails',
  'among others':
    'String x = "a"; try { rec(0); } catch (RuntimeException e) { } catch (Error e) { x = null; }\n x.length(); // fails',
  'in the handler': 'String x = null; try { rec(0); } catch (StackOverflowError e) {\n x.length(); } // fails',
  'recursion of two':
    'String x = "a"; try { even(1); } catch (StackOverflowError e) { x = null; }\n x.length(); // fails',
  'recursion through an interface':
    'String x = "a"; try { R r = new R(); r.run(); } catch (StackOverflowError e) { x = null; }\n x.length(); // fails',
  'recursion that the constructor of a library class runs':
    'String x = "a"; try { new Deep(); } catch (StackOverflowError e) { x = null; }\n x.length(); // fails',
  'recursion that the library calls back':
    'String x = "a"; try { String.valueOf(new Shown()); } catch (StackOverflowError e) { x = null; }\n x.length(); // fails',
  'a huge array':
    'String x = "a"; try { int[] big = new int[Integer.MAX_VALUE]; } catch (OutOfMemoryError e) { x = null; }\n x.length(); // fails',
  'an array of any length':
    'String x = "a"; int n = Integer.MAX_VALUE - s.length(); try { long[] big = new long[n]; } catch (OutOfMemoryError e) { x = null; }\n x.length(); // fails',
  'a loop that allocates':
    'String x = "a"; T all = null; try { for (;;) all = new T(all); } catch (OutOfMemoryError e) { all = null; x = null; }\n x.length(); // fails',
  'cleaning up': 'String x = null; try { rec(0); } finally {\n x.length(); } // fails',
  'half done': 'T t = new T(null); t.next = t; try { half(t); } catch (Error e) { }\n t.next.hashCode(); // fails',
  'half done, in a static field':
    'T.last = new T(null); try { halfStatic(); } catch (Error e) { }\n T.last.hashCode(); // fails',
  'caught further out': 'T.last = new T(null); outer();\n T.last.hashCode(); // fails',
  'no recursion': 'String x = "a"; try { once(0); } catch (StackOverflowError e) { x = null; }\n x.length(); // safe',
  'a small array':
    'String x = "a"; try { int[] few = new int[3]; } catch (OutOfMemoryError e) { x = null; }\n x.length(); // safe',
  'another exception':
    'String x = "a"; try { rec(0); } catch (IllegalStateException e) { x = null; }\n x.length(); // safe',
  'locks alone': 'String x = "a"; synchronized (this) { rec(0); }\n x.length(); // safe',
};

function program(body: string): string {
  return `class T {
  static T last;
  T next;
  T(T next) { this.next = next; }
  static int rec(int n) { return rec(n + 1) + 1; }
  static int once(int n) { return n + 1; }
  static int even(int n) { return odd(n + 1) + 1; }
  static int odd(int n) { return even(n + 1) + 1; }
  static class R implements Runnable { public void run() { Runnable r = this; r.run(); } }
  static class Deep extends RuntimeException { public Throwable fillInStackTrace() { rec(0); return this; } }
  static class Shown { public String toString() { return toString(); } }
  static void run(Runnable task) { task.run(); }
  static void half(T t) { t.next = null; half(t); t.next = t; }
  static void halfStatic() { T old = last; last = null; halfStatic(); last = old; }
  static void outer() { try { halfStatic(); } catch (Error e) { } }
  void go(String s) {
    ${body}
  }
}
`;
}

describe.each(FORMS)('errors of the machine, from %s', (form) => {
  it.each(Object.entries(CASES))('%s', async (_, body) => {
    const text = program(body);
    const claims = await checked(form, text);
    const [failing] = linesWith(text, 'fails');
    if (failing !== undefined) expect(verdictsAt(claims, failing, 'null-dereference')).toContain('unproved');
    const [safe] = linesWith(text, 'safe');
    if (safe !== undefined) expect(verdictsAt(claims, safe, 'null-dereference')).toEqual(['proved']);
  });

  it('names the line', async () => {
    const text = program(CASES['a stack overflow'] ?? '');
    const claims = await checked(form, text);
    const line = text.split('\n').findIndex((each) => each.includes('catch (StackOverflowError')) + 1;
    expect(claims.find(({ verdict }) => verdict === 'unproved')?.reason).toContain(`line ${line} `);
  });
});
