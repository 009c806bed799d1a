/** Whole programs: which calls fail, and that no call that a program makes is missed. */
import { describe, expect, it } from 'vitest';
import { OTHER_REFERENCE, type Run } from '../../../../src/machines/predicates/machine/machine.js';
import { setting } from './support.js';

const A_C = `
  class C { boolean disposed;
    void run() { if (disposed) throw new RuntimeException(); }
    void dispose() { if (disposed) throw new RuntimeException(); disposed = true; } }
  class A { C f;
    void set(C c) { if (f != null) f.dispose(); f = c; }
    void run() { if (f != null) f.run(); }
    void done() { if (f != null) f.dispose(); } }
`;

interface Failure {
  readonly line: number;
  readonly isCertain: boolean;
  readonly history: readonly number[];
}

/** The failing calls of `Main`, whose code begins on line 1 of what is given. */
async function failures(main: string): Promise<{
  readonly failed: readonly Failure[];
  readonly reached: ReadonlySet<number>;
  readonly leftOut: readonly string[];
}> {
  const offset = A_C.split('\n').length;
  const java = await setting(`${A_C}\n${main}`);
  const failed: Failure[] = [];
  const reached = new Set<number>();
  const lineOf = (run: Run): readonly number[] => run.history.map(({ edge }) => edge.span.line - offset);
  // A program begins with the initialiser of its main class; others run when they are needed.
  const [start] = java.machine.initial(['Main']).exits;
  if (start === undefined) throw new Error('no initial heap');
  const { leftOut } = java.machine.explore(
    start.heap,
    java.method('Main', 'main'),
    [{ kind: 'reference', reference: OTHER_REFERENCE }],
    {
      isWatched: ({ method }) => method.owner === 'Main',
      reached: ({ edge }) => reached.add(edge.span.line - offset),
      failed: ({ edge }, thrown, run) => {
        if (thrown.cause === 'throw')
          failed.push({ line: edge.span.line - offset, isCertain: run.isCertain, history: lineOf(run) });
      },
    },
  );
  return { failed, reached, leftOut };
}

describe('whole programs', () => {
  it('fail through sharing, and tell how it came to that', async () => {
    const { failed, leftOut } = await failures(`class Main { static void main(String[] args) {
      C c = new C(); A a = new A(); A b = new A();
      a.set(c);
      b.set(c);
      a.done();
      b.run(); } }`);
    expect(failed).toEqual([{ line: 6, isCertain: true, history: [2, 2, 2, 3, 4, 5, 6] }]);
    expect(leftOut).toEqual([]);
  });

  it('go on after an exception that is caught', async () => {
    const { failed, reached } = await failures(`class Main { static void main(String[] args) {
      C c = new C();
      c.dispose();
      try { c.run(); } catch (RuntimeException e) {
        c.dispose(); } } }`);
    expect(failed.map(({ line }) => line)).toEqual([4, 5]);
    expect([...reached]).toEqual(expect.arrayContaining([2, 3, 4, 5]));
  });

  it('that loop for ever end, and do not fail where nothing fails', async () => {
    const { failed, leftOut } = await failures(`class Main { static void main(String[] args) {
      A a = new A();
      while (true) { C c = new C(); a.set(c); a.run(); } } }`);
    expect(failed).toEqual([]);
    expect(leftOut).toEqual([]);
  });

  it('find in an array what was put there', async () => {
    const { failed, leftOut } = await failures(`class Main { static void main(String[] args) {
      C[] all = new C[2]; C gone = new C(); gone.dispose();
      all[0] = new C();
      all[0].run();
      all[1] = gone;
      all[0].run(); } }`);
    expect(leftOut).toEqual([]);
    // In line 4 the array has no other object yet; in line 6 it is not known which of the two it is.
    expect(failed.map(({ line, isCertain }) => [line, isCertain])).toEqual([[6, false]]);
  });

  it('run initialisers when classes are first used', async () => {
    const { failed } = await failures(`class Held { static C c = Main.shared; static void go() { c.run(); } }
      class Main { static C shared; static void main(String[] args) {
      shared = new C();
      shared.dispose();
      Held.go(); } }`);
    // The initialiser of Held sees what main has stored before.
    expect(failed.map(({ line }) => line)).toEqual([5]);
  });

  it('may recurse without bound', async () => {
    const { failed, leftOut } = await failures(`class Main { static void main(String[] args) {
        C c = new C();
        down(c, args.length); }
      static void down(C c, int n) { if (n > 0) {
        down(c, n - 1); }
        else c.dispose(); } }`);
    expect(failed).toEqual([]);
    expect(leftOut).toEqual([]);
  });
});
