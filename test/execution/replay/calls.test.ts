/** Public calls: what they can hit, and what no client can bring about. */
import { describe, expect, it } from 'vitest';
import { witnesses } from './replaying.js';

/** The calls for the marked line; `undefined` where there is no witness, `heap` where only an invented heap hits it. */
async function callsFor(text: string, nullable = false): Promise<readonly string[] | 'heap' | undefined> {
  const [witness] = await witnesses(text, 'here', { parameterMayBeNull: () => nullable });
  return witness?.start === 'calls' ? witness.calls : (witness?.start as 'heap' | undefined);
}

describe('calls that hit', () => {
  it('set up the object first, with as few calls as possible', async () => {
    const text = `public class Box {
      private String value = "x";
      public void fill() { value = "full"; }
      public void clear() { value = null; }
      public int size() { return value.length(); } // here
    }`;
    expect(await callsFor(text)).toEqual(['box = new Box()', 'box.clear()', 'box.size()']);
  });

  it('need two calls in order', async () => {
    const text = `public class Door {
      private boolean unlocked;
      private String key = "k";
      public void unlock() { unlocked = true; }
      public void open() { if (unlocked) key = null; }
      public int turn() { return key.length(); } // here
    }`;
    expect(await callsFor(text)).toEqual(['door = new Door()', 'door.unlock()', 'door.open()', 'door.turn()']);
  });

  it('pass numbers and texts that the code compares with', async () => {
    const numbers = `public class A { public int f(int n) { String s = n == 4711 ? null : "x"; return s.length(); // here
    } }`;
    expect(await callsFor(numbers)).toEqual(['a = new A()', 'a.f(4711)']);
    const texts = `public class A { public static int f(String t) { String s = "open sesame".equals(t) ? null : "x"; return s.length(); // here
    } }`;
    expect(await callsFor(texts)).toEqual(['A.f("open sesame")']);
  });

  it('reach private methods through public ones', async () => {
    const text = `public class A {
      private int f(String s) { return s.length(); } // here
      public int g(boolean b) { return f(b ? "x" : null); }
    }`;
    expect(await callsFor(text)).toEqual(['a = new A()', 'a.g(false)']);
  });

  it('count when the exception is caught', async () => {
    const text = `public class A {
      public static boolean f(int n) {
        String s = n > 1 ? null : "x";
        try { return s.isEmpty(); } // here
        catch (NullPointerException e) { return false; }
      }
    }`;
    expect(await callsFor(text)).toEqual(['A.f(2)']);
  });

  it('make arguments by constructors, factories, and calls on them', async () => {
    const text = `class Name {
        final String text;
        public Name(String text) { this.text = text; }
        public static Name none() { return new Name(null); }
      }
      public class Greeter { public int greet(Name name) { return name.text.length(); } } // here`;
    expect(await callsFor(text)).toEqual(['greeter = new Greeter()', 'name = Name.none()', 'greeter.greet(name)']);
    const setter = `class P {
        private String s = "x";
        public P() {}
        public void reset() { s = null; }
        public String get() { return s; }
      }
      class Q { public static int f(P p) { return p.get().length(); } } // here`;
    expect(await callsFor(setter)).toEqual(['p = new P()', 'p.reset()', 'Q.f(p)']);
  });

  it('pass the same object twice, or the receiver itself', async () => {
    const twice = `class N { N next = this; public N() {} }
      class A { public static int f(N a, N b) { if (a != b) return 0; String s = null; return s.length(); } } // here`;
    expect(await callsFor(twice)).toEqual(['n = new N()', 'A.f(n, n)']);
    const self = `public class A { public int f(A a) { if (a != this) return 0; String s = null; return s.length(); } } // here`;
    expect(await callsFor(self)).toEqual(['a = new A()', 'a.f(a)']);
  });

  it('pass collections, empty and filled', async () => {
    const text = `import java.util.*;
      public class A { public static int f(List<String> l, Map<String, String> m) { int n = 0; for (String s : l) n += m.get(s).length(); return n; } } // here`;
    expect(await callsFor(text)).toEqual([
      'arrayList = new ArrayList()',
      'arrayList.add("a")',
      'hashMap = new HashMap()',
      'A.f(arrayList, hashMap)',
    ]);
  });

  it('pass lambdas, enum constants and arrays', async () => {
    const lambda = `public class A { public static int f(java.util.function.Predicate<String> p) { String s = p.test("x") ? null : "x"; return s.length(); } } // here`;
    expect(await callsFor(lambda)).toEqual(['A.f(x -> true)']);
    const constant = `enum E { ONE, TWO } class A { public static int f(E e) { String s = e == E.TWO ? null : "x"; return s.length(); } } // here`;
    expect(await callsFor(constant)).toEqual(['A.f(E.TWO)']);
    const array = `public class A { public static int f(int[] a) { String s = a.length == 0 ? null : "x"; return s.length(); } } // here`;
    expect(await callsFor(array)).toEqual(['A.f(new int[] {})']);
  });

  it('use objects of hidden classes through types that have names', async () => {
    const text = `import java.util.*;
      public class Bag implements Iterable<String> {
        private class Walk implements Iterator<String> {
          String at;
          public boolean hasNext() { return at != null; }
          public String next() { return at.trim(); } // here
        }
        public Iterator<String> iterator() { return new Walk(); }
      }`;
    expect(await callsFor(text)).toEqual(['bag = new Bag()', 'iterator = bag.iterator()', 'iterator.next()']);
  });

  it('make inner objects on outer ones', async () => {
    const text = `public class Out { String s; public class In { public int f() { return s.length(); } } } // here`;
    expect(await callsFor(text)).toEqual(['out = new Out()', 'in = out.new In()', 'in.f()']);
  });

  it('pass null only where it may be', async () => {
    const text = `public class A { public static int f(String s) { return s.length(); } } // here`;
    expect(await callsFor(text, true)).toEqual(['A.f(null)']);
    expect(await callsFor(text, false)).toBeUndefined();
  });

  it('hit static initialisers', async () => {
    const text = `public class A { static String s; static int n = s.length(); // here
      private A() {}
      public static int f() { return n; } }`;
    expect(await callsFor(text)).toEqual(['A.f()']);
  });
});

