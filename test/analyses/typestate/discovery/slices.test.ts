/** What decides that something fails is found through calls, results, conditions and exceptions. */
import { expect, test } from 'vitest';
import { discovered, followed, lines, measured } from './support.js';

test('a modCount iterator as an inner class', async () => {
  const found = await discovered(`
    import java.util.*;
    class Lst {
      private Object[] a = new Object[10];
      private int size;
      protected int modCount;
      void add(Object o) { modCount++; a[size++] = o; }
      Iterator<Object> iterator() { return new Itr(); }
      private class Itr implements Iterator<Object> {
        int cursor;
        int expected = modCount;
        public boolean hasNext() { return cursor != size; }
        public Object next() { check(); return a[cursor++]; }
        final void check() { if (modCount != expected) throw new ConcurrentModificationException(); }
      }
    }`);
  expect(lines(found)).toContain('Lst$Itr.expected = Lst.modCount via this$0');
  expect(measured(found)).toEqual(['Lst$Itr.expected', 'Lst.modCount']);
  expect(followed(found)).toEqual(['Lst$Itr.this$0']);
});

test('versions read by getters, compared in another object', async () => {
  const found = await discovered(`
    class Set {
      private int ver;
      void add() { ver++; }
      int version() { return ver; }
      void verify(int stamp) { if (stamp != ver) throw new Error(); }
    }
    class Iterator {
      private final int ts;
      private final Set set;
      Iterator(Set s) { ts = s.version(); set = s; }
      void next() { set.verify(ts); }
      boolean isStale() { return ts != set.version(); }
    }`);
  expect(lines(found)).toContain('Iterator.ts = Set.ver via set');
});

test('objects that nothing relates', async () => {
  const found = await discovered(`
    class Set { private int ver; void add() { ver++; } int version() { return ver; } }
    class Stamp {
      private int ts;
      void take(Set s) { ts = s.version(); }
      void check(Set s) { if (ts != s.version()) throw new Error(); }
    }`);
  expect(lines(found)).toContain('Set.ver = Stamp.ts unrelated');
});

test('enum states', async () => {
  const found = await discovered(`
    class Door {
      enum State { OPEN, CLOSED }
      private State state = State.CLOSED;
      void open() { if (state == State.OPEN) throw new IllegalStateException(); state = State.OPEN; }
      void close() { if (state != State.OPEN) throw new IllegalStateException(); state = State.CLOSED; }
    }`);
  expect(lines(found)).toEqual(['Door.state = Door$State.OPEN via itself']);
  expect(followed(found)).toEqual(['Door$State.CLOSED', 'Door$State.OPEN', 'Door.state']);
});

test('truth values made by branches and stored', async () => {
  const found = await discovered(`
    class Gate {
      private int level;
      private boolean armed;
      void set(int n) { level = n; armed = level > 5; }
      void pass() { if (armed) throw new Error(); }
    }`);
  expect(lines(found)).toEqual(['Gate.armed = 0', 'Gate.level <= 5']);
});

test('whether a call is reached counts, and whether it ends by an exception that is caught', async () => {
  const found = await discovered(`
    class Res {
      private boolean closed, broken, dirty;
      void close() { if (broken) check(); closed = true; }
      void spoil() { try { check(); } catch (IllegalStateException e) { dirty = true; } }
      private void check() { if (closed) throw new IllegalStateException(); }
      void use() { if (dirty) throw new Error(); }
      void smash() { broken = true; }
    }`);
  expect(lines(found)).toEqual(['Res.broken = 0', 'Res.closed = 0', 'Res.dirty = 0']);
});

test('static fields', async () => {
  const found = await discovered(`
    class Single {
      private static Single instance;
      private static boolean frozen;
      static void make() { if (instance != null) throw new IllegalStateException(); instance = new Single(); }
      static void freeze() { frozen = true; }
      void use() { if (frozen) throw new IllegalStateException(); }
    }`);
  expect(lines(found)).toEqual(['Single.frozen = 0', 'Single.instance = null']);
});

test('library methods that throw on behalf of the component', async () => {
  const found = await discovered(`
    class Holder {
      private Object held;
      void put(Object o) { held = o; }
      Object get() { return java.util.Objects.requireNonNull(held); }
    }`);
  expect(lines(found)).toEqual(['Holder.held = null']);
});

test('payload that decides nothing is not followed', async () => {
  const found = await discovered(`
    class Box {
      private Object content;
      private String name;
      private Object[] more = new Object[3];
      private boolean open;
      void put(Object o) { if (!open) throw new Error(); content = o; more[0] = o; name = "x"; }
      Object get() { return content; }
      void open() { open = true; }
    }`);
  expect(lines(found)).toEqual(['Box.open = 0']);
  expect(followed(found)).toEqual([]);
});

test('a field is followed from which clients get tracked objects', async () => {
  const found = await discovered(`
    class Owner { private Owned owned = new Owned(); Owned owned() { return owned; } }
    class Owned { private boolean used; void use() { if (used) throw new Error(); used = true; } }`);
  expect(lines(found)).toEqual(['Owned.used = 0']);
  expect(followed(found)).toEqual(['Owner.owned']);
});

test('long counters, and conversions', async () => {
  const found = await discovered(`
    class Stream {
      private long position;
      private byte kind;
      void read(int k) { if (position > 100L) throw new Error(); position = position + k; }
      void rewind() { if (kind == 2) throw new Error(); kind = 3; position = 0; }
    }`);
  expect(lines(found)).toEqual(['Stream.kind = 2', 'Stream.position <= 100']);
  expect(found.vocabulary.constants.map(({ type, value }) => `${type} ${value}`).sort()).toEqual([
    'byte 2',
    'byte 3',
    'long 0',
    'long 100',
  ]);
});

test('objects that are compared with what another object knows', async () => {
  const found = await discovered(`
    class Session {
      private Transaction current;
      Transaction begin() { if (current != null) throw new Error(); current = new Transaction(this); return current; }
      boolean isCurrent(Transaction t) { return current == t; }
      void end() { current = null; }
    }
    class Transaction {
      private final Session session;
      Transaction(Session s) { session = s; }
      void commit() { if (!session.isCurrent(this)) throw new Error(); session.end(); }
    }`);
  expect(lines(found)).toEqual([
    'Session = null',
    'Session.current = null',
    'Transaction.session = null',
    'Transaction.this = Session.current via session',
  ]);
  expect(followed(found)).toEqual(['Session.current', 'Transaction.session']);
});
