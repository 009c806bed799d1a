/** Sequences of calls in either world: exceptions, subclasses, static fields, several objects, what callers owe. */
import { describe, expect, it } from 'vitest';
import { answerFor, linesFor } from './breaking.js';

describe('exceptions', () => {
  it('leave an object half-way, and the client goes on', async () => {
    const text = `class A {
      private Object x = "x";
      private Object y = "y";
      public void swap(Object o) { x = null; o.hashCode(); x = o; }
      public void check() { if (x == null) y = null; }
    }`;
    const { broken } = await answerFor(text, 'A', ['x != null', 'y != null'], 'closed');
    expect(broken.map((each) => each?.witness.calls)).toEqual([
      ['a = new A()', 'try { a.swap(null); } catch (NullPointerException exception) {}'],
      ['a = new A()', 'try { a.swap(null); } catch (NullPointerException exception) {}', 'a.check()'],
    ]);
    expect(broken[0]?.witness.trace[1]?.note).toBe('throws java.lang.NullPointerException');
  });

  it('of a constructor leave no object, unless it has got out before', async () => {
    const tight = `class A { private Object x; public A(Object o) { o.hashCode(); x = o; } }`;
    const { broken, made } = await answerFor(tight, 'A', ['x != null'], 'closed');
    expect(made).toBe(true);
    expect(broken).toEqual([undefined]);
    const leaky = `class A { static A last; private Object x; public A(Object o) { last = this; o.hashCode(); x = o; } }`;
    expect(await linesFor(leaky, 'A', 'x != null', 'closed')).toEqual([
      'try { new A(null); } catch (NullPointerException exception) {}',
    ]);
  });
});

describe('what counts', () => {
  it('is the state between calls, not that in the middle of one', async () => {
    const text = `class A { private Object x = "x"; public void f() { x = null; g(); x = "x"; } public void g() {} }`;
    expect((await answerFor(text, 'A', ['x != null'])).broken).toEqual([undefined]);
  });

  it('is also that dereferencing null fails the formula', async () => {
    const text = `class N { N next; public N() {} public void grow() { next = new N(); } }`;
    const { broken } = await answerFor(text, 'N', ['next.next == null'], 'closed');
    expect(broken[0]?.witness.calls).toEqual(['new N()']);
    expect(broken[0]?.fault).toBe('dereferences null');
  });

  it('is every object of the class that there is', async () => {
    const text = `class T { private T left; private Object mark = "m"; public T() {} private T(Object m) { mark = m; } public void grow() { left = new T(null); } }`;
    expect(await linesFor(text, 'T', 'mark != null', 'closed')).toEqual(['t = new T()', 't.grow()']);
  });

  it('is nothing that breaks a requires, nor what follows', async () => {
    const text = `class A {
      private Object x = "x";
      //@ requires o != null;
      public void set(Object o) { x = o; }
    }`;
    expect((await answerFor(text, 'A', ['x != null'])).broken).toEqual([undefined]);
  });

  it('goes on where an invariant of the user is broken', async () => {
    const text = `class A {
      //@ invariant x != null;
      private Object x = "x";
      private Object y = "y";
      public void clear() { x = null; }
      public void both() { if (x == null) y = null; }
    }`;
    expect(await linesFor(text, 'A', 'y != null')).toEqual(['a = new A()', 'a.clear()', 'a.both()']);
  });

  it('is nothing that never ends', async () => {
    const text = `class A { private Object x = "x"; public void f() { x = null; while (true) {} } }`;
    expect((await answerFor(text, 'A', ['x != null'])).broken).toEqual([undefined]);
  });
});

describe('the closed world', () => {
  const text = `import java.util.function.*;
    class A {
      interface Probe { boolean test(String s); }
      private Object x = "x";
      private Object y = "y";
      public void ask(Probe p) { if (p != null && p.test("s")) x = null; }
      public void query(Predicate<String> p) { if (p != null && p.test("s")) y = null; }
    }`;

  it('has no code that implements interfaces of the input from outside', async () => {
    const closed = await answerFor(text, 'A', ['x != null', 'y != null'], 'closed');
    expect(closed.broken.map((each) => each?.calls)).toEqual([undefined, 2]);
    const open = await answerFor(text, 'A', ['x != null', 'y != null'], 'open');
    expect(open.broken.map((each) => each?.calls)).toEqual([2, 2]);
  });

  it('passes new objects of other classes, but does not call them', async () => {
    const cells = `class Cell { Cell next; public Cell() {} public void tie() { next = this; } }
      class L { private Cell head; public void put(Cell c) { head = c; } }`;
    const formulas = ['head == null', 'acyclic(head, next)'];
    const closed = await answerFor(cells, 'L', formulas, 'closed');
    expect(closed.broken.map((each) => each?.calls)).toEqual([3, undefined]);
    const open = await answerFor(cells, 'L', formulas, 'open');
    expect(open.broken.map((each) => each?.calls)).toEqual([3, 4]);
  });
});

