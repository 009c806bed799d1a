/** Runs from `main` and from heaps, clauses, nullness demands, budgets, determinism. */
import { describe, expect, it } from 'vitest';
import { Replayer, type ReplayOptions, type ReplayTarget } from '../../../src/execution/replay/index.js';
import { methodsOf, openText, optionsFor, targetsAt, witnesses } from './replaying.js';

describe('from main', () => {
  it('tells the lines up to the failure, with variables and heap', async () => {
    const text = `class Node { Node next; }
class Main {
  static Node head;
  public static void main(String[] args) {
    head = new Node();
    Node at = head.next;
    at.next = head; // here
  }
}`;
    const [witness] = await witnesses(text, 'here');
    expect(witness).toMatchObject({ start: 'main', arguments: [], calls: [] });
    // The constructor that nobody wrote stands where its class does.
    expect(witness?.trace.map(({ line }) => line)).toEqual([1, 5, 6, 7]);
    expect(witness?.trace.at(-1)).toMatchObject({
      variables: { at: 'null' },
      note: 'throws java.lang.NullPointerException',
    });
  });

  it('tries a few arguments where main looks at them', async () => {
    const text = `class Main { public static void main(String[] a) {
      String s = a.length == 2 ? null : "x";
      s.length(); // here
    } }`;
    const [witness] = await witnesses(text, 'here');
    expect(witness).toMatchObject({ start: 'main', arguments: ['"1"', '"2"'] });
  });

  it('counts exceptions that are caught, and goes on to others', async () => {
    const text = `class Main { public static void main(String[] a) {
      String s = null;
      try { s.length(); // here
      } catch (NullPointerException e) { System.out.println("no"); }
      s.trim(); // here
    } }`;
    const found = await witnesses(text, 'here');
    expect(found.map((witness) => witness?.start)).toEqual(['main', 'main']);
    expect(found[1]?.trace.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
  });

  it('does not end where the program does not', async () => {
    const text = `class Main { public static void main(String[] a) {
      while (true) { }
    }
    public static int f() { String s = null; return s.length(); } // here
    }`;
    const [witness] = await witnesses(text, 'here');
    expect(witness).toMatchObject({ start: 'calls', calls: ['Main.f()'] });
  });

  it('keeps the last lines of long runs', async () => {
    const text = `class Main { public static void main(String[] a) {
      int n = 0;
      while (n < 2000) {
        n = n + 1;
      }
      String s = n == 2000 ? null : "";
      s.length(); // here
    } }`;
    const [witness] = await witnesses(text, 'here');
    expect(witness?.trace.length).toBeLessThanOrEqual(500);
    expect(witness?.trace.at(-1)).toMatchObject({ line: 7, variables: { n: '2000', s: 'null' } });
  });
});

describe('from heaps', () => {
  it('are the last resort, and respect what the code demands', async () => {
    const text = `public class A {
      private final A next;
      private A(A next) { this.next = next; }
      public static int f(A a) { return a.next.g(); } // here
      int g() { return 1; }
    }`;
    const [witness] = await witnesses(text, 'here');
    expect(witness).toMatchObject({ start: 'heap', arguments: ['A#1'], calls: [] });
    expect(witness?.heap).toEqual([{ id: 'A#1', class: 'A', fields: { next: 'null' } }]);
  });

  it('give no null to parameters that take none', async () => {
    const text = `public class A { private A() {} static int f(A a) { return a.g(); } // here
      int g() { return 1; } }`;
    expect(await witnesses(text, 'here')).toEqual([undefined]);
    const [witness] = await witnesses(text, 'here', { parameterMayBeNull: () => true });
    expect(witness).toBeDefined();
  });

  it('grow to two objects of a class, and each run starts anew', async () => {
    const text = `public class A {
      private static int runs = 0;
      private A() {}
      public static int two(A a, A b) { String s = a == b ? "x" : null; return s.length(); } // here
      public static int once(A a, A b) { String s = runs++ == 0 && a != b ? null : "x"; return s.length(); } // here
      public static int often(A a, A b) { runs++; String s = runs > 1 ? null : "x"; return s.length(); } // here
    }`;
    const [two, once, often] = await witnesses(text, 'here');
    expect(two).toMatchObject({ start: 'heap', arguments: ['A#1', 'A#2'] });
    expect(once).toMatchObject({ start: 'heap', arguments: ['A#1', 'A#2'] });
    expect(often).toBeUndefined();
  });

  it('meet invariants', async () => {
    const text = `public class A {
      private A next;
      //@ invariant next != null;
      private A() { next = this; }
      public A f() { return next.next; } // here
    }`;
    expect(await witnesses(text, 'here')).toEqual([undefined]);
  });
});

describe('clauses', () => {
  const TEXT = `public class A {
    private int n;
    //@ invariant n < 2;
    public void up() { n = n + 1; }
    //@ requires k > 0;
    //@ requires k < 10;
    public static int g(int k) { return k; }
    public static int f(int k) { return g(k); }
    //@ ensures \\result >= 0;
    public static int h(int k) {
      //@ assert k != 2;
      return k;
    }
    //@ ensures \\result > 0;
    public static int fine() { return 1; }
  }`;

  it('are hit by what breaks them, each by its position', async () => {
    const table = await openText(TEXT);
    const method = (name: string) => {
      const found = methodsOf(table).find((each) => each.name === name);
      if (found === undefined) throw new Error(name);
      return found;
    };
    const callOf = (name: string) => {
      const edge = method(name)
        .body()
        ?.edges.find(({ instruction }) => instruction.kind === 'call' || instruction.kind === 'return');
      if (edge === undefined) throw new Error(name);
      return edge;
    };
    const clause = (kind: 'requires' | 'ensures' | 'invariant', index: number, callee?: string) => ({
      kind,
      index,
      ...(callee === undefined ? {} : { callee: method(callee) }),
    });
    const targets: readonly ReplayTarget[] = [
      { method: method('f'), edge: callOf('f'), clause: clause('requires', 0, 'g') },
      { method: method('f'), edge: callOf('f'), clause: clause('requires', 1, 'g') },
      { method: method('h'), edge: callOf('h'), clause: clause('ensures', 0) },
      { method: method('up'), edge: callOf('up'), clause: clause('invariant', 0) },
      { method: method('fine'), edge: callOf('fine'), clause: clause('ensures', 0) },
      ...targetsAt(table, 11),
    ];
    const found = new Replayer(table, optionsFor(table)).replay(targets);
    expect(targets.map((target) => found.get(target)?.calls)).toEqual([
      ['A.f(0)'],
      ['A.f(10)'],
      ['A.h(-1)'],
      ['a = new A()', 'a.up()', 'a.up()'],
      undefined,
      ['A.h(2)'],
    ]);
  });
});

describe('clauses of methods that are alike', () => {
  /** The calls for a clause of each method, and `heap` where they start there. */
  async function callsPerMethod(text: string, kind: 'ensures' | 'invariant', name: string) {
    const table = await openText(text);
    const targets = methodsOf(table)
      .filter((method) => method.name === name)
      .flatMap((method): readonly ReplayTarget[] => {
        const edge = method.body()?.edges[0];
        return edge === undefined ? [] : [{ method, edge, clause: { kind, index: 0 } }];
      });
    const found = new Replayer(table, optionsFor(table)).replay(targets);
    return targets.map((target) => [target.method.descriptor, found.get(target)?.calls]);
  }

  it('tell overloads apart', async () => {
    const invariant = `public class A {
      private int n;
      //@ invariant n < 2;
      public void set() { n = 1; }
      public void set(int k) { n = k; }
      public void set(boolean b) { n = b ? 1 : 0; }
    }`;
    expect(await callsPerMethod(invariant, 'invariant', 'set')).toEqual([
      ['()V', undefined],
      ['(I)V', ['a = new A()', 'a.set(2)']],
      ['(Z)V', undefined],
    ]);
    const ensures = `public class A {
      //@ ensures \\result > 0;
      public static int f() { return 1; }
      //@ ensures \\result > 0;
      public static int f(int k) { return k; }
    }`;
    expect(await callsPerMethod(ensures, 'ensures', 'f')).toEqual([
      ['()I', undefined],
      ['(I)I', ['A.f(0)']],
    ]);
  });

  it('do not blame a method for an invariant that its caller has broken', async () => {
    const text = (assigned: string) => `class A {
        int n;
        //@ invariant n < 2;
        public A() {}
        public void step() { ${assigned} }
      }
      class B { public static void spoil(A a) { a.n = 5; a.step(); } }`;
    expect(await callsPerMethod(text(''), 'invariant', 'step')).toEqual([['()V', undefined]]);
    expect(await callsPerMethod(text('n = n + 2;'), 'invariant', 'step')).toEqual([
      ['()V', ['a = new A()', 'a.step()']],
    ]);
  });
});

describe('demands that an operand is not null', () => {
  it('are hit when the edge is executed with null', async () => {
    const text = `class A {
      static void takes(String s) { }
      public static void f(int n) { String s = n == 0 ? null : "x"; takes(s); }
      public static void g(int n) { String s = n == 0 ? "y" : "x"; takes(s); }
    }`;
    const table = await openText(text);
    const targets = methodsOf(table)
      .filter(({ name }) => name === 'f' || name === 'g')
      .flatMap((method) =>
        (method.body()?.edges ?? []).flatMap((edge): readonly ReplayTarget[] => {
          const { instruction } = edge;
          const [operand] = instruction.kind === 'call' ? instruction.arguments : [];
          return operand === undefined ? [] : [{ method, edge, nonNull: operand }];
        }),
      );
    const found = new Replayer(table, optionsFor(table)).replay(targets);
    expect(targets.map((target) => found.get(target)?.calls)).toEqual([['A.f(0)'], undefined]);
  });
});

describe('other checks', () => {
  it('are hit likewise', async () => {
    const bounds = `public class A { public static int f(int[] a, int n) { return a[n]; } } // here`;
    expect((await witnesses(bounds, 'here', {}, 'in-bounds'))[0]?.calls).toEqual(['A.f(new int[] {1}, 1)']);
    const cast = `public class A { public static String f(Object o) { return (String) o; } } // here`;
    expect((await witnesses(cast, 'here', {}, 'castable'))[0]).toMatchObject({ start: 'calls' });
    const fine = `public class A { public static String f(Object o) { return o instanceof String ? (String) o : ""; } } // here`;
    expect(await witnesses(fine, 'here', {}, 'castable')).toEqual([undefined]);
  });
});

describe('what the library leaves open', () => {
  it('is tried both ways', async () => {
    const text = `import java.io.File;
      public class A { public static int f(File file) {
        if (file.exists()) { String s = null; return s.length(); } // here
        String t = null; return t.length(); // here
      } }`;
    const found = await witnesses(text, 'here');
    expect(found.map((witness) => witness?.calls.at(-1))).toEqual(['A.f(file)', 'A.f(file)']);
  });
});

describe('many targets at once', () => {
  const text = `public class A { private int n; public void up() { n++; }
    public int f() { String s = n == 1 ? null : "x"; return s.length(); } // here
    public int g() { String s = n == 2 ? null : "x"; return s.length(); } // here
    public int h(int k) { String s = k == 1234 && n == 1 ? null : "x"; return s.length(); } // here
    public int i() { String s = "x"; return s.length(); } // here
  }`;

  it('do not keep each other from long sequences', async () => {
    const found = await witnesses(text, 'here', { budget: { runs: 600, steps: 1_000_000, stepsPerRun: 1000 } });
    expect(found.map((witness) => witness?.calls.slice(1))).toEqual([
      ['a.up()', 'a.f()'],
      ['a.up()', 'a.up()', 'a.g()'],
      ['a.up()', 'a.h(1234)'],
      undefined,
    ]);
  });

  it('are looked for only where asked', async () => {
    const found = await witnesses(text, 'here', { starts: ['main', 'heap'] });
    expect(found.map((witness) => witness?.start)).toEqual(['heap', 'heap', undefined, undefined]);
  });
});

describe('the question whether a parameter takes null', () => {
  it('is asked once for each', async () => {
    const text = `public class A {
      public int f(String s, Object o) { return g(s); }
      public int g(String s) { String t = "x".equals(s) ? "y" : "z"; return t.length(); } // here
    }`;
    const asked: string[] = [];
    const parameterMayBeNull: ReplayOptions['parameterMayBeNull'] = ({ name, descriptor }, index) => {
      asked.push(`${name}${descriptor} ${index}`);
      return name === 'g';
    };
    await witnesses(text, 'here', { parameterMayBeNull });
    expect(asked).toContain('g(Ljava/lang/String;)I 0');
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('has an answer for each parameter', async () => {
    const text = `public class A {
      public static int f(String s, String t) { return s.length() // here
        + t.length(); } // here
      public static int f(String s) { return s.length(); } // here
    }`;
    const found = await witnesses(text, 'here', {
      parameterMayBeNull: ({ parameters }, index) => parameters.length === 2 && index === 1,
    });
    expect(found.map((witness) => witness?.calls.length)).toEqual([undefined, 1, undefined]);
  });
});

describe('budgets', () => {
  const text = `public class A { private int n; public void up() { n++; } public void spin() { while (n >= 0) { n = 0; } }
    public int f() { String s = n == 2 ? null : "x"; return s.length(); } } // here`;

  it('cut calls that do not end, and the search goes on', async () => {
    const [witness] = await witnesses(text, 'here');
    expect(witness?.calls).toEqual(['a = new A()', 'a.up()', 'a.up()', 'a.f()']);
  });

  it('end the search', async () => {
    const budget = { runs: 1, steps: 1000, stepsPerRun: 100 };
    expect(await witnesses(text, 'here', { budget })).toEqual([undefined]);
    expect(await witnesses(text, 'here', { cancelled: () => true })).toEqual([undefined]);
  });

  it('make no difference between two runs', async () => {
    const [first] = await witnesses(text, 'here');
    const [second] = await witnesses(text, 'here');
    expect(second).toEqual(first);
  });
});
