/** Components of the kind that predicate discovery gets wrong. */
import { expect, test } from 'vitest';
import { A_C, discovered, followed, lines, measured } from './support.js';

test('a version that is copied from another set', async () => {
  const found = await discovered(`
    class Set {
      int ver;
      void add() { ver++; }
      void share(Set t) { ver = t.ver; }
      Iterator iterator() { return new Iterator(this); }
    }
    class Iterator {
      final int ts;
      final Set set;
      Iterator(Set s) { ts = s.ver; set = s; }
      void next() { if (ts != set.ver) throw new IllegalStateException(); }
    }`);
  expect(lines(found)).toContain('Iterator.ts = Set.ver via set');
  expect(measured(found)).toEqual(['Iterator.ts', 'Set.ver']);
  // Which set the version comes from matters.
  expect(found.slice.variables.size).toBeGreaterThan(0);
  expect(followed(found)).toEqual(['Iterator.set']);
});

test('two owners whose fields may be the same object', async () => {
  const found = await discovered(`${A_C}
    class B {
      A x, y;
      void put(A p, A q) { x = p; y = q; }
      void go() { x.done(); if (y.f != null && !y.f.disposed) throw new IllegalStateException(); }
    }`);
  expect(lines(found)).toEqual(expect.arrayContaining(['C.disposed = 0', 'A.f = null']));
  expect(followed(found)).toEqual(['A.f', 'B.x', 'B.y']);
});

test('a peer that may be the object itself', async () => {
  const found = await discovered(`
    class Peer {
      boolean disposed;
      Peer peer;
      void set(Peer p) { peer = p; }
      void m() { disposed = true; if (peer.disposed) throw new Error(); }
    }`);
  expect(lines(found)).toEqual(['Peer = null', 'Peer.disposed = 0', 'Peer.peer = null']);
  expect(followed(found)).toEqual(['Peer.peer']);
});

test('a local copy of a version that a call changes', async () => {
  const found = await discovered(`
    class Set {
      private int ver;
      void add() { ver++; }
      void both() { int t = ver; add(); if (t != ver) throw new Error(); }
    }`);
  // The same field of the same object: between calls there is nothing to remember.
  expect(lines(found)).toEqual([]);
  // But while a call runs it must be known that the two are the same value, or not.
  expect(measured(found)).toEqual(['Set.ver']);
  expect(found.vocabulary.isTracked('Set')).toBe(true);
});

test('a counter is known as far as it is compared', async () => {
  const found = await discovered(
    `class Counter { private int n; void hit() { n++; if (n == 3) throw new IllegalStateException(); } }`,
  );
  expect(lines(found)).toContain('Counter.n = 3');
  expect(lines(found)).toContain('Counter.n = 0');
  expect(lines(found).every((line) => line.startsWith('Counter.n = '))).toBe(true);
  expect(found.vocabulary.constants.map(({ value }) => value)).toContain(3);
});

test('a counter that only grows does not make predicates without end', async () => {
  const found = await discovered(
    `class Counter { private int n; void up() { n++; } void down() { n -= 2; if (n == 1000) throw new Error(); } }`,
  );
  expect(lines(found).length).toBeLessThan(12);
});

test('fields that are swapped: both are looked at, though only one is tested', async () => {
  const found = await discovered(`
    class Swap {
      private Object f, g;
      void put(Object o) { g = o; }
      void swap() { Object t = f; f = g; g = t; }
      void use() { if (f == null) throw new Error(); }
    }`);
  expect(lines(found)).toEqual(['Swap.f = null', 'Swap.g = null']);
});

test('both operands have definitions on two branches', async () => {
  const found = await discovered(`
    class Pair {
      private int a, b, c, d;
      void fail(boolean k) {
        int u = a, v = b;
        if (k) u = c; else v = d;
        if (u < v) throw new Error();
      }
      void set(int n) { a = n; b = n; c = n; d = n; }
    }`);
  expect(lines(found)).toEqual([
    'Pair.a < Pair.b via itself',
    'Pair.a < Pair.d via itself',
    'Pair.c < Pair.b via itself',
    'Pair.c < Pair.d via itself',
  ]);
});

test('fields that are swapped and compared: both orders', async () => {
  const found = await discovered(`
    class Pair {
      private int one, two;
      void set(int a, int b) { one = a; two = b; }
      void swap() { int t = one; one = two; two = t; }
      void use() { if (one < two) throw new Error(); }
    }`);
  expect(lines(found)).toEqual(['Pair.one < Pair.two via itself', 'Pair.two < Pair.one via itself']);
});
