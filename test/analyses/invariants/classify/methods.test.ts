/** Clean-called methods: the traps of the digest, decided by hand. */
import { describe, expect, it } from 'vitest';
import { look } from './subjects.js';

const NODE = 'class Node { Node next; Object item; void cut() { next = null; } }\n';

describe('calls inside the class', () => {
  it('are harmless before anything is altered, and dirty afterwards', async () => {
    const text = `${NODE}class K { private Node head;
      public void before() { size(); head = null; }
      public int size() { return 0; }
      public void after() { head = null;
        count(); }
      public int count() { return 0; } }`;
    const looked = await look(text, 'K');
    expect(looked.methods).toBe('+before +size +after -count');
    expect(looked.why('count')).toBe('called at line 6 in `after` after something was altered @6');
  });

  it('are dirty after a link of a node was written, by a call too', async () => {
    const text = `${NODE}class K { private Node head;
      public void direct() { head.next = null; a(); }
      public void called() { head.cut(); b(); }
      public void payload() { head.item = null; c(); }
      void a() { } void b() { } void c() { } }`;
    expect((await look(text, 'K')).methods).toBe('+direct +called +payload -a -b +c');
  });

  it('are harmless while only new nodes were filled', async () => {
    const text = `${NODE}class K { private Node head;
      public void add() { Node n = new Node(); n.next = null; size(); head = n; }
      public int size() { return 0; } }`;
    expect((await look(text, 'K')).methods).toBe('+add +size');
  });

  it('are dirty in loops that alter later', async () => {
    const text = `${NODE}class K { private Node head;
      public void loop(int n) { while (n-- > 0) { size(); head = null; } }
      public int size() { return 0; } }`;
    expect((await look(text, 'K')).methods).toBe('+loop -size');
  });

  it('are dirty on the way of an exception', async () => {
    const text = `${NODE}class K { private Node head;
      public void m() { try { head = null; fail(); } catch (RuntimeException e) { mend(); } }
      static void fail() { throw new RuntimeException(); }
      public void mend() { } }`;
    expect((await look(text, 'K')).methods).toBe('+m +fail -mend');
  });

  it('are followed through other classes, and from dirty methods on', async () => {
    const text = `${NODE}class Helper { static void run(K k) { k.inner(); } }
    class K { private Node head;
      public void m() { head = null; Helper.run(this); }
      public void inner() { deeper(); }
      public void deeper() { }
      public void apart() { } }`;
    expect((await look(text, 'K')).methods).toBe('+m -inner -deeper +apart');
  });

  it('come from constructors and initialisers, too', async () => {
    const text = `${NODE}class K { private Node head;
      K() { init(); }
      private void init() { more(); }
      private void more() { }
      public void m() { } }`;
    const looked = await look(text, 'K');
    expect(looked.methods).toBe('-init -more +m');
    expect(looked.why('init')).toBe('called by the constructor at line 3 @3');
  });

  it('of static methods count for static fields', async () => {
    const text = `${NODE}class K { private static Node first;
      static { start(); }
      static void start() { }
      static void m() { first = null; n(); }
      static void n() { }
      static void o() { n(); first = null; } }`;
    const looked = await look(text, 'K');
    expect(looked.methods).toBe('-start +m -n +o');
    expect(looked.why('start')).toBe('called by the static initialiser at line 3 @3');
  });

  it('of a driver in the same class do not count', async () => {
    const text = `${NODE}class K { private Node head;
      public void push() { head = new Node(); }
      public static void main(String[] a) { K k = new K(); k.push(); k.push(); } }`;
    expect((await look(text, 'K')).methods).toBe('+push +main');
  });

  it('are those that objects below the class have', async () => {
    const text = `${NODE}abstract class K { private Node head;
      public void m() { head = null; hook(); }
      abstract void hook();
      public void n() { } }
    class Sub extends K { void hook() { n(); } }`;
    expect((await look(text, 'K', { outside: 'closed' })).methods).toBe('+m -n');
  });
});

