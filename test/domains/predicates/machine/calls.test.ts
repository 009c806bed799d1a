/** What calls come to: references, exceptions, loops, code from elsewhere. Expected values are what Java does, by hand. */
import { describe, expect, it } from 'vitest';
import {
  ANY_OTHER_REFERENCE,
  NULL_REFERENCE,
  OTHER_REFERENCE,
} from '../../../../src/machines/predicates/machine/machine.js';
import type { Predicate } from '../../../../src/machines/predicates/vocabulary.js';
import { type Setting, setting } from './support.js';

const A_C = `
  class C { boolean disposed;
    void run() { if (disposed) throw new RuntimeException(); }
    void dispose() { if (disposed) throw new RuntimeException(); disposed = true; } }
  class A { C f;
    void set(C c) { if (f != null) f.dispose(); f = c; }
    void run() { if (f != null) f.run(); }
    void done() { if (f != null) f.dispose(); } }
`;

function isDisposed({ field }: Setting): Predicate {
  const constant = { kind: 'constant', type: 'boolean', value: 1 } as const;
  return { kind: 'field-constant', id: 'P', field: field('C', 'disposed'), operator: '=', constant };
}

/** What exits are, in words: `returns`, or the exception with its cause. */
function endings(exits: readonly { readonly thrown?: { readonly type: string; readonly cause: string } }[]): string[] {
  return exits.map(({ thrown }) => (thrown === undefined ? 'returns' : `${thrown.type} ${thrown.cause}`)).sort();
}

describe('sharing', () => {
  it('sees that the object that is disposed of is the one that is stored', async () => {
    const java = await setting(A_C);
    const c = java.made(java.start, 'C');
    const a = java.made(c.heap, 'A');
    const first = java.one(a.heap, 'A', 'set', a.object, c.object);
    const second = java.one(first.heap, 'A', 'set', a.object, c.object);
    expect(java.machine.single(first.heap, isDisposed(java), c.object)).toBe('no');
    expect(java.machine.single(second.heap, isDisposed(java), c.object)).toBe('yes');
    expect(endings(java.call(second.heap, 'A', 'run', a.object))).toEqual(['java.lang.RuntimeException throw']);
    expect(second.isCertain).toBe(true);
  });

  it('names parameters and what is read from fields before it is written', async () => {
    const java = await setting(A_C);
    const c = java.made(java.start, 'C');
    const d = java.made(c.heap, 'C');
    const a = java.made(d.heap, 'A');
    const first = java.one(a.heap, 'A', 'set', a.object, c.object);
    const second = java.one(first.heap, 'A', 'set', a.object, d.object);
    expect(second.located).toEqual([
      { path: 'F1', kind: 'F', references: [a.object] },
      { path: 'F2', kind: 'F', references: [d.object] },
      { path: 'F1.f', kind: 'E', references: [c.object] },
    ]);
  });

  it('keeps heaps apart that differ by sharing only, and no others', async () => {
    const java = await setting(A_C);
    const c = java.made(java.start, 'C');
    const d = java.made(c.heap, 'C');
    const a = java.made(d.heap, 'A');
    const b = java.made(a.heap, 'A');
    const aHasC = java.one(b.heap, 'A', 'set', a.object, c.object).heap;
    const shared = java.one(aHasC, 'A', 'set', b.object, c.object).heap;
    const apart = java.one(aHasC, 'A', 'set', b.object, d.object).heap;
    const crossed = java.one(
      java.one(b.heap, 'A', 'set', a.object, d.object).heap,
      'A',
      'set',
      b.object,
      c.object,
    ).heap;
    const key = (heap: typeof shared): number => java.machine.canonical(heap).key;
    expect(key(shared)).not.toBe(key(apart));
    expect(key(apart)).toBe(key(crossed));
    expect(java.machine.canonical(apart).heap).toBe(java.machine.canonical(crossed).heap);
  });

  it('drops what nobody can reach', async () => {
    const java = await setting(A_C);
    const c = java.made(java.start, 'C');
    const garbage = java.machine.allocated(c.heap, 'C');
    expect(java.machine.canonical(garbage.heap).heap.objects).toHaveLength(1);
    expect(java.machine.canonical(java.machine.held(garbage.heap, garbage.object)).heap.objects).toHaveLength(2);
  });
});

