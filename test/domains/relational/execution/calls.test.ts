import { expect, it } from 'vitest';
import { programOf } from './summaries.js';

const SHAPES = `abstract class Shape { abstract int area(); int twice() { return area() + area(); } }
  class Square extends Shape { int side; int area() { return side; } }
  class Small extends Square { int area() { return 1; } }
  class Circle extends Shape { int radius; int area() { return radius; } }`;

it('reads the summary of a callee in the state of the caller', async () => {
  const { returns } = await programOf(
    `class Box { Object v; void set(Object o) { v = o; } Object get() { return v; }
       static Box of(Object o) { Box b = new Box(); b.set(o); return b; } }
     class L { static Object two(Box a, Box b, Object o) { a.set(o); return b.get(); }
       static Object made(Object o, Object p) { Box a = Box.of(o); Box b = Box.of(p); b.set(a); return b.get(); } }`,
  );
  expect(returns('L.two').result).toBe('b.(v ++ (a->o))');
  // Objects that a callee allocates are others at each call.
  expect(returns('L.made')).toEqual({
    result: 'New_Box_1',
    v: '((v ++ (New_Box_1->o)) ++ (New_Box_2->New_Box_1))',
  });
});

it('chooses what a virtual call runs by the class of the receiver', async () => {
  const { returns, summary } = await programOf(
    `${SHAPES} class L { static int any(Shape s) { return s.area(); } static int known() { Shape s = new Small(); return s.area(); }
       static int either(boolean b) { Shape s = b ? new Small() : new Circle(); return s.area(); } }`,
  );
  expect(returns('L.any').result).toBe(
    '(not some (Small & s) and not some (Square & s) ? s.radius : (some (Small & s) ? 1 : s.side))',
  );
  expect(summary('L.any').assumptions).toContain('known-subclasses');
  expect(returns('L.known').result).toBe('1');
  expect(summary('L.known').assumptions).not.toContain('known-subclasses');
  expect(returns('L.either').result).toBe('(some (b & true) ? 1 : 0)');
});

it('takes the default method of an interface where no class has another', async () => {
  const { returns } = await programOf(
    `interface I { default int d() { return 1; } } class A implements I { } class B implements I { public int d() { return 2; } }
     class L { static int f(I i) { return i.d(); } }`,
  );
  expect(returns('L.f').result).toBe('(some (B & i) ? 2 : 1)');
});

it('forgets every field where anything may run, and says what calls with many targets may write', async () => {
  const { summary, returns, throws } = await programOf(
    `class L { int n; final int k; L(int k) { this.k = k; } static void run(Runnable r) { r.run(); } static void outer(Runnable r) { run(r); }
       static int some(Object o) { return o.hashCode(); } static int two(L l, Runnable r) { int a = l.n; r.run(); return l.n; }
       static int fixed(L l, Runnable r) { r.run(); return l.k; } }
     class Many { static int call(P p) { return p.m(); } } abstract class P { int m; abstract int m(); }
     ${Array.from({ length: 9 }, (_, n) => `class P${n} extends P { int m() { m = ${n}; return ${n}; } }`).join(' ')}`,
  );
  for (const name of ['L.run', 'L.outer']) {
    expect(summary(name).unknown).toBeUndefined();
    // All fields of the program are listed, of which only final ones are known to be what they were.
    expect(Object.keys(returns(name))).toEqual(expect.arrayContaining(['n', 'k', 'm']));
    expect(Object.keys(throws(name))).toEqual(expect.arrayContaining(['Throwable', 'NullPointerException']));
  }
  expect(returns('L.two').result).toBe('l.?[none, (L->int)]');
  expect(returns('L.fixed').result).toBe('l.k');
  // By contract `hashCode` changes nothing.
  expect(Object.keys(returns('L.some'))).toEqual(['result']);
  expect([...summary('L.some').assumptions]).toContain('library-spec:java.lang.Object');
  expect(Object.keys(returns('Many.call')).sort()).toEqual(['m', 'result']);
  expect([...summary('Many.call').assumptions]).toContain('known-subclasses');
});

it('opens a method for the class of its receiver where it cannot be said in general', async () => {
  const { returns } = await programOf(
    `abstract class Base implements Runnable { int n; void twice() { run(); run(); } }
     ${Array.from({ length: 9 }, (_, n) => `class B${n} extends Base { public void run() { n = ${n}; } }`).join(' ')}
     class L { static int use() { B3 b = new B3(); b.twice(); return b.n; } }`,
  );
  expect(returns('L.use').result).toBe('3');
});

it('says of recursion what it may write', async () => {
  const { returns, summary, throws } = await programOf(
    `class T { T l, r; int v, w; void mark(int k) { v = k; if (l != null) l.mark(k); if (r != null) r.mark(k); }
       static int size(T t) { return t == null ? 0 : 1 + size(t.l) + size(t.r); }
       static boolean even(int n) { return n == 0 || odd(n - 1); } static boolean odd(int n) { return n != 0 && even(n - 1); } }`,
  );
  expect(Object.keys(returns('T.mark'))).toEqual(['v']);
  // Without children it is exact.
  expect(returns('T.mark').v).toContain('(v ++ (this->k))');
  expect(Object.keys(returns('T.size'))).toEqual(['result']);
  expect(Object.keys(throws('T.size'))).toEqual(['NullPointerException']);
  expect(summary('T.even').unknown).toBeUndefined();
  expect(throws('T.even')).toEqual({});
});

it('runs a call of itself before the return as a loop', async () => {
  const { returns } = await programOf(
    `class E { int d; E next; static E end(E e) { if (e.next == null) return e; return end(e.next); }
       static void clear(E e) { if (e == null) return; e.d = 0; clear(e.next); }
       static int swap(int a, int b, int n) { return n == 0 ? a : swap(b, a, n - 1); } }`,
  );
  // As the loop `while (e.next != null) e = e.next` (digest 2.5): V - C with V = e.*(C <: next).
  expect(returns('E.end').result).toBe('(e.*(((E - next.null)->E) & next) & next.null)');
  expect(returns('E.clear').d).toBe('(d ++ (((E - null) & e.*next)->0))');
  // Arguments are read before parameters are written: never a alone.
  expect(returns('E.swap').result).toMatch(/b/);
});

it('calls itself through a long chain without a deep stack', async () => {
  const chain = Array.from({ length: 3000 }, (_, n) => `static int f${n}(int x) { return f${n + 1}(x); }`).join('\n');
  const { returns } = await programOf(`class L { ${chain} static int f3000(int x) { return x; } }`);
  expect(returns('L.f0').result).toBe('x');
});