describe('what no client can bring about', () => {
  it('a condition that no sequence of calls can meet', async () => {
    const text = `public class A {
      private int n = 1;
      public void up() { if (n < 3) n++; }
      public void f() { String s = n > 3 ? null : "x"; s.length(); } // here
    }`;
    // n > 3 holds in no reachable state; an invented heap has numbers up to 2.
    expect(await callsFor(text)).toBeUndefined();
  });

  it('a private constructor', async () => {
    const text = `public class A {
      private String s;
      private A() {}
      public int f() { return s.length(); } // here
    }`;
    expect(await callsFor(text)).toBe('heap');
  });

  it('what requires excludes', async () => {
    const text = `public class A {
      //@ requires n != 7;
      public static int f(int n) { String s = n == 7 ? null : "x"; return s.length(); } // here
    }`;
    expect(await callsFor(text)).toBeUndefined();
  });

  it('null for an annotated parameter', async () => {
    const text = `@interface NonNull {}
      class A { public static int f(@NonNull String s) { return s.length(); } } // here`;
    expect(await callsFor(text, true)).toBeUndefined();
  });

  it('null that an earlier call gave, where it may not be passed', async () => {
    const text = `class Key {
        String s = "k";
        private Key() {}
        public static Key none() { return null; }
        public static Key one() { return new Key(); }
      }
      class A { public static int f(Key k) { return k.s.length(); } } // here`;
    expect(await callsFor(text)).toBe('heap');
    const guarded = `class Key { private Key() {} public static Key none() { return null; } public int g() { return 1; } }
      class A { public static int f(Key k) { return k.g(); } } // here`;
    expect(await callsFor(guarded)).toBeUndefined();
  });

  it('values of types that have no name for a client', async () => {
    const constant = `public class A {
      private enum E { ONE }
      public static int f(E e) { String s = e == E.ONE ? null : "x"; return s.length(); } // here
    }`;
    expect(await callsFor(constant)).toBe('heap');
    const given = constant.replace('private enum E { ONE }', '$& public static E one() { return E.ONE; }');
    expect(await callsFor(given)).toEqual(['e = A.one()', 'A.f(e)']);
    const lambda = `public class A {
      private interface Test { boolean test(int n); }
      public static int f(Test t) { String s = t.test(1) ? null : "x"; return s.length(); } // here
    }`;
    expect(await callsFor(lambda)).toBeUndefined();
    const array = `public class A {
      private static class P {}
      public static int f(P[] p) { String s = p.length == 0 ? null : "x"; return s.length(); } // here
    }`;
    expect(await callsFor(array)).toBe('heap');
  });

  it('anything after a call that has thrown', async () => {
    const text = `public class A {
      private String s = "x";
      public void f() { s = null; throw new IllegalStateException(); }
      public int g() { return s.length(); } // here
    }`;
    expect(await callsFor(text)).toBe('heap');
  });

  it('elements that type arguments exclude', async () => {
    const text = `import java.util.*;
      public class A { public static int f(List<Integer> l) {
        try { for (Integer n : l) if (n < -1) return 1; } catch (ClassCastException e) { String s = null; return s.length(); } // here
        return 0; } }`;
    expect(await callsFor(text)).toBeUndefined();
  });
});