describe('code that is not known', () => {
  const REMOVE = `${NODE}class K { private Node head;
    public void add(Object o) { Node n = new Node(); n.item = o; n.next = head; head = n; }
    public boolean remove(Object o) {
      Node n = head; head = null;
      boolean same = o.equals(n.item);
      head = n;
      return same; }
    public boolean has(Object o) { for (Node n = head; n != null; n = n.next) if (o.equals(n.item)) return true; return false; }
    private void own() { } }`;

  it('enters every accessible method if something was altered', async () => {
    const looked = await look(REMOVE, 'K');
    expect(looked.methods).toBe('-add* -remove* -has* +own');
    expect(looked.why('add')).toBe('at line 6 `remove` runs code that is not known, after something was altered @6');
    expect(looked.opaque).toBe('equals@6 equals@9');
  });

  it('leaves them clean if nothing was altered before', async () => {
    const text = REMOVE.replace('head = null;\n', '\n');
    const looked = await look(text, 'K');
    expect(looked.methods).toBe('+add +remove +has +own');
    expect(looked.opaque).toBe('equals@6 equals@9');
  });

  it('is there in the closed world only if it may come back and write', async () => {
    const closed = { outside: 'closed' } as const;
    expect((await look(REMOVE, 'K', closed)).methods).toBe('+add +remove +has +own');
    expect((await look(REMOVE, 'K', closed)).opaque).toBe('');
    const text = `${REMOVE} class Evil { K k; public boolean equals(Object o) { k.add(o); return true; } }`;
    const looked = await look(text, 'K', closed);
    expect(looked.methods).toBe('-add* -remove* -has* +own');
    expect(looked.opaque).toBe('equals@6 equals@9');
  });

  it('may be handed the object by its constructor', async () => {
    const text = `${NODE}class K { private Node head;
      K(java.util.List<K> l) { l.add(this); head = new Node(); }
      public void m() { } }`;
    const looked = await look(text, 'K');
    expect(looked.constructors).toBe('-(Ljava/util/List;)V');
    expect(looked.methods).toBe('-m*');
  });
});

describe('many threads', () => {
  const many = { outside: 'closed', threads: 'many' } as const;

  it('enter while a method waits', async () => {
    const text = `${NODE}class K { private Node head;
      synchronized void put(Node n) throws InterruptedException { head = n; wait(); }
      synchronized Node get() { return head; } }`;
    const looked = await look(text, 'K', many);
    expect(looked.fields).toBe('+head');
    expect(looked.methods).toBe('-put* -get*');
    expect(looked.why('get')).toBe('may be entered while `put` waits at line 3, after something was altered @3');
    expect(looked.opaque).toBe('wait@3');
    const one = await look(text, 'K', { outside: 'closed' });
    expect(one.methods).toBe('+put +get');
    expect(one.opaque).toBe('');
  });

  it('do not matter if nothing was altered before the waiting', async () => {
    const text = `${NODE}class K { private Node head;
      synchronized void put(Node n) throws InterruptedException { wait(); head = n; }
      synchronized Node get() { return head; } }`;
    expect((await look(text, 'K', many)).methods).toBe('+put +get');
  });

  it('see objects that are not finished', async () => {
    const text = `${NODE}class K { static K last; private Node head;
      K() { last = this; head = new Node(); }
      synchronized Node get() { return head; } }`;
    const looked = await look(text, 'K', many);
    expect(looked.constructors).toBe('-()V');
    expect(looked.methods).toBe('-get*');
    expect((await look(text, 'K', { outside: 'closed' })).methods).toBe('+get');
  });

  it('need helpers to be private and under the lock', async () => {
    const text = `${NODE}class K { private Node head;
      synchronized void m() { help(); }
      private void help() { }
      void loose() { } }`;
    const looked = await look(text, 'K', many);
    expect(looked.methods).toBe('+m +help -loose');
  });
});
