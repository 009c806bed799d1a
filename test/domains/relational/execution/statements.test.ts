import { expect, it } from 'vitest';
import { programOf } from './summaries.js';

const ENTRY = 'class Entry { int data; Entry next, prev; boolean flag; Entry(int d) { data = d; } }';
const body = (text: string): string => `${ENTRY} class L { Entry head; static int count; ${text} }`;

it('reads what an alias may have written', async () => {
  const { returns, throws } = await programOf(
    body('static int aliasDemo(Entry e1, Entry e2) { e1.data = 0; return e2.data; }'),
  );
  // Figure 4 of the paper.
  expect(returns('L.aliasDemo')).toEqual({ result: 'e2.(data ++ (e1->0))', data: '(data ++ (e1->0))' });
  expect(throws('L.aliasDemo')).toEqual({
    NullPointerException: 'not some (e1 & null) and some (e2 & null) or some (e1 & null)',
  });
});

it('does not merge what returned with what goes on', async () => {
  const { returns } = await programOf(
    body('static Entry early(Entry x, Entry y) { if (x == y) return x; x.next = y; return y; }'),
  );
  // Trap 1: where x == y nothing is written.
  expect(returns('L.early')).toEqual({ result: 'y', next: '(next ++ ((some (x & y) ? none : x)->y))' });
});

it('gives new objects default values, and calls constructors', async () => {
  const { returns } = await programOf(
    body('void insert(int d) { Entry e = new Entry(d); e.next = head; if (head != null) head.prev = e; head = e; }'),
  );
  // Figure 5, exact as in the digest 2.6.
  expect(returns('L.insert')).toEqual({
    data: '(data ++ (New_Entry_1->d))',
    flag: '(flag ++ (New_Entry_1->false))',
    next: '(next ++ (New_Entry_1->this.head))',
    prev: '((prev ++ (New_Entry_1->null)) ++ ((some (null & this.head) ? none : this.head)->New_Entry_1))',
    head: '(head ++ (this->New_Entry_1))',
  });
});

it('keeps overrides in order', async () => {
  const { returns } = await programOf(
    body('static Entry both(Entry a, Entry b, Entry x, Entry y) { a.next = x; b.next = y; return a.next; }'),
  );
  // Trap 9.
  expect(returns('L.both')).toMatchObject({ next: '((next ++ (a->x)) ++ (b->y))' });
  expect(returns('L.both').result).toBe('a.((next ++ (a->x)) ++ (b->y))');
});

it('sees writes on exceptional paths, and runs finally on all of them', async () => {
  const { returns, throws } = await programOf(
    body(`static void boom() { throw new RuntimeException(); }
      int caught(Entry x, Entry y) { try { x.next = y; boom(); } catch (RuntimeException e) { return 1; } return 2; }
      int last(Entry x) { try { return x.data; } finally { head = null; } }
      int over(Entry x) { try { return x.data; } finally { return 7; } }`),
  );
  // Trap 13: the write stays where x is not null; otherwise the dereference is what is caught.
  expect(returns('L.caught')).toMatchObject({
    result: '1',
    next: '(next ++ ((some (null & x) ? none : x)->y))',
  });
  expect(returns('L.last')).toEqual({ result: 'x.data', head: '(head ++ (this->null))' });
  expect(throws('L.last')).toEqual({ NullPointerException: 'some (null & x)' });
  expect(returns('L.over')).toMatchObject({ result: '7' });
  expect(throws('L.over')).toEqual({});
});

it('tells exceptions apart by their class', async () => {
  const { returns, throws } = await programOf(
    body(`static int pick(int x) {
        try { if (x < 0) throw new IllegalStateException(); if (x == 0) throw new IllegalArgumentException(); return 1; }
        catch (IllegalStateException e) { return 2; } }`),
  );
  expect(returns('L.pick').result).toBe('(x < 0 ? 2 : 1)');
  expect(throws('L.pick')).toEqual({ IllegalArgumentException: 'not x < 0 and some (0 & x)' });
});

it('computes booleans as conditions', async () => {
  const { returns } = await programOf(
    body(`boolean isEmpty() { return head == null; }
      static boolean and(boolean a, boolean b) { return a & b; }
      static boolean not(boolean a) { return !a; }
      static boolean same(boolean a) { boolean b = a; return b; }
      static boolean both(Entry e) { return e != null && e.flag; }`),
  );
  expect(returns('L.isEmpty').result).toBe('(some (null & this.head) ? true : false)');
  expect(returns('L.and').result).toBe('(some (a & true) and some (b & true) ? true : false)');
  expect(returns('L.not').result).toBe('(some (a & true) ? false : true)');
  expect(returns('L.same').result).toBe('a');
  expect(returns('L.both').result).toBe('(not some (e & null) and some (e.flag & true) ? true : false)');
});

it('keeps numbers symbolic, and tells floats from them', async () => {
  const { returns } = await programOf(
    body(`static int min(int a, int b) { return a < b ? a : b; }
      static long least(long a, long b) { return a <= b ? a : b; }
      static int real(double a, double b) { return a == b ? 1 : 2; }
      static int sum() { return 2 + 3 * 4; }
      static int pick(int k) { switch (k) { case 1: return 10; case 2: case 3: return 20; default: return 30; } }`),
  );
  expect(returns('L.min').result).toBe('(a < b ? a : b)');
  expect(returns('L.least').result).toBe('(b < a ? b : a)');
  // NaN is not equal to itself: nothing is said.
  expect(returns('L.real').result).toMatch(/unknown/);
  expect(returns('L.sum').result).toBe('14');
  expect(returns('L.pick').result).toBe(
    '(not some (1 & k) and not some (2 & k) and not some (3 & k) ? 30 : (some (1 & k) ? 10 : 20))',
  );
});

it('narrows by instanceof', async () => {
  const { returns } = await programOf(
    `class A { int v; } class B extends A { int w; } final class F { }
     class L { static void set(A a) { if (a instanceof B b) b.w = 5; else a.v = 6; }
       static boolean known() { A a = new A(); return a instanceof B; }
       static boolean never(A a) { Object o = a; return o instanceof F; } }`,
  );
  expect(returns('L.set')).toMatchObject({
    // Where a is null neither is written: the second branch throws.
    w: '(w ++ ((some (B & a) ? a : none)->5))',
  });
  expect(returns('L.known').result).toBe('false');
  expect(returns('L.never').result).toBe('false');
});
