/** What the client of a class can do: objects, operations, fields, and the ways that lead around them. */
import { describe, expect, it } from 'vitest';
import { look, names, said } from './subjects.js';

const NODE = 'class Node { Node next; Object item; }\n';

describe('objects and operations', () => {
  it('are made and called through everything that is not private', async () => {
    const text = `class K { K() { } private K(int n) { } static K of() { return new K(1); } private static void s() { }
      public void a() { } protected void b() { } void c() { } private void d() { } public String toString() { return ""; } }`;
    const { family } = await look(text, 'K');
    expect(family.concrete.map(({ type }) => type)).toEqual(['K']);
    expect(family.concrete[0]?.constructors.map(({ descriptor }) => descriptor)).toEqual(['()V']);
    expect(names(family.concrete[0]?.methods ?? [])).toBe('a b c toString');
    expect(names(family.statics)).toBe('of');
  });

  it('of private classes are those that nest mates use', async () => {
    const text = `class Outer { private static class K { private K() { } private void a() { } private void b() { } }
      Object m() { K k = new K(); k.a(); return k; } }`;
    const { family } = await look(text, 'Outer$K');
    expect(family.concrete[0]?.constructors.length).toBe(1);
    expect(names(family.concrete[0]?.methods ?? [])).toBe('a');
  });

  it('include classes below, and the class itself if nobody is below', async () => {
    const text = `abstract class K { void a() { } abstract void b(); }
      class S extends K { void b() { } private S() { } static S of() { return new S(); } } class T extends S { T() { super(null); } void a() { } }
      abstract class Alone { void a() { } abstract void b(); }`.replace(
      'private S() { }',
      'private S() { } S(Object o) { }',
    );
    const { family } = await look(text, 'K');
    const shown = family.concrete.map(({ type, constructors, methods }) => [
      type,
      constructors.map(({ descriptor }) => descriptor).join(' '),
      methods.map(({ owner, name }) => `${owner}.${name}`).join(' '),
    ]);
    // The factory of S is no operation on K, so its constructor is.
    expect(shown).toEqual([
      ['S', '()V (Ljava/lang/Object;)V', 'S.b K.a'],
      ['T', '()V', 'T.a S.b'],
    ]);
    const alone = await look(text, 'Alone');
    expect(alone.family.concrete.map(({ type, methods }) => `${type}: ${names(methods)}`)).toEqual(['Alone: a b']);
  });

  it('count fields that other classes of the input write or read', async () => {
    const text = `${NODE}class Outer { static class K { private Node a; private Node b; private Node c; void m() { a = b = c; } }
      void w(K k) { k.a = null; } Node r(K k) { return k.b; } }`;
    const { family } = await look(text, 'Outer$K', { outside: 'closed' });
    expect(names(family.writable)).toBe('a');
    expect(names(family.readable)).toBe('b');
  });
});

