/** Verdicts about small methods, each for a reason that a reader sees in the code. */
import { describe, expect, it } from 'vitest';
import { checked } from './check.js';

const NODE =
  'class Node { Node next; Node prev; Object data; int size; boolean flag; } class Special extends Node { } interface I { } interface J { }';

/** The verdicts about the clauses of the one method, in their order. */
async function verdicts(
  method: string,
  more: { readonly scope?: number; readonly properties?: readonly string[] } = {},
) {
  const { claims } = await checked(
    `${NODE} class Box { Node head; Node last; static Node shared; ${method} }`,
    'm',
    more,
  );
  return claims.map(({ verdict, holdsUpToScope }) =>
    holdsUpToScope === undefined ? verdict : `up to ${holdsUpToScope}`,
  );
}

describe('a proved formula', () => {
  it.each([
    ['//@ ensures this.head == n;\n void m(Node n) { head = n; }'],
    ['//@ ensures \\result == \\old(head) && head == null;\n Node m() { Node h = head; head = null; return h; }'],
    ['//@ ensures \\result <==> head == null;\n boolean m() { return head == null; }'],
    ['//@ requires n != null;\n //@ ensures head == n;\n void m(Node n) { if (n != null) head = n; }'],
    ['//@ ensures head.size == \\old(head.size) + 1;\n void m() { head.size = head.size + 1; }'],
    // Equality is transitive: no rule of the algebra, but three objects are enough to see it.
    ['//@ requires a == b && b == c;\n //@ ensures \\result == c;\n Node m(Node a, Node b, Node c) { return a; }'],
    ['//@ ensures a != b ==> a.next == \\old(a.next);\n void m(Node a, Node b) { a.prev = b; b.next = a; }'],
    ['//@ ensures fresh(head) && head.next == null;\n void m() { head = new Node(); }'],
    ['//@ ensures shared == \\old(head);\n void m() { shared = head; }'],
  ])('%s', async (method) => {
    expect(await verdicts(method)).toEqual(['proved']);
  });
});

describe('numbers are computed by the rules of their type', () => {
  // With Integer.MAX_VALUE and 1 (with MIN_VALUE for the difference) each of these fails; small numbers do not show it.
  it.each([
    ['//@ ensures \\result == a + b;\n static long m(int a, int b) { return (long) a + b; }'],
    ['//@ ensures \\result == a + b + 1L;\n static long m(int a, int b) { return a + b + 1; }'],
    ['//@ ensures \\result;\n static boolean m(int a, int b) { return (long) a * b == a * b; }'],
    ['//@ ensures n.size - 1 == \\result;\n static long m(Node n) { return n.size - 1L; }'],
  ])('%s', async (method) => {
    expect(await verdicts(method)).not.toContain('proved');
  });

  it.each([
    ['//@ ensures \\result == (long) a + b;\n static long m(int a, int b) { return (long) a + b; }'],
    ['//@ ensures \\result == a + b;\n static long m(int a, int b) { return a + b; }'],
    ['//@ ensures \\result == a + b;\n static long m(long a, int b) { return a + b; }'],
  ])('%s', async (method) => {
    expect(await verdicts(method)).toEqual(['proved']);
  });
});

describe('what an initialiser makes is allocated during the call that uses its class first', () => {
  it.each([
    ['//@ ensures !fresh(\\result);\n static Object m() { return Late.made; }'],
    ['//@ ensures !fresh(head);\n void m() { head = Late.made; }'],
    ['//@ ensures fresh(\\result) ==> \\result == head;\n Node m(Node n) { return n == null ? Late.made : n; }'],
  ])('%s', async (method) => {
    expect(await verdicts(`static class Late { static Node made = new Node(); } ${method}`)).not.toContain('proved');
  });

  // The class of the method itself has been initialised before it can be called.
  it.each([
    ['//@ ensures !fresh(\\result);\n static Object m() { return shared; }'],
    ['//@ ensures !fresh(\\result);\n static Object m() { return own; }'],
  ])('%s', async (method) => {
    expect(await verdicts(`static Node own = new Node(); ${method}`)).toEqual(['proved']);
  });
});

describe('a refuted formula', () => {
  it.each([
    ['//@ ensures head == n;\n void m(Node n) { if (n != null) head = n; }'],
    ['//@ ensures a.next == \\old(a.next);\n void m(Node a, Node b) { a.prev = b; b.next = a; }'],
    ['//@ ensures head.size > \\old(head.size);\n void m() { head.size = head.size + 1; }'],
    ['//@ ensures acyclic(head, next);\n void m() { Node n = new Node(); n.next = head; head = n; }'],
    ['//@ ensures (\\forall Node x; x.next == \\old(x.next));\n void m(Node n) { n.next = null; }'],
    // Reading through null makes a formula false.
    ['//@ ensures head.next == \\old(head.next);\n void m() { }'],
    ['//@ ensures fresh(\\result);\n Node m() { return head; }'],
    ['//@ ensures a != b;\n static void m(Node a, Special b) { }'],
    ['//@ ensures !(\\exists Node x; x.flag);\n void m() { }'],
  ])('%s', async (method) => {
    const { claims } = await checked(`${NODE} class Box { Node head; static Node shared; ${method} }`, 'm', {});
    expect(claims.map(({ verdict }) => verdict)).toEqual(['refuted']);
    expect(claims[0]?.witness?.start).toBe('heap');
  });
});

