import { expect, it } from 'vitest';
import { nodeText, programOf } from './summaries.js';

it('writes elements at the array and index they belong to', async () => {
  const { returns, throws } = await programOf(
    `class L { static int two(int[] a, int[] b, int i) { a[0] = 7; b[i] = 9; return a[1]; }
       static int own(int[] a) { a[2] = 5; return a[2]; } }`,
  );
  const first = '(elements ++ (a->(a.elements ++ (0->7))))';
  // b may be a, and i may be 1.
  expect(returns('L.two').elements).toBe(`(${first} ++ (b->(b.${first} ++ (i->9))))`);
  expect(returns('L.two').result).toBe(`1.a.(${first} ++ (b->(b.${first} ++ (i->9))))`);
  expect(returns('L.own').result).toBe('5');
  expect(throws('L.own')).toEqual({
    NullPointerException: 'some (a & null)',
    ArrayIndexOutOfBoundsException: 'not 2 < a.length and not some (a & null)',
  });
});

it('fills new arrays with default values', async () => {
  const { returns, throws } = await programOf(
    `class L { static int[] make() { return new int[3]; }
       static int read(int n) { int[] a = new int[n]; return a[1]; }
       static Object held() { Object[] a = new Object[9]; return a[5]; }
       static Object rows(int p, int q) { return new int[p][q][3]; } }`,
  );
  expect(returns('L.make')).toEqual({
    result: 'New_int[]_1',
    length: '(length ++ (New_int[]_1->3))',
    elements: '(elements ++ (New_int[]_1->((0 + 1 + 2)->0)))',
  });
  expect(returns('L.read').result).toBe('0');
  expect(throws('L.read')).toEqual({
    NegativeArraySizeException: 'n < 0',
    ArrayIndexOutOfBoundsException: 'not 1 < n and not n < 0',
  });
  expect(returns('L.held').result).toBe('null');
  expect(Object.keys(returns('L.rows')).sort()).toEqual(['elements', 'length', 'result']);
});

it('does not trust the static type of an array', async () => {
  const { throws } = await programOf(
    `final class F { } class L { static void any(Object[] a, Object o) { a[0] = o; }
       static void fin(F[] a, F f) { a[0] = f; } static void none(Object[] a) { a[0] = null; }
       static void made(Object o) { Object[] a = new Object[1]; a[0] = o; } }`,
  );
  expect(throws('L.any').ArrayStoreException).toBe(
    '0 < a.length and not some (a & null) and not some (null & o) and not unknown',
  );
  expect(throws('L.fin')).not.toHaveProperty('ArrayStoreException');
  expect(throws('L.none')).not.toHaveProperty('ArrayStoreException');
  expect(throws('L.made')).toEqual({});
});

it('copies arrays and objects', async () => {
  const { returns, throws, summary } = await programOf(
    `class C implements Cloneable { int x; C copy() throws CloneNotSupportedException { return (C) super.clone(); } }
     class D extends C { int y; } class N { Object c() throws CloneNotSupportedException { return super.clone(); } }
     class L { static int[] copy(int[] a) { return a.clone(); }
       static void move(int[] a, int[] b) { System.arraycopy(a, 0, b, 1, 2); } }`,
  );
  expect(returns('L.copy')).toEqual({
    result: 'New_int[]_1',
    length: '(length ++ (New_int[]_1->a.length))',
    elements: '(elements ++ (New_int[]_1->a.elements))',
  });
  // It may be a D: then y is copied as well, and the copy is a D.
  expect(returns('C.copy').result).toBe('(some (D & this) ? New_D_1 : New_C_1)');
  expect(returns('C.copy').y).toBe('(y ++ ((some (D & this) ? New_D_1 : none)->this.y))');
  expect(summary('C.copy').assumptions).toContain('known-subclasses');
  expect(throws('N.c')).toHaveProperty('CloneNotSupportedException');
  expect(returns('L.move').elements).toBe('(elements ++ (b->?[none, ((int->int.a.elements) + b.elements)]))');
  expect(Object.keys(throws('L.move')).sort()).toEqual(['ArrayIndexOutOfBoundsException', 'NullPointerException']);
});

it('tells at most m new objects of a class apart', async () => {
  const text = 'class C { C f; static C three() { C a = new C(); a.f = new C(); a.f.f = new C(); return a.f.f; } }';
  const { summary, summaries } = await programOf(text, { objects: 2 });
  const [outcome] = summary('C.three').outcomes;
  expect(nodeText(summaries.algebra, outcome?.value ?? -1)).toBe('?[none, set_C]');
  expect(outcome?.allocated.map(({ object }) => nodeText(summaries.algebra, object))).toEqual([
    'New_C_1',
    'New_C_2',
    'set_C',
  ]);
});

it('initialises classes before they are used', async () => {
  const { returns, summary } = await programOf(
    `class Plain { static int seven = 7; static Object made = new Object(); }
     class Order { static int next = 1; static int take() { return next++; } }
     class Late { static int mine = Order.take(); }
     class L { static int plain() { return Plain.seven; } static Object made() { return Plain.made; }
       static int late() { return Late.mine; } static final int K = 5; static int constant() { return K; } }`,
  );
  // As if it had run before: nobody can have seen anything else.
  expect(returns('L.plain')).toEqual({ result: 'Plain.seven' });
  expect(returns('L.made')).toEqual({ result: 'Plain.made' });
  // When this one runs can be told by Order.next.
  expect(returns('L.late').result).toBe('(some (?[none, boolean] & true) ? Late.mine : Order.next)');
  expect(returns('L.late').next).toBe('(some (?[none, boolean] & true) ? Order.next : (+ Order.next 1))');
  expect([...(summary('L.late').outcomes[0]?.fields.keys() ?? [])].map(({ name }) => name)).not.toContain(
    '<initialised>',
  );
  expect(returns('L.constant').result).toBe('5');
});
