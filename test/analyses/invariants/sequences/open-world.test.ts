/** What clients of an open world can do to a class, and what they cannot. */
import { describe, expect, it } from 'vitest';
import { answerFor, linesFor } from './breaking.js';

describe('what is handed out', () => {
  it('is written through accessible fields', async () => {
    const text = `class L {
      static class Node { Node next; }
      private Node head;
      void add() { Node n = new Node(); n.next = head; head = n; }
      Node first() { return head; }
    }`;
    expect(await linesFor(text, 'L', 'acyclic(head, next)')).toEqual([
      'l = new L()',
      'l.add()',
      'node = l.first()',
      'node.next = node',
    ]);
    expect(await linesFor(text, 'L', 'acyclic(head, next)', 'closed')).toBeUndefined();
  });

  it('stays as it is where its class is private', async () => {
    const text = `class L {
      private static class Node { Node next; Node self() { return this; } void link(Node n) { next = n; } }
      private Node head;
      void add() { Node n = new Node(); n.next = head; head = n; }
      public Object first() { return head; }
      public void put(Object o) { if (head != null && o == head) count++; }
      int count;
    }`;
    const { broken, made } = await answerFor(text, 'L', ['acyclic(head, next)', 'count < 1']);
    expect(made).toBe(true);
    expect(broken[0]).toBeUndefined();
    // But it is passed on, and field count is written.
    expect(broken[1]?.calls).toBe(2);
  });

  it('is called through a supertype that has a name: remove of an iterator', async () => {
    const text = `import java.util.*;
    class Bag implements Iterable<String> {
      private static class Node { String item; Node next; }
      private Node head = new Node();
      private class Walk implements Iterator<String> {
        private Node at = head;
        public boolean hasNext() { return at != null; }
        public String next() { Node n = at; at = n.next; return n.item; }
        public void remove() { head = at; }
      }
      public Iterator<String> iterator() { return new Walk(); }
    }`;
    expect(await linesFor(text, 'Bag', 'head != null')).toEqual([
      'bag = new Bag()',
      'iterator = bag.iterator()',
      'iterator.next()',
      'iterator.remove()',
    ]);
    expect(await linesFor(text, 'Bag', 'head != null', 'closed')).toBeUndefined();
  });

  it('is an array whose elements are written', async () => {
    const text = `class Table {
      private Object[] slots = { "x", "y" };
      Object[] slots() { return slots; }
    }`;
    expect(await linesFor(text, 'Table', 'slots[0] != null')).toEqual([
      'table = new Table()',
      'objects = table.slots()',
      'objects[0] = null',
    ]);
  });

  it('is used with a cast where it is declared as something else', async () => {
    const text = `class L {
      static class Node { Node next; }
      private Node head = new Node();
      Object first() { return head; }
    }`;
    expect(await linesFor(text, 'L', 'head.next == null')).toEqual([
      'l = new L()',
      'object = l.first()',
      '((L.Node) object).next = (L.Node) object',
    ]);
  });
});

describe('long programs', () => {
  it('are found at random where breadth-first search does not get to them, and shortened', async () => {
    // A ring takes two swaps at the same place, and these two nodes and a step.
    const text = `class L {
      private static class Node { Node next; }
      public class Cursor {
        private Node before;
        private Node at = head;
        public void step() { before = at; at = at.next; }
        public void swap() { if (before == null || at == null) return; before.next = at.next; at.next = before; }
      }
      private Node head;
      public void add() { Node n = new Node(); n.next = head; head = n; }
      public Cursor cursor() { return new Cursor(); }
    }`;
    const lines = await linesFor(text, 'L', 'acyclic(head, next)');
    expect(lines).toHaveLength(7);
    expect(lines?.slice(-3)).toEqual(['cursor.step()', 'cursor.swap()', 'cursor.swap()']);
    expect(await linesFor(text, 'L', 'acyclic(head, next)', 'closed')).toBeUndefined();
  });
});

describe('accessible members', () => {
  it('are also those without modifier and protected ones, but not private ones', async () => {
    const text = `class A {
      private Object x = "x";
      private Object y = "y";
      private Object z = "z";
      void clearX() { x = null; }
      protected void clearY() { y = null; }
      private void clearZ() { z = null; }
    }`;
    const { broken } = await answerFor(text, 'A', ['x != null', 'y != null', 'z != null']);
    expect(broken.map((each) => each?.witness.calls)).toEqual([
      ['a = new A()', 'a.clearX()'],
      ['a = new A()', 'a.clearY()'],
      undefined,
    ]);
  });

  it('are fields that are not private nor final', async () => {
    const text = `class A {
      Object x = "x";
      final Object y = "y";
      private Object z = "z";
    }`;
    const { broken } = await answerFor(text, 'A', ['x != null', 'y != null', 'z != null']);
    expect(broken.map((each) => each?.witness.calls)).toEqual([['a = new A()', 'a.x = null'], undefined, undefined]);
    const closed = await answerFor(text, 'A', ['x != null'], 'closed');
    expect(closed.broken).toEqual([undefined]);
  });

  it('are members of other classes of the input that take an object of the class', async () => {
    const text = `class A { private Object x = "x"; void set(Object o) { x = o; } static class B { void wipe(A a) { a.x = null; } } }
      class C { Object y = "y"; private int n; int count() { return n; } }
      class D { private final int k; public D(int k) { this.k = k; } void drop(C c) { if (k == 7) c.y = null; } }`;
    expect(await linesFor(text, 'C', 'n == 0')).toBeUndefined();
    const wiped = await linesFor(text.replace('void set(Object o) { x = o; }', ''), 'A', 'x != null');
    expect(wiped).toEqual(['a = new A()', 'b = new A.B()', 'b.wipe(a)']);
  });
});