describe('a formula that holds up to the scope', () => {
  it.each([
    [
      '//@ ensures (\\forall Node x; reach(\\old(head), x, next); reach(head, x, next));\n void m() { Node n = new Node(); n.next = head; head = n; }',
    ],
    [
      '//@ requires list(head, next);\n //@ ensures list(head, next);\n void m() { Node n = new Node(); n.next = head; head = n; }',
    ],
    [
      '//@ ensures \\result == null || \\result.data == d;\n Node m(Object d) { Node c = head; while (c != null && c.data != d) c = c.next; return c; }',
    ],
  ])('%s', async (method) => {
    expect(await verdicts(method, { scope: 3 })).toEqual(['up to 3']);
  });
});

describe('the scope', () => {
  const FOUR = `//@ ensures (\\forall Node a; (\\forall Node b; (\\forall Node c; a == b || b == c || a == c)));
    void m() { }`;

  it('is that of objects of each class: two nodes are never three different ones', async () => {
    expect(await verdicts(FOUR, { scope: 2 })).toEqual(['refuted']);
    const { claims } = await checked(`${NODE} class Box { Node head; ${FOUR} }`, 'm', { scope: 2, replay: false });
    expect(claims[0]?.holdsUpToScope).toBe(undefined);
  });

  it('is not taken for complete where one object may have two unrelated types', async () => {
    const method = '//@ ensures a == null || a != b;\n static void m(I a, J b) { }';
    expect((await verdicts(method)).includes('proved')).toBe(false);
  });
});

describe('an invariant', () => {
  it('is assumed of all objects before, and shown after', async () => {
    const box = `class Box { Node head; //@ invariant head != null;
      Box(Node n) { head = n; }
      void keep(Box other) { head = other.head; }
      void lose(Node n) { head = n; }
      void fail(Node n) { head = null; n.next = null; head = n; }
      private void inside() { head = null; } }`;
    const found = async (name: string) => (await checked(`${NODE} ${box}`, name, {})).claims;
    expect((await found('keep')).map(({ verdict }) => verdict)).toEqual(['proved']);
    expect((await found('keep'))[0]?.assumptions).toContain('invariant:Box');
    expect((await found('lose'))[0]?.verdict).toBe('refuted');
    expect((await found('<init>'))[0]?.verdict).toBe('refuted');
    // Broken where the exception leaves the method.
    expect((await found('fail'))[0]?.verdict).toBe('refuted');
    expect(await found('inside')).toEqual([]);
  });
});

describe('a property', () => {
  it('is an ensures of every method that it means something for', async () => {
    const properties = ['head == \\old(head)', 'nothing == null'];
    expect(await verdicts('void m() { last = null; }', { properties })).toEqual(['proved']);
    expect(await verdicts('void m() { head = null; }', { properties })).toEqual(['refuted']);
    const { unmatched } = await checked(`${NODE} class Box { Node head; void m() { } }`, 'm', { properties });
    expect(unmatched).toEqual(['nothing == null']);
  });

  it('may be a relational formula', async () => {
    const push = 'void m() { Node n = new Node(); n.next = head; head = n; }';
    const properties = ["this.head in this.head'.*next'", "all n: Node | n.prev' = n.prev"];
    expect(await verdicts(push, { properties: [properties[0] as string], scope: 3 })).toEqual(['up to 3']);
    expect(await verdicts('void m() { last = null; }', { properties: [properties[1] as string] })).toEqual(['proved']);
    expect(await verdicts(push, { properties: ['preserves all n: Node | no (n & n.^next)'], scope: 3 })).toEqual([
      'up to 3',
    ]);
    const knot = 'void m() { head.next = head; }';
    expect(await verdicts(knot, { properties: ['preserves all n: Node | no (n & n.^next)'], scope: 3 })).toEqual([
      'refuted',
    ]);
  });
});

