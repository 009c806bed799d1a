/** Tight and leaky constructors. */
import { describe, expect, it } from 'vitest';
import { type Assumed, look } from './subjects.js';

async function tight(members: string, assumed: Assumed = {}, more = ''): Promise<string> {
  const text = `import java.util.*; class Node { Node next; Object o; }
    class K { Node head; K self; ${members} } ${more}`;
  return (await look(text, 'K', assumed)).constructors;
}

describe('tight constructors', () => {
  it.each([
    ['writes fields', 'K() { head = new Node(); }'],
    ['has initialisers', '{ head = new Node(); head.next = head; }'],
    ['calls a private helper', 'K() { init(); } private void init() { head = null; }'],
    ['calls a final helper', 'K() { init(); } final void init() { head = null; }'],
    [
      'calls a static helper that keeps nothing',
      'K() { init(this); } private static void init(K k) { k.head = null; }',
    ],
    ['refers to itself', 'K() { self = this; }'],
    ['fails with a message', 'K(int n) { if (n < 0) throw new IllegalArgumentException("n: " + n); }'],
    ['compares itself', 'K(K o) { if (o == this) head = null; }'],
    ['synchronizes', 'K() { synchronized (this) { head = null; } }'],
  ])('%s', async (_, members) => {
    expect(await tight(members)).toMatch(/^\+[^-]*$/);
  });
});

describe('leaky constructors', () => {
  it.each([
    ['stores it in a static field', 'static K last; K() { last = this; }'],
    ['stores it in a node', 'K() { head = new Node(); head.o = this; }'],
    ['stores it in an array', 'K(K[] a) { a[0] = this; }'],
    ['registers it with a listener list', 'K(List<K> l) { l.add(this); head = new Node(); }'],
    ['makes an inner object', 'class In { } In in = new In();'],
    ['makes a lambda', 'Runnable r = () -> head = null;'],
    ['passes it to a method that stores it', 'static K last; K() { keep(this); } static void keep(K k) { last = k; }'],
    ['passes it on twice', 'static K last; K() { a(); } private void a() { b(); } private void b() { last = this; }'],
    ['calls a method that can be overridden', 'K() { init(); } void init() { }'],
    ['lets it be converted to text', 'K(StringBuilder b) { b.append(this); }'],
  ])('%s', async (_, members) => {
    expect(await tight(members)).toMatch(/^-/);
  });

  it('says where', async () => {
    const text = `class K {
      static K last;
      K() {
        keep(this);
      }
      static void keep(K k) { last = k; }
    }`;
    const looked = await look(text, 'K');
    expect(looked.why('<init>')).toBe(
      'gives it to `keep`, which stores it in the static field `last` (line 6) at line 4 @4',
    );
  });

  it('looks into the constructors above', async () => {
    const text = 'class Base { static Base last; Base() { last = this; } } class K extends Base { K() { super(); } }';
    expect((await look(text, 'K')).constructors).toBe('-()V');
  });

  it('knows all overriding methods in the closed world', async () => {
    const members = 'K() { init(); } void init() { }';
    expect(await tight(members, { outside: 'closed' })).toBe('+()V');
    const sub = 'class Sub extends K { static K last; void init() { last = this; } }';
    expect(await tight(members, { outside: 'closed' }, sub)).toBe('-()V');
  });

  it('gives up where there is a finalizer, also in a class above or below', async () => {
    const body = 'protected void finalize() { last = this; }';
    expect(await tight(`static K last; K() { head = new Node(); } ${body}`)).toBe('-()V');
    const sub = `class Sub extends K { static K last; ${body} }`;
    expect(await tight('K() { head = null; }', { outside: 'closed' }, sub)).toBe('-()V');
    const text = `class Base { static Base last; ${body} } class K extends Base { K() { } }`;
    expect((await look(text, 'K')).constructors).toBe('-()V');
  });
});
