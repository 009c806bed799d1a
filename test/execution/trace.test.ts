/** The trace of source lines, stack traces, and native methods. */
import { describe, expect, it } from 'vitest';
import type { NativeMethod } from '../../src/execution/native-context.js';
import type { Hooks } from '../../src/execution/options.js';
import { showElement } from '../../src/execution/stack-trace.js';
import { methodNamed, Run } from './running.js';

const TEXT = `
class A @"dir/A.java":1:1-2 {
  static int main(int n) @"dir/A.java":1:1-2 {
    int i, r;
    0: i = 0 @2:1-2
    1: if i < n -> 2 @3:1-2 else -> 4 @3:1-2
    2: r = static A.inner(i) @4:1-2
    3: i = i + 1 -> 1 @3:5-9
    4: return i @6:1-2
  }
  static int inner(int k) @"dir/A.java":8:1-2 {
    int x;
    0: x = k * 2 @9:1-2
    1: return x @10:1-2
  }
  static void outer() @"dir/A.java":11:1-2 { 0: static A.look() @12:1-2  1: return @13:1-2 }
  static native void look() @"dir/A.java":14:1-2;
  static native int twice(int n);
  static native void leave();
  static native void refuse();
  static int callTwice(int n) { int %1; 0: %1 = static A.twice(n)  1: return %1 }
}
`;

describe('tracing', () => {
  it('tells each line when it has been left, with the variables of its frame', () => {
    const runs = new Run(TEXT);
    const lines: string[] = [];
    runs.machine.invoke(methodNamed(runs.table, 'A', 'main'), [1], {
      line: (frame, span) => {
        const variables = frame.variables().map(([{ name }, value]) => `${name}=${value}`);
        lines.push(`${frame.depth} ${span.line} ${variables.join(' ')}`);
      },
    });
    expect(lines).toEqual([
      '0 2 n=1 i=0',
      '0 3 n=1 i=0',
      '1 9 k=0 x=0',
      '1 10 k=0 x=0',
      '0 4 n=1 i=0 r=0',
      '0 3 n=1 i=1 r=0',
      '0 6 n=1 i=1 r=0',
    ]);
  });
});

describe('checks that fail', () => {
  const CHECKS = `
class B {
  static int f(int n) {
    int r;
    0: check n != 0 catch 3
    1: r = 6 / n
    2: return r
    3: return n
  }
}`;

  it('are told with their edge and frame, those that hold are not', () => {
    const runs = new Run(CHECKS);
    const method = methodNamed(runs.table, 'B', 'f');
    const told: unknown[] = [];
    const failed: Hooks['failed'] = (frame, edge) => {
      const [n] = frame.variables();
      told.push([frame.method === method, edge === method.body()?.edges[0], n?.[1]]);
    };
    expect(runs.machine.invoke(method, [2], { failed })).toMatchObject({ kind: 'returned', value: 3 });
    expect(told).toEqual([]);
    runs.machine.invoke(method, [0], { failed });
    expect(told).toEqual([[true, true, 0]]);
    // Only the run that was given the hook tells.
    runs.machine.invoke(method, [0]);
    expect(told).toHaveLength(1);
  });
});

describe('native methods', () => {
  const natives = new Map<string, NativeMethod>([
    ['A.twice(I)I', (_, [n]) => (n as number) * 2],
    ['A.leave()V', (context) => context.exit(3)],
    ['A.refuse()V', (context) => context.raise('java.lang.IllegalStateException', 'no')],
    [
      'A.look()V',
      (context) => {
        for (const element of context.stack()) context.print('out', `${showElement(element)}\n`);
        return undefined;
      },
    ],
  ]);

  it('return, throw and end the program', () => {
    const runs = new Run(TEXT, { natives });
    expect(runs.result('A.callTwice', 21)).toBe(42);
    expect(runs.result('A.refuse')).toBe('java.lang.IllegalStateException: no');
    expect(runs.result('A.leave')).toEqual({ kind: 'exit', status: 3 });
  });

  it('see the stack', () => {
    const runs = new Run(TEXT, { natives });
    runs.result('A.outer');
    expect(runs.output).toEqual(['A.look(Native Method)\n', 'A.outer(A.java:12)\n']);
  });

  it('are missed out loud', () => {
    expect(new Run(TEXT).result('A.callTwice', 1)).toMatchObject({
      kind: 'unsupported',
      reason: 'native method A.twice(I)I has no implementation',
    });
  });
});