describe('writers', () => {
  it('are accessible links, also inherited ones, but not those of private classes', async () => {
    const text = `class Node { public Node next; final Node other = null; private Node mine; }
      class K { private Node head; private Cell cell; private static class Cell { Cell next; } }`;
    const { family } = await look(text, 'K');
    expect(family.writers.map(said)).toEqual(['`next` of Node can be written from outside @1']);
  });

  it('are iterators and lambdas that write through private methods', async () => {
    const text = `import java.util.*; class K { private static class Node { Node next; } private Node head;
      private void unlink(Node n) { head = n.next; }
      Iterator<Node> iterator() { return new Iterator<Node>() { Node at = head;
        public boolean hasNext() { return at != null; }
        public Node next() { Node n = at; at = at.next; return n; }
        public void remove() { unlink(at); } }; }
      void clear() { head = null; } }`;
    const { family, fields } = await look(text, 'K');
    expect(fields).toBe('+head');
    expect(family.writers.map(({ text: reason }) => reason)).toEqual(['`remove` of K$1 writes `head`']);
    expect(family.tampering.length).toBe(1);
    expect((await look(text, 'K', { outside: 'closed' })).family.writers).toEqual([]);
  });

  it('are not those that use the operations only', async () => {
    const text = `class K { private static class Node { Node next; } private Node head;
        public void push() { Node n = new Node(); n.next = head; head = n; } }
      class App { void run(K k) { k.push(); } static void main() { new App().run(new K()); } }`;
    const { family } = await look(text, 'K');
    expect(family.writers).toEqual([]);
  });

  it('get at the structure on their own if they are nest mates', async () => {
    const text = `class K { private static class Node { Node next; } private Node head;
        public static class Tool { public static void cut(K k) { k.head.next = null; } } }`;
    const { family } = await look(text, 'K');
    expect(family.writers.map(said)).toEqual(['`cut` of K$Tool writes `next` @2']);
    expect(family.tampering.length).toBe(1);
  });

  it('are operations of the class itself where its objects are nodes', async () => {
    const text = 'class K { private K left; public K left() { return left; } public void set(K k) { left = k; } }';
    const { family } = await look(text, 'K');
    expect([...family.nodes]).toEqual(['K']);
    expect(family.writers.map(({ text: reason }) => reason)).toEqual(['`set` of K writes `left`']);
  });
});

describe('ways back in', () => {
  it('are parameters of node types', async () => {
    const text = `${NODE}class K { private Node head; K(Node n) { head = n; } void a(Node[] n) { } void b(int n) { } void c(Object o) { } }`;
    const { family } = await look(text, 'K');
    expect(family.takesBack.map(({ text: reason }) => reason)).toEqual([
      '`new K` takes `n`, which may be part of the structure',
      '`a` takes `n`, which may be part of the structure',
    ]);
  });

  it('are parameters of wider types where something is cast', async () => {
    const text = `${NODE}class K { private Node head; Object first() { return head; } void c(Object o) { Node n = (Node) o; n.next = head; } }`;
    const { family } = await look(text, 'K');
    expect(family.takesBack.map(({ text: reason }) => reason)).toEqual([
      '`c` takes `o`, which may be part of the structure',
    ]);
  });
});

describe('foreign objects', () => {
  const reasons = async (members: string, more = ''): Promise<readonly string[]> => {
    const text = `import java.util.*; ${NODE}class K { private Node head; private int n; ${members} void clear() { head = null; } } ${more}`;
    return (await look(text, 'K', { outside: 'closed' })).family.foreign.map(({ text: reason }) => reason);
  };

  it.each([
    ['results of the library', 'List<K> l = new ArrayList<>(); void m() { l.get(0).clear(); }', 'the result of `get`'],
    ['elements of arrays', 'K[] all; void m() { all[0].clear(); }', 'an element of an array'],
    ['fields of other classes', 'void m(Holder h) { h.k.clear(); }', 'what `k` of Holder holds'],
    ['static fields', 'void m() { Holder.S.n++; }', 'what `S` of Holder holds'],
    ['payloads of nodes', 'void m() { ((K) head.item).clear(); }', 'what `item` of Node holds'],
    [
      'results of unknown code',
      'void m(java.util.function.Supplier<Node> s) { s.get().next = null; }',
      'the result of `get`',
    ],
    [
      'what is handed on',
      'void m(List<?> l) { take(l.get(0)); } void take(Object o) { ((K) o).clear(); }',
      'the result of `get`',
    ],
    [
      'what comes back',
      'void m(List<?> l) { K k = (K) one(l); k.n = 1; } Object one(List<?> l) { return l.get(0); }',
      'the result of `get`',
    ],
  ])('are %s', async (_, members, text) => {
    const found = await reasons(members, 'class Holder { K k; static K S; }');
    expect(found.some((reason) => reason.startsWith(text))).toBe(true);
  });

  it.each([
    ['parameters', 'void m(K k) { k.clear(); }'],
    ['new objects', 'K m() { K k = new K(); k.clear(); return k; }'],
    ['clones', 'Object m() throws Exception { K k = (K) super.clone(); k.head = null; return k; }'],
    ['own fields and links', 'void m() { if (head != null) head.next = head.next.next; }'],
    ['values that are only compared or handed out', 'List<K> l = new ArrayList<>(); K m() { return l.get(0); }'],
    ['payloads that say little', 'boolean m(Object o) { return head.item.equals(o); }'],
    ['results of own methods', 'Node last() { return head; } void m() { last().next = null; }'],
    [
      'buckets of a hash table',
      'private Node[] table = new Node[8]; void m(int i) { for (Node x = table[i]; x != null; x = x.next) x.item = null; }',
    ],
  ])('are not %s', async (_, members) => {
    expect(await reasons(members)).toEqual([]);
  });
});