describe('loops', () => {
  const LIST = `
    class Node { Node next; }
    class List { Node head;
      void add() { Node n = new Node(); if (head == null) { head = n; return; } Node t = head; while (t.next != null) t = t.next; t.next = n; }
      void link(Node a, Node b) { a.next = b; }
      void spin(int times) { for (int i = 0; i < times; i++) { if (i == 3) throw new IllegalStateException(); } } }
  `;

  it('walks lists, and folds paths', async () => {
    const java = await setting(LIST);
    const list = java.made(java.start, 'List');
    let { heap } = list;
    for (let count = 0; count < 3; count++) heap = java.one(heap, 'List', 'add', list.object).heap;
    const { located } = java.one(heap, 'List', 'add', list.object);
    expect(located.map(({ path, references }) => [path, references.length])).toEqual([
      ['F1', 1],
      [expect.stringMatching(/^O:/), 1],
      ['F1.head', 1],
      // Two nodes, and null at the end.
      ['F1.head.next', 3],
    ]);
  });

  it('finds no end of a walk around a circle', async () => {
    const java = await setting(LIST);
    const list = java.made(java.start, 'List');
    const one = java.one(list.heap, 'List', 'add', list.object).heap;
    const head = java.machine.reference(one, list.object, java.field('List', 'head'));
    const circle = java.one(one, 'List', 'link', list.object, head, head).heap;
    expect(java.call(circle, 'List', 'add', list.object)).toEqual([]);
  });

  it('ends though a counter never does, and misses no exit', async () => {
    const java = await setting(LIST);
    const list = java.made(java.start, 'List');
    const exits = java.call(list.heap, 'List', 'spin', list.object, undefined);
    expect(new Set(endings(exits))).toEqual(new Set(['returns', 'java.lang.IllegalStateException throw']));
    expect(exits.every(({ isCertain }) => !isCertain)).toBe(true);
  });
});

describe('exceptions', () => {
  const THROWING = `
    class Own extends RuntimeException { int code; }
    class T { T next; int state;
      void fail() { throw new IllegalStateException(); }
      void own() { throw new Own(); }
      void passed() { try { fail(); } finally { state = 1; } }
      void caught() { try { fail(); } catch (IllegalArgumentException e) { state = 2; } catch (RuntimeException e) { state = 3; } }
      void again() { try { next.fail(); } catch (NullPointerException e) { throw e; } }
      void deref() { next.state = 4; }
      void either() { try { own(); } catch (Own o) { if (o.code != 0) state = 9; throw o; } }
      void library(java.util.List<String> l) { try { l.clear(); } catch (UnsupportedOperationException e) { state = 5; } }
      Object cast(Object o) { return (T) o; } }
  `;

  async function alone(): Promise<Setting & { readonly heap: Setting['start']; readonly t: number }> {
    const java = await setting(THROWING);
    const { heap, object } = java.made(java.start, 'T');
    return { ...java, heap, t: object };
  }

  it('tells where an exception came from, through finally', async () => {
    const { one, heap, t } = await alone();
    const { thrown } = one(heap, 'T', 'passed', t);
    expect(thrown).toMatchObject({ type: 'java.lang.IllegalStateException', cause: 'throw', span: { line: 4 } });
    expect(thrown?.method.name).toBe('fail');
  });

  it('finds the handler by the class', async () => {
    const { call, heap, t } = await alone();
    expect(endings(call(heap, 'T', 'caught', t))).toEqual(['returns']);
  });

  it('tells thrown anew from passed on', async () => {
    const { call, heap, t } = await alone();
    expect(endings(call(heap, 'T', 'again', t))).toEqual(['java.lang.NullPointerException throw']);
    expect(endings(call(heap, 'T', 'deref', t))).toEqual(['java.lang.NullPointerException null']);
  });

  it('follows exceptions that are objects of the component', async () => {
    const { call, heap, t } = await alone();
    expect(endings(call(heap, 'T', 'own', t))).toEqual(['Own throw']);
    expect(endings(call(heap, 'T', 'either', t))).toEqual(['Own throw']);
  });

  it('lets the library throw what it likes', async () => {
    const { call, heap, t } = await alone();
    expect(endings(call(heap, 'T', 'library', t, OTHER_REFERENCE))).toEqual([
      'java.lang.Throwable library',
      'returns',
      'returns',
    ]);
  });

  it('decides casts by exact classes', async () => {
    const { call, heap, t } = await alone();
    expect(call(heap, 'T', 'cast', t, t).map(({ result }) => result)).toEqual([t]);
    expect(endings(call(heap, 'T', 'cast', t, OTHER_REFERENCE))).toEqual(['java.lang.ClassCastException cast']);
    expect(call(heap, 'T', 'cast', t, NULL_REFERENCE).map(({ result }) => result)).toEqual([NULL_REFERENCE]);
    // Whatever it is, it is no T: only null gets through.
    const either = call(heap, 'T', 'cast', t, ANY_OTHER_REFERENCE);
    expect(endings(either)).toEqual(['java.lang.ClassCastException cast', 'returns']);
    expect(either.find(({ thrown }) => thrown === undefined)?.result).toBe(NULL_REFERENCE);
  });
});