describe('the class', () => {
  it('has objects of the classes below it too', async () => {
    const text = `class P { protected Object x = "x"; public P() {} }
      class Q extends P { public Q() {} public void wipe() { x = null; } }`;
    expect(await linesFor(text, 'P', 'x != null', 'closed')).toEqual(['q = new Q()', 'q.wipe()']);
    const hidden = `abstract class P { private Object x = "x"; void set(Object o) { x = o; } public static P make() { return new P() { }; } }`;
    expect(await linesFor(hidden, 'P', 'x != null')).toEqual(['p = P.make()', 'p.set(null)']);
  });

  it('has static fields', async () => {
    const text = `class S { private static Object x = "x"; private static Object y; public static void clear() { x = null; } }`;
    const { broken } = await answerFor(
      text,
      'S',
      ['static:x != null', 'static:y == null', 'static:y != null'],
      'closed',
    );
    expect(broken.map((each) => each?.witness.calls)).toEqual([['S.clear()'], undefined, ['Class.forName("S")']]);
  });

  it('cannot be made: nothing is run', async () => {
    const none = `class A { private Object x; private A() {} }`;
    expect(await answerFor(none, 'A', ['x != null'])).toEqual({ broken: [undefined], made: false, runs: 0, steps: 0 });
    const failing = `class A { static { if (true) throw new RuntimeException(); } private Object x; public A() {} }`;
    expect((await answerFor(failing, 'A', ['x != null'])).made).toBe(false);
  });

  it('is one that others make: a private class of nodes', async () => {
    const text = `class L {
      private static class Node { Node next; }
      private Node head;
      public void add() { Node n = new Node(); n.next = head; head = n; }
    }`;
    expect(await linesFor(text, 'L$Node', 'next == null')).toEqual(['l = new L()', 'l.add()', 'l.add()']);
  });

  it('takes objects of its own: itself and another', async () => {
    const text = `class L {
      private static class Node { Node next; }
      private Node head;
      private Node tail;
      public void add() { Node n = new Node(); n.next = head; head = n; if (tail == null) tail = n; }
      public void append(L other) { if (head == null) return; tail.next = other.head; if (other.tail != null) tail = other.tail; }
    }`;
    expect(await linesFor(text, 'L', 'acyclic(head, next)', 'closed')).toEqual([
      'l = new L()',
      'l.add()',
      'l.append(l)',
    ]);
    expect(await linesFor(text, 'L', 'tail == null || tail.next == null', 'closed')).toHaveLength(3);
  });

  it('compares with numbers and texts that are passed then', async () => {
    const text = `class A {
      private Object x = "x";
      private Object y = "y";
      private Object z = "z";
      public A(int n) { if (n == 4711) x = null; }
      public void f(String s) { if ("open".equals(s)) y = null; }
      public void g(long n) { if (n > 77 && n < 100) z = null; }
    }`;
    const { broken } = await answerFor(text, 'A', ['x != null', 'y != null', 'z != null'], 'closed');
    expect(broken.map((each) => each?.witness.calls)).toEqual([
      ['new A(4711)'],
      ['a = new A(1)', 'a.f("open")'],
      ['a = new A(1)', 'a.g(78L)'],
    ]);
  });

  it('needs arguments in the right order of size', async () => {
    const text = `class Tree {
      private static class Node { int key; Node left, right; Node(int k) { key = k; } }
      private Node root;
      public void add(int k) {
        if (root == null) { root = new Node(k); return; }
        Node n = root;
        while (n.key != k) {
          Node next = k < n.key ? n.left : n.right;
          if (next == null) { if (k < n.key) n.left = new Node(k); else n.right = new Node(k); return; }
          n = next;
        }
      }
    }`;
    const { broken } = await answerFor(
      text,
      'Tree',
      ['root == null || root.left == null || root.right == null', 'acyclic(root, left, right)'],
      'closed',
    );
    expect(broken[0]?.calls).toBe(4);
    expect(broken[1]).toBeUndefined();
  });

  it('has objects that share what is behind them', async () => {
    const text = `class L {
      private static class Node { Node next; }
      private Node head, tail;
      public L() {}
      public L(L other) { head = other.head; tail = other.tail; }
      public void add() { Node n = new Node(); if (tail == null) head = n; else tail.next = n; tail = n; }
    }`;
    expect(await linesFor(text, 'L', 'tail == null || tail.next == null', 'closed')).toEqual([
      'l = new L()',
      'l.add()',
      'new L(l)',
      'l.add()',
    ]);
    const copying = text
      .replace('public L(L other) {', 'private L(L other) {')
      .replace('class L {', 'class L { public L copy() { return new L(this); }');
    expect(await linesFor(copying, 'L', 'tail == null || tail.next == null', 'closed')).toHaveLength(4);
  });
});