/** The rule is the same for both: whatever is not private is called by others of the package, but for helpers of its own class. */
describe.each(['public class', 'class'])('members of a `%s` that are not public', (kind) => {
  const members = (modifier: string, creation = 'public A() {}', more = '') => `${kind} A {
    private String s = "x";
    ${creation}
    ${modifier} void clear() { s = null; }
    ${more}
    public int f() { return s.length(); } // here
  }`;

  it('are methods to call before, unless they are private', async () => {
    for (const modifier of ['public', 'protected', ''])
      expect(await callsFor(members(modifier))).toEqual(['a = new A()', 'a.clear()', 'a.f()']);
    expect(await callsFor(members('private'))).toBe('heap');
  });

  it('are left alone where their own class calls them, unless they are public', async () => {
    const caller = 'public void reset() { clear(); s = "y"; }';
    expect(await callsFor(members('public', '', caller))).toEqual(['a = new A()', 'a.clear()', 'a.f()']);
    for (const modifier of ['protected', '']) expect(await callsFor(members(modifier, '', caller))).toBe('heap');
    const recursion = 'void clear(int n) { if (n > 0) clear(n - 1); s = null; }';
    const calls = await callsFor(members('private', '', recursion));
    expect(calls?.[1]).toMatch(/^a\.clear\(-?\d+\)$/);
  });

  it('are constructors, unless they are private', async () => {
    for (const modifier of ['protected', '']) {
      expect(await callsFor(members('public', `${modifier} A() {}`))).toEqual(['a = new A()', 'a.clear()', 'a.f()']);
    }
    expect(await callsFor(members('public', 'private A() {}'))).toBe('heap');
  });

  it('are methods to start in, static ones and others', async () => {
    const text = (modifier: string) => `${kind} A {
      public A() {}
      ${modifier} static int f(int n) { String s = n == 2 ? null : "x"; return s.length(); } // here
      ${modifier} int g(int n) { String s = n == 2 ? null : "x"; return s.length(); } // here
    }`;
    const starts = async (modifier: string) =>
      (await witnesses(text(modifier), 'here')).map((witness) => witness && [witness.start, ...witness.calls]);
    for (const modifier of ['public', 'protected', '']) {
      expect(await starts(modifier)).toEqual([
        ['calls', 'A.f(2)'],
        ['calls', 'a = new A()', 'a.g(2)'],
      ]);
    }
  });

  it('make arguments', async () => {
    const text = (modifier: string) => `${kind} Name {
        private final String text;
        private Name(String text) { this.text = text; }
        ${modifier} static Name none() { return new Name(null); }
        public int length() { return text.length(); } // here
      }
      class Greeter { public static int greet(Name name) { return name.length(); } }`;
    for (const modifier of ['public', ''])
      expect(await callsFor(text(modifier))).toEqual(['name = Name.none()', 'name.length()']);
    expect(await callsFor(text('private'))).toBe('heap');
  });

  it('are reached through public ones', async () => {
    const text = `${kind} A {
      public A() {}
      int f(String s) { return s.length(); } // here
      public int g(boolean b) { return f(b ? "x" : null); }
    }`;
    expect(await callsFor(text)).toEqual(['a = new A()', 'a.g(false)']);
  });
});

describe('a constructor that nobody wrote', () => {
  it('has the access of its class, which its package has, too', async () => {
    const text = (kind: string) => `${kind} A { private String s; public int f() { return s.length(); } } // here`;
    expect(await callsFor(text('public class'))).toEqual(['a = new A()', 'a.f()']);
    expect(await callsFor(text('class'))).toEqual(['a = new A()', 'a.f()']);
  });
});