describe('callbacks', () => {
  it('enter a method again while another is at work', async () => {
    const text = `class L {
      private static class Node { Object item; Node next; }
      private Node head;
      private boolean busy;
      private boolean broken;
      public void add(Object o) { if (busy) broken = true; Node n = new Node(); n.item = o; n.next = head; head = n; }
      public boolean contains(Object o) {
        if (o == null) return false;
        busy = true;
        boolean found = false;
        for (Node n = head; n != null; n = n.next) if (o.equals(n.item)) found = true;
        busy = false;
        return found;
      }
    }`;
    const lines = await linesFor(text, 'L', '!broken');
    expect(lines).toHaveLength(3);
    expect(lines?.[2]).toBe(
      'l.contains(new Object() { int calls; public boolean equals(Object x) { if (calls++ == 0) l.add("a"); return false; } })',
    );
    expect(await linesFor(text, 'L', '!broken', 'closed')).toBeUndefined();
  });

  it('throw in the middle', async () => {
    const text = `import java.util.function.*;
    class L {
      private boolean open;
      public void each(Consumer<String> c) { if (c == null) return; open = true; c.accept("x"); open = false; }
    }`;
    expect(await linesFor(text, 'L', '!open')).toEqual([
      'l = new L()',
      'try { l.each(x -> { throw new RuntimeException(); }); } catch (RuntimeException exception) {}',
    ]);
    expect(await linesFor(text, 'L', '!open', 'closed')).toBeUndefined();
  });

  it('keep what they are given, and the client goes on with it', async () => {
    const text = `class L {
      static class Node { Node next; }
      interface Visitor { void visit(Node n); }
      private Node head = new Node();
      public void each(Visitor v) { for (Node n = head; n != null; n = n.next) v.visit(n); }
    }`;
    expect(await linesFor(text, 'L', 'acyclic(head, next)')).toEqual([
      'l = new L()',
      'visitor = new L.Visitor() { L.Node kept; public void visit(L.Node x) { if (kept == null) kept = x; } }',
      'l.each(visitor)',
      'node = visitor.kept',
      'node.next = node',
    ]);
    expect(await linesFor(text, 'L', 'acyclic(head, next)', 'closed')).toBeUndefined();
  });
});

describe('other ways out', () => {
  it('are exceptions that carry something', async () => {
    const text = `class L {
      static class Node { Node next; }
      static class Full extends RuntimeException { final Node at; Full(Node n) { at = n; } }
      private Node head = new Node();
      public void add() { throw new Full(head); }
    }`;
    expect(await linesFor(text, 'L', 'acyclic(head, next)')).toEqual([
      'l = new L()',
      'try { l.add(); } catch (L.Full exception) { full = exception; }',
      'node = full.at',
      'node.next = node',
    ]);
  });

  it('are lambdas and inner objects that know something', async () => {
    const text = `class L {
      private static class Node { Node next; }
      private Node head = new Node();
      public Runnable knot() { Node n = head; return () -> { n.next = n; }; }
    }`;
    expect(await linesFor(text, 'L', 'acyclic(head, next)')).toEqual([
      'l = new L()',
      'runnable = l.knot()',
      'runnable.run()',
    ]);
    const inner = `class M {
      private static class Node { Node next; }
      private Node head = new Node();
      public class Knot { public Knot() {} public void tie() { head.next = head; } }
    }`;
    expect(await linesFor(inner, 'M', 'acyclic(head, next)')).toEqual([
      'm = new M()',
      'knot = m.new Knot()',
      'knot.tie()',
    ]);
  });

  it('are iterators of the library over an object of the input', async () => {
    const text = `import java.util.*;
    class Two extends AbstractList<String> {
      private Object x = "x";
      public int size() { return x == null ? 0 : 1; }
      public String get(int i) { return "x"; }
      public String remove(int i) { x = null; return "x"; }
    }`;
    expect(await linesFor(text, 'Two', 'x != null', 'closed')).toEqual(['two = new Two()', 'two.remove(1)']);
    const hidden = text
      .replace('public String remove', 'String dummy; public String remove')
      .replace('x = null;', 'if (i == 0 && again++ == 0) return "y"; x = null;')
      .replace('private Object x', 'int again = 0; private Object x');
    expect(await linesFor(hidden, 'Two', 'again < 1')).toBeDefined();
  });
});