describe('traps of the digest', () => {
  it('7: a field may lead to the object itself', async () => {
    const java = await setting(`
      class P { boolean disposed; P peer;
        void link(P p) { peer = p; }
        void m() { disposed = true; if (peer.disposed) throw new IllegalStateException(); } }`);
    const p = java.made(java.start, 'P');
    const q = java.made(p.heap, 'P');
    const itself = java.one(q.heap, 'P', 'link', p.object, p.object).heap;
    const other = java.one(q.heap, 'P', 'link', p.object, q.object).heap;
    expect(endings(java.call(itself, 'P', 'm', p.object))).toEqual(['java.lang.IllegalStateException throw']);
    expect(endings(java.call(other, 'P', 'm', p.object))).toEqual(['returns']);
  });

  it('8: what a subclass overrides runs', async () => {
    const java = await setting(`${A_C} class Quiet extends C { void dispose() { } }`);
    const c = java.made(java.start, 'Quiet');
    const a = java.made(c.heap, 'A');
    const set = java.one(a.heap, 'A', 'set', a.object, c.object);
    const done = java.one(set.heap, 'A', 'done', a.object);
    expect(java.machine.single(done.heap, isDisposed(java), c.object)).toBe('no');
  });

  it('9: an object is raw until its constructor has ended', async () => {
    const java = await setting(`
      class R { boolean seen; void see(L l) { seen = true; } }
      class L { L(R r) { r.see(this); if (r.seen) throw new IllegalStateException(); } L() { this(new R()); } }
      class M extends L { M() { super(); } }`);
    const r = java.made(java.start, 'R');
    const fresh = java.machine.allocated(r.heap, 'L');
    const [exit] = java.call(fresh.heap, 'L', '<init>', fresh.object, r.object);
    expect(exit?.thrown?.type).toBe('java.lang.IllegalStateException');
    expect(exit && java.machine.isRaw(exit.heap, fresh.object)).toBe(true);
  });

  it('10: a value read before a call is not the one after it', async () => {
    const java = await setting(
      `class S { int ver; void add() { ver++; } void m() { int t = ver; add(); if (t != ver) throw new IllegalStateException(); } }`,
    );
    const s = java.made(java.start, 'S');
    const [start] = [java.machine.canonical(s.heap).heap];
    expect(endings(java.call(start, 'S', 'm', s.object))).toEqual(['java.lang.IllegalStateException throw']);
  });

  it('11: a counter is not known for ever', async () => {
    const java = await setting(
      'class N { int n; void step() { n++; if (n == 3) throw new IllegalStateException(); } }',
    );
    const n = java.made(java.start, 'N');
    let { heap } = java.machine.canonical(n.heap);
    const seen = new Set<string>();
    for (let count = 0; count < 3; count++) {
      const exits = java.call(heap, 'N', 'step', n.object);
      for (const ending of endings(exits)) seen.add(ending);
      const normal = exits.find(({ thrown }) => thrown === undefined);
      if (normal !== undefined) heap = java.machine.canonical(normal.heap).heap;
    }
    expect(seen).toContain('java.lang.IllegalStateException throw');
  });
});