describe('calls of unknown code', () => {
  const opaque = async (statement: string): Promise<string> => {
    const text = `import java.util.*; interface Visitor { void visit(Object o); } final class Quiet { void q() { } }
      class K { Object o; String s; StringBuilder b; int[] a; Visitor v; Comparator c; Quiet q; List l; K k;
      void m() throws Exception {
        ${statement} } void own() { } }`;
    return (await look(text, 'K')).opaque;
  };

  it.each([
    ['o.equals(s);'],
    ['o.hashCode();'],
    ['o.toString();'],
    ['String t = "a" + o;'],
    ['b.append(o);'],
    ['Objects.equals(o, s);'],
    ['c.compare(o, s);'],
    ['l.size();'],
    ['v.visit(o);'],
    ['new TreeMap<Object, Object>().put(o, o);'],
  ])('%s may run anything', async (statement) => {
    expect(await opaque(statement)).not.toBe('');
  });

  it.each([
    ['throw new IllegalStateException("x" + a.length);'],
    ['Objects.requireNonNull(o);'],
    ['Objects.requireNonNull(o, "message");'],
    ['b.append("x").append(1).append(\'c\');'],
    ['s.equals(o); s.length(); s.hashCode(); s.substring(1);'],
    ['Math.max(1, 2);'],
    ['System.arraycopy(a, 0, a, 1, 2);'],
    ['Integer i = 3; int n = i;'],
    ['q.q(); k.own(); own();'],
    ['int[] d = a.clone(); Class<?> t = o.getClass();'],
    ['new Object();'],
    ['Arrays.fill(a, 1); a = Arrays.copyOf(a, 3);'],
  ])('%s runs nothing else', async (statement) => {
    expect(await opaque(statement)).toBe('');
  });
});

describe('library code in the closed world', () => {
  const text = (members: string, above: string): string => `import java.util.*;
    class K ${above} { private static class Node { Node next; } private Node head;
      private void unlink(Node n) { head = n.next; }
      public Iterator<Object> iterator() { return new Iterator<Object>() { Node at = head;
        public boolean hasNext() { return at != null; }
        public Object next() { ${members} return null; }
        public void remove() { unlink(at); } }; }
      public int size() { return 0; } }`;
  const tampering = async (members: string, above: string): Promise<readonly string[]> =>
    (await look(text(members, above), 'K', { outside: 'closed' })).family.tampering.map(({ text: reason }) => reason);

  it('runs methods of iterators that inherited methods call', async () => {
    expect(await tampering('at.next = at;', 'implements Iterable<Object>')).toEqual([
      '`forEach` of java.lang.Iterable may run `next` of K$1, which writes `next`',
    ]);
    expect(await tampering('at = at.next;', 'extends AbstractCollection<Object>')).toHaveLength(1);
  });

  it('does not run others', async () => {
    expect(await tampering('at = at.next;', 'implements Iterable<Object>')).toEqual([]);
    expect(await tampering('at.next = at;', '')).toEqual([]);
  });

  it.each([
    [
      'List',
      'AbstractList<Object>',
      'clear()',
      'Object remove(int index)',
      'public Object get(int i) { return null; } public int size() { return 1; }',
    ],
    ['ThreadLocal', 'ThreadLocal<Object>', 'get()', 'Object initialValue()', ''],
    [
      'Comparator',
      'Object implements java.util.function.ToIntFunction<Object>, Comparator<Object>',
      'compare(null, null)',
      'int applyAsInt(Object o)',
      'public int compare(Object a, Object b) { return Comparator.comparingInt(this).compare(a, b); }',
    ],
  ])(
    'of %s calls what the class of a program overrides, whatever that is called',
    async (type, above, call, header, members) => {
      const changes = (body: string): string => `import java.util.*;
      class K { private static class Node { Node next; } private Node head;
        public void ask() { ${type} other = new Other(this); other.${call}; }
        private static class Other extends ${above} { private final K k; Other(K k) { this.k = k; } ${members}
          public ${header} { ${body} throw new IllegalStateException(); } } }`;
      const found = async (body: string): Promise<number> =>
        (await look(changes(body), 'K', { outside: 'closed' })).family.tampering.length;
      expect(await found('k.head.next = k.head;')).toBe(1);
      expect(await found('Node head = k.head.next;')).toBe(0);
    },
  );
});

