/** Disciplined fields: who writes them, through what, and who else could. */
import { describe, expect, it } from 'vitest';
import { look, names } from './subjects.js';

const NODE = 'class Node { Node next; }\n';

describe('fields of objects', () => {
  it('tells accessible fields from private ones in the open world only', async () => {
    const text = `${NODE}class K { private Node a; Node b; protected Node c; public Node d; public final Node e = null;
      void set(Node n) { a = n; b = n; c = n; d = n; } }`;
    const open = await look(text, 'K');
    expect(open.fields).toBe('+a -b -c -d +e');
    expect(open.why('b')).toBe('package-private: code outside can write it @2');
    expect(open.why('e')).toBe('final @2');
    expect(names(open.family.writable)).toBe('b c d');
    expect(names(open.family.readable)).toBe('b c d e');
    const closed = await look(text, 'K', { outside: 'closed' });
    expect(closed.fields).toBe('+a +b +c +d +e');
    expect(names(closed.family.writable)).toBe('');
  });

  it('sees a write through a parameter: two stacks that steal from each other', async () => {
    const text = `${NODE}class K { private Node top;
      void steal(K o) { top = o.top; o.top = null; } }`;
    for (const outside of ['open', 'closed'] as const) {
      const looked = await look(text, 'K', { outside });
      expect(looked.fields).toBe('-top');
      expect(looked.why('top')).toBe('written at line 3 through another object @3');
      expect(names(looked.family.writable)).toBe('top');
    }
  });

  it('takes copies of `this` for `this`, and nothing else', async () => {
    const text = `${NODE}class K { private Node a; private Node b;
      void own() { K self = this; self.a = null; }
      void mixed(K o, boolean p) { K self = this; if (p) self = o; self.b = null; } }`;
    expect((await look(text, 'K')).fields).toBe('+a -b');
  });

  it('sees writes of nest mates, inner classes, lambdas and other classes', async () => {
    const text = `${NODE}class K { private Node a; private Node b; private Node c; Node d;
      class In { void m() { a = null; } }
      Runnable r() { return () -> b = null; }
      static void s(K k) { k.c = null; } }
      class Other { void m(K k) { k.d = null; } }`;
    const closed = await look(text, 'K', { outside: 'closed' });
    expect(closed.fields).toBe('-a -b -c -d');
    expect(closed.why('d')).toBe('written at line 6 through another object @6');
    expect(names(closed.family.writable)).toBe('a b c d');
  });

  it('lets a copy be filled before anybody knows it', async () => {
    const text = `${NODE}class K implements Cloneable { private Node a; private Node b;
      K copy() { K k = new K(); k.a = null; return k; }
      public Object clone() throws CloneNotSupportedException { K k = (K) super.clone(); k.b = null; return k; } }`;
    const looked = await look(text, 'K');
    // Not disciplined by the definition, but no less to be relied on.
    expect(looked.fields).toBe('-a -b');
    expect(looked.why('a')).toBe('written as a field of a new object at line 3 @3');
    expect(looked.classification.fields.map(({ claimable }) => claimable)).toEqual([true, true]);
    expect(names(looked.family.writable)).toBe('');
  });

  it.each([
    ['stored in a static field', 'static K last; K copy() { K k = new K(); last = k; k.a = null; return k; }'],
    ['handed to unknown code', 'K copy(java.util.List l) { K k = new K(); l.add(k); k.a = null; return k; }'],
    [
      'let out by its constructor',
      'static K last; K() { last = this; } static K copy() { K k = new K(); k.a = null; return k; }',
    ],
    ['not always a new one', 'K copy(K o) { K k = new K(); if (o != null) k = o; k.a = null; return k; }'],
  ])('does not take an object for a new one that is %s', async (_, members) => {
    const looked = await look(`${NODE}class K { private Node a; ${members} }`, 'K', { outside: 'closed' });
    expect(looked.classification.fields.find(({ element }) => element.name === 'a')?.claimable).toBe(false);
  });

  it('counts writes of classes below only where all of them are known', async () => {
    const text = `${NODE}class K { private static class Sub extends K { void m() { K k = this; k.a = null; } } private Node a; }`;
    expect((await look(text, 'K')).why('a')).toBe('written at line 2 by a class below @2');
    expect((await look(text, 'K', { outside: 'closed' })).fields).toBe('+a');
  });
});

describe('static fields', () => {
  const text = `${NODE}class K { private static Node a; private static Node b; static Node c; private static final Node D = null;
      static void set(Node n) { a = n; }
      void also(Node n) { b = n; } }
    class Other { static void m() { K.c = null; } }`;

  it('belong to all methods of the class where there is one thread', async () => {
    expect((await look(text, 'K')).fields).toBe('+a +b -c +D');
    const closed = await look(text, 'K', { outside: 'closed' });
    expect(closed.fields).toBe('+a +b -c +D');
    expect(closed.why('c')).toBe('written at line 5 by another class @5');
  });

  it('need the lock of the class where there are many', async () => {
    const locked = text.replace('static void set', 'static synchronized void set');
    const looked = await look(locked, 'K', { threads: 'many' });
    expect(looked.fields).toBe('+a -b -c +D');
    expect(looked.why('b')).toBe('written at line 4, not in a static method @4');
  });
});

describe('locks', () => {
  it('counts blocks, and private helpers that are called under the lock on the same object', async () => {
    const text = `${NODE}class K { private Node a; private Node b; private Node c; private Node d; private Node e;
      void block() { synchronized (this) { a = null; } }
      void after() { synchronized (this) { } b = null; }
      synchronized void m() { help(); }
      private void help() { c = null; }
      synchronized void n(K o) { o.wrong(); }
      private void wrong() { d = null; }
      void other(Object o) { synchronized (o) { e = null; } } }`;
    const looked = await look(text, 'K', { threads: 'many' });
    expect(looked.fields).toBe('+a -b +c -d -e');
    expect(looked.why('d')).toBe('written at line 8 in `wrong`, which is not synchronized @8');
  });
});

describe('helpers that call each other', () => {
  it('are under the lock only if all ways to them are', async () => {
    const members = (extra: string): string => `${NODE}class K { private Node a;
      synchronized void m() { p(3); }
      private void p(int n) { if (n > 0) q(n); }
      private void q(int n) { a = null; p(n - 1); } ${extra} }`;
    expect((await look(members(''), 'K', { threads: 'many' })).fields).toBe('+a');
    expect((await look(members('void loose() { p(1); }'), 'K', { threads: 'many' })).fields).toBe('-a');
  });
});