describe('what is not in the heap', () => {
  const OUTSIDE = `
    class Item { boolean used; void use() { if (used) throw new IllegalStateException(); used = true; } }
    class Shelf { Item[] items = new Item[2]; java.util.List<Item> more = new java.util.ArrayList<>();
      void put(Item item, int at) { items[at] = item; }
      void use(int at) { items[at].use(); }
      Item take(int at) { return items[at]; }
      void also(Item item) { more.add(item); }
      Item first() { return more.get(0); } }
  `;

  it('finds in arrays and containers what was put there, and nothing else of the component', async () => {
    const java = await setting(OUTSIDE);
    const item = java.made(java.start, 'Item');
    const shelf = java.made(item.heap, 'Shelf');
    const results = (heap: typeof shelf.heap, name: string): Set<number | undefined> =>
      new Set(
        java.machine
          .call(heap, java.method('Shelf', name), [
            { kind: 'reference', reference: shelf.object },
            { kind: 'primitive' },
          ])
          .exits.filter(({ thrown }) => thrown === undefined)
          .map(({ result }) => result),
      );
    const put = java.call(shelf.heap, 'Shelf', 'put', shelf.object, item.object, undefined);
    const stored = put.find(({ thrown }) => thrown === undefined);
    if (stored === undefined) throw new Error('put has no normal end');
    expect(results(stored.heap, 'take')).toEqual(new Set([item.object, NULL_REFERENCE]));
    expect(results(stored.heap, 'first')).toEqual(new Set([item.object, NULL_REFERENCE]));
  });

  it('keeps objects that only an array leads to', async () => {
    const java = await setting(OUTSIDE);
    const shelf = java.made(java.start, 'Shelf');
    const fresh = java.machine.allocated(shelf.heap, 'Item');
    const made = java.one(fresh.heap, 'Item', '<init>', fresh.object);
    const put = java.call(made.heap, 'Shelf', 'put', shelf.object, fresh.object, undefined);
    const stored = put.find(({ thrown }) => thrown === undefined);
    if (stored === undefined) throw new Error('put has no normal end');
    const { heap } = java.machine.canonical(stored.heap);
    expect(heap.objects.map((object) => java.machine.typeOf(heap, object)).sort()).toEqual(['Item', 'Shelf']);
  });

  it('says that the library may call back what changes something', async () => {
    const java = await setting(
      'class T { int n; void go(java.util.concurrent.Executor e) { e.execute(() -> { n = 1; }); } }',
    );
    const t = java.made(java.start, 'T');
    const { leftOut } = java.machine.call(t.heap, java.method('T', 'go'), [
      { kind: 'reference', reference: t.object },
      { kind: 'reference', reference: OTHER_REFERENCE },
    ]);
    expect(leftOut.join()).toMatch(/may call .*run back/);
  });

  it('does not know whether an unknown reference is null', async () => {
    const java = await setting('class T { Object o; void m(Object x) { o = x; } boolean is() { return o == null; } }');
    const t = java.made(java.start, 'T');
    const exits = java.call(t.heap, 'T', 'm', t.object, ANY_OTHER_REFERENCE);
    const stored = exits.map(({ heap }) => java.machine.reference(heap, t.object, java.field('T', 'o')));
    expect(new Set(stored)).toEqual(new Set([NULL_REFERENCE, OTHER_REFERENCE]));
  });
});

describe('static fields and enumerations', () => {
  it('runs initialisers, and decides a switch by the constant', async () => {
    const java = await setting(`
      class Gate { enum Kind { OPEN, SHUT } Kind kind = Kind.OPEN; static int passed = 0;
        void shut() { kind = Kind.SHUT; }
        void pass() { switch (kind) { case OPEN: passed++; break; default: throw new IllegalStateException(); } } }`);
    const gate = java.made(java.start, 'Gate');
    expect(endings(java.call(gate.heap, 'Gate', 'pass', gate.object))).toEqual(['returns']);
    const shut = java.one(gate.heap, 'Gate', 'shut', gate.object).heap;
    expect(endings(java.call(shut, 'Gate', 'pass', gate.object))).toEqual(['java.lang.IllegalStateException throw']);
    const constants = gate.heap.objects.filter((object) => java.machine.typeOf(gate.heap, object) === 'Gate$Kind');
    const held = constants.filter((object) => java.machine.isHeld(gate.heap, object));
    expect(held).toHaveLength(2);
  });
});

describe('assertions', () => {
  it('are decided where references and values are known', async () => {
    const java = await setting(`
      class C { boolean disposed; C peer;
        void dispose() {
          //@ assert !disposed && (peer == null || !peer.disposed);
          disposed = true; } }`);
    const c = java.made(java.start, 'C');
    const once = java.one(c.heap, 'C', 'dispose', c.object);
    expect(once.thrown).toBeUndefined();
    expect(endings(java.call(once.heap, 'C', 'dispose', c.object))).toEqual(['java.lang.AssertionError assert']);
  });
});