describe('a relational property that does not hold', () => {
  it.each([
    ['void m() { head = null; }', "this.head' = this.head"],
    // Null has no fields.
    ['void m() { }', 'some this.head.next'],
    ['void m() { head = null; }', "this.head'.next' = this.head"],
    ['void m(Node n) { n.next = head; }', "all x: Node | x.next' = x.next"],
    ['void m() { head = new Node(); }', "no Node' - Node"],
    // Also new objects that nothing leads to are there.
    ['void m() { Node n = new Node(); n = null; }', "no Node' - Node"],
    ['void m() { Node n = new Node(); n.next = head; }', "no next'.(this.head - null)"],
    ['Node m() { return head; }', 'no \\result & null'],
  ])('%s breaks %s in a run', async (method, property) => {
    const { claims } = await checked(`${NODE} class Box { Node head; ${method} }`, 'm', { properties: [property] });
    expect(claims.map(({ verdict }) => verdict)).toEqual(['refuted']);
    expect(claims[0]?.witness?.start).toBe('heap');
  });

  it('is not refuted by states that do not satisfy what it assumes', async () => {
    const properties = ['preserves all n: Node | no n.next - null'];
    expect(await verdicts('void m() { last = head.next; }', { properties, scope: 3 })).toEqual(['up to 3']);
  });

  it('is not refuted where the run is not known to break it', async () => {
    // Numbers beyond those of the heap.
    expect(await verdicts('void m() { }', { properties: ['some i: int | i > 3 and i < 5'] })).not.toContain('refuted');
  });
});

describe('invariants of the receiver and the arguments', () => {
  const list = `class List { Node first; Node last; int size;
    //@ invariant size >= 0 && (first == null ==> last == null);
    //@ ensures \\result >= 0;
    int size() { return size; }
    void take(List other) { first = other.first; last = other.last; }
    void half(List other) { first = other.first; }
    void shrink() { size--; }
    //@ ensures other == null || other.size >= 0;
    static void peek(List other) { }
    //@ ensures size >= 0;
    void other(List l) { l.size = -1; }
    //@ ensures size >= 0;
    private int inside() { return size; }
    List() { }
    List(int n) { size = n; } }`;
  const verdictsOf = async (name: string) =>
    (await checked(`${NODE} ${list}`, name, {})).claims.map(({ verdict }) => verdict);

  it.each([
    ['size', ['proved', 'proved']],
    ['take', ['proved']],
    ['half', ['refuted']],
    ['shrink', ['refuted']],
    ['peek', ['proved']],
    ['other', ['refuted', 'refuted']],
    ['inside', ['refuted']],
    ['<init>', ['proved']],
  ])('%s: %s', async (name, expected) => {
    expect(await verdictsOf(name)).toEqual(expected);
  });
});

describe('what a method assumes with its first statements', () => {
  it('is assumed at entry, and listed', async () => {
    const { claims } = await checked(
      `${NODE} class Box { Node head; //@ ensures head == null;
        void m() {
          //@ assume head == null;
          last(); }
        private void last() { } }`,
      'm',
      {},
    );
    expect(claims[0]?.verdict).toBe('proved');
    expect(claims[0]?.assumptions).toContain('assume:3');
  });

  it('is not listed where nothing rests on it', async () => {
    const method = '//@ ensures head == null;\n void m() {\n //@ assume head != null;\n head = null; }';
    const { claims } = await checked(`${NODE} class Box { Node head; ${method} }`, 'm', {});
    expect(claims[0]?.verdict).toBe('proved');
    expect(claims[0]?.assumptions.filter((each) => each.startsWith('assume'))).toEqual([]);
  });

  it('is not taken for what holds later, nor the other way round', async () => {
    const late =
      '//@ ensures \\old(head) == null;\n void m() { head = null;\n //@ assume head == null;\n last = null; }';
    expect(await verdicts(late)).toEqual(['refuted']);
    const early = '//@ ensures head == null;\n void m(Node n) {\n //@ assume head == null;\n head = n; }';
    expect(await verdicts(early)).toEqual(['refuted']);
  });
});

it('a requires that nothing satisfies is told, and proves nothing', async () => {
  const { claims, diagnostics } = await checked(
    'class Box { //@ requires x != x;\n //@ ensures false;\n static void m(int x) { } }',
    'm',
    {},
  );
  expect(claims[0]).toMatchObject({ verdict: 'proved', unreached: true });
  expect(diagnostics[0]).toMatchObject({ severity: 'warning' });
});

describe('what cannot be decided', () => {
  it('is unknown with a reason', async () => {
    const { claims } = await checked(
      `${NODE} class Box { double x; //@ ensures x == \\old(x);\n void m() { } }`,
      'm',
      {},
    );
    expect(claims[0]?.verdict).toBe('unknown');
    expect(claims[0]?.reason).toContain('floating-point');
  });

  it('is nothing where the front end has refused the formula', async () => {
    const { claims } = await checked('class Box { //@ ensures nothing == null;\n void m() { } }', 'm', {});
    expect(claims).toEqual([]);
  });

  it('is no proof where the method never returns', async () => {
    const { claims, diagnostics } = await checked(
      `class Box { //@ ensures false;\n void m() { throw new RuntimeException(); } }`,
      'm',
      {},
    );
    expect(claims[0]).toMatchObject({ verdict: 'proved', unreached: true });
    expect(diagnostics[0]?.severity).toBe('warning');
  });
});