describe('elements of arrays', () => {
  const text = (body: string): string => `import java.util.*; class K { private static class Node { Node next; }
      private final Node[] table = new Node[4];
      public Iterator<Object> iterator() { return new Iterator<Object>() {
        public boolean hasNext() { return false; } public Object next() { return null; }
        public void remove() { ${body} } }; }
      public void add(Node n) { table[0] = n; count(); }
      public int count() { return 0; } }`;

  it.each([
    ['table[1] = null;'],
    ['Node[] t = table; t[1] = t[2];'],
    ['Arrays.fill(table, null);'],
    ['System.arraycopy(table, 0, table, 1, 2);'],
    ['cut(table); } private void cut(Node[] t) { t[0] = null;'],
  ])('%s changes the structure without an operation', async (body) => {
    const { family } = await look(text(body), 'K');
    expect(family.tampering).toHaveLength(1);
    expect([...family.tampered]).toEqual(['K.table[]']);
  });

  it.each([['int n = table.length; Node x = table[0];'], ['Node[] t = table.clone(); t = Arrays.copyOf(table, 2);']])(
    '%s does not',
    async (body) => {
      expect((await look(text(body), 'K')).family.tampering).toEqual([]);
    },
  );

  it('are altered like fields', async () => {
    expect((await look(text(''), 'K')).methods).toBe('+iterator +add -count');
  });
});

describe('arrays', () => {
  const writers = async (members: string): Promise<readonly string[]> => {
    const text = `import java.util.*; class K { private static class Node { Node next; }
      private Node[] table = new Node[4]; ${members} }`;
    return (await look(text, 'K')).family.writers.map(said);
  };
  const out = 'the array that `table` holds can be written by who has it, and it gets out @2';

  it.each([
    ['returned', 'Object all() { return table; }'],
    ['returned by a helper', 'Object all() { return own(); } private Node[] own() { return table; }'],
    ['kept', 'static Object last; void keep() { last = table; }'],
    ['given to others', 'void give(Collection<Object> c) { c.add(table); }'],
    [
      'given to others by a helper',
      'void m(Collection<Object> c) { give(c, table); } private void give(Collection<Object> c, Object o) { c.add(o); }',
    ],
  ])('can be written where they are %s', async (_, members) => {
    expect(await writers(members)).toEqual([out]);
  });

  it.each([
    ['read', 'int size() { Node[] t = table; int n = 0; for (Node x : t) if (x != null) n++; return n; }'],
    ['copied', 'Node[] copy() { return table.clone(); } Object more() { return Arrays.copyOf(table, 9); }'],
    ['replaced', 'void grow() { Node[] t = new Node[9]; System.arraycopy(table, 0, t, 0, 4); table = t; }'],
  ])('cannot where they are %s', async (_, members) => {
    expect(await writers(members)).toEqual([]);
  });
});
