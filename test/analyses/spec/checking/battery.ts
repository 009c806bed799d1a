/** Small methods with what is to be said of each without runs: a change to the checker shows in some of them. */

export type Expected = 'proved' | 'bounded' | 'unproved' | 'unknown';

export interface Case {
  readonly method: string;
  readonly expected: Expected;
  readonly property?: string;
}

const TYPES = `class Node { Node next; Node prev; Object data; int size; boolean flag; }
class Special extends Node { } interface I { } interface J { }
class Kept { Node head; //@ invariant head != null && head.next != head && (\\forall Node x; x == x);
`;
const PUSH = 'void m() { Node n = new Node(); n.next = head; head = n; }';
const SEARCH = 'Node m(Object d) { Node c = head; while (c != null && c.data != d) c = c.next; return c; }';
const RELINK =
  'void m(int i) { Node c = head; int k = i; while (c != null) { if (k > 3) { c.prev = c; } k = k * 3; c = c.next; } }';
const RELINK_AND_CUT = RELINK.replace('int i)', 'int i, Node b)').replace(/}$/, 'b.prev = null; }');
const COPY =
  'Node m() { Node r = null; Node c = head; while (c != null) { Node n = new Node(); n.next = r; r = n; c = c.next; } return r; }';

/** In a class \`Box { Node head; Node last; static Node shared; … }\`. */
export const CASES: readonly Case[] = [
  { method: 'void m(Kept k) { }', property: 'k == null || k.head != null', expected: 'proved' },
  { method: 'void m(Kept k) { }', property: 'k != null', expected: 'unproved' },
  { method: 'void m(Kept k) { k.head = last; }', property: 'k.head != null', expected: 'unproved' },
  { method: '//@ ensures head == null;\n void m() { }', expected: 'unproved' },
  {
    method: '//@ ensures a.size == 2;\n static void m(Node a, Node b) { a.size = 1; b.size = 2; }',
    expected: 'unproved',
  },
  {
    method: '//@ ensures a != b ==> a.size == 1;\n static void m(Node a, Node b) { a.size = 1; b.size = 2; }',
    expected: 'proved',
  },
  // Null has no fields, and a new object none before the call.
  { method: 'void m() { }', property: 'some this.head.next', expected: 'unproved' },
  { method: 'void m() { }', property: "this.head.size >= this.head.size'", expected: 'unproved' },
  { method: PUSH, property: 'all n: Node | some n.next', expected: 'unproved' },
  { method: '//@ ensures head == n;\n void m(Node n) { head = n; }', expected: 'proved' },
  { method: '//@ ensures head == n;\n void m(Node n) { if (n != null) head = n; }', expected: 'unproved' },
  {
    method: '//@ requires n != null;\n //@ ensures reach(head, n, next);\n void m(Node n) { if (n != null) head = n; }',
    expected: 'bounded',
  },
  { method: '//@ ensures head.next == \\old(head.next);\n void m() { }', expected: 'unproved' },
  {
    method: '//@ ensures a.next == \\old(a.next);\n void m(Node a, Node b) { a.prev = b; b.next = a; }',
    expected: 'unproved',
  },
  {
    method: '//@ ensures a != b ==> a.next == \\old(a.next);\n void m(Node a, Node b) { a.prev = b; b.next = a; }',
    expected: 'proved',
  },
  { method: '//@ ensures a == b;\n static void m(Node a, Node b) { }', expected: 'unproved' },
  { method: '//@ ensures a == null || a != b;\n static void m(I a, J b) { }', expected: 'bounded' },
  { method: '//@ ensures a != null ==> a instanceof Special;\n static void m(Node a) { }', expected: 'unproved' },
  {
    method: '//@ ensures (\\forall Object x; !(i < i) && (i <= j || j < i));\n static void m(int i, int j) { }',
    expected: 'bounded',
  },
  { method: '//@ ensures i <= j;\n static void m(int i, int j) { }', expected: 'unproved' },
  { method: '//@ ensures fresh(\\result);\n Node m() { return head; }', expected: 'unproved' },
  {
    method: `//@ ensures (\\forall Node x; reach(head, x, next) && !reach(\\old(head), x, next); fresh(x));\n ${PUSH}`,
    expected: 'bounded',
  },
  {
    method: `//@ ensures (\\forall Node x; reach(\\old(head), x, next); reach(head, x, next));\n ${PUSH}`,
    expected: 'bounded',
  },
  { method: `//@ requires acyclic(head, next);\n //@ ensures acyclic(head, next);\n ${PUSH}`, expected: 'bounded' },
  { method: `//@ ensures acyclic(head, next);\n ${PUSH}`, expected: 'unproved' },
  { method: `//@ ensures !reach(head, last, next);\n ${PUSH}`, expected: 'unproved' },
  {
    method:
      '//@ requires reach(head, last, next);\n //@ ensures last == head || last == head.next || last == head.next.next;\n void m() { }',
    expected: 'unproved',
  },
  { method: `//@ ensures (\\forall Node x; x.next == \\old(x.next));\n ${PUSH}`, expected: 'unproved' },
  {
    method: '//@ ensures (\\forall Node x; x.next == \\old(x.next));\n void m(Node n) { n.prev = null; }',
    expected: 'bounded',
  },
  { method: '//@ ensures (\\exists Node x; x.next == head);\n void m(Node n) { n.next = head; }', expected: 'bounded' },
  {
    method: '//@ ensures head == null || head.next == null || head.next.prev == \\old(head.next.prev);\n void m() { }',
    expected: 'proved',
  },
  {
    method:
      '//@ ensures (\\forall Node x; x == head || x.next == null || x.next.size >= 0 || x.next.size < 0);\n void m() { }',
    expected: 'bounded',
  },
  { method: '//@ ensures !(\\exists Node x; x.next.next == head);\n void m() { }', expected: 'unproved' },
  { method: `//@ ensures \\result == null || \\result.data == d;\n ${SEARCH}`, expected: 'bounded' },
  { method: `//@ ensures (\\forall Node x; x.prev == \\old(x.prev));\n ${RELINK}`, expected: 'unproved' },
  {
    method: `//@ ensures (\\forall Node x; x.prev == \\old(x.prev) || reach(head, x.prev, next));\n ${RELINK}`,
    expected: 'bounded',
  },
  { method: `//@ ensures (\\forall Node x; fresh(x); x.prev == null);\n ${COPY}`, expected: 'bounded' },
  {
    method: '//@ ensures \\result != head ==> (\\exists Node x; x == \\result);\n Node m() { return new Node(); }',
    expected: 'bounded',
  },
  { method: '//@ ensures (\\exists Node x; x == \\old(head));\n void m() { head = null; }', expected: 'unproved' },
  {
    method: '//@ requires head != null;\n //@ ensures (\\exists Node x; x == \\old(head));\n void m() { head = null; }',
    expected: 'bounded',
  },
  { method: 'void m(Kept k) { }', property: 'k == null || (\\exists Node x; x == k.head)', expected: 'bounded' },
  { method: 'void m() { last = null; }', property: "all n: Node | n.next' = n.next", expected: 'proved' },
  { method: PUSH, property: 'preserves all n: Node | no (n & n.^next)', expected: 'bounded' },
  {
    method: 'void m() { head.next = head; }',
    property: 'preserves all n: Node | no (n & n.^next)',
    expected: 'unproved',
  },
  // A failure for one object, whatever another says.
  {
    method: `//@ requires a != null && b != null && a.next == null && b.next != null && b.next.next == null;
      //@ ensures !(\\forall Node x; x.next.next == x);\n static void m(Node a, Node b) { }`,
    expected: 'unproved',
  },
  { method: '//@ ensures head.next != head;\n void m() { head = null; }', expected: 'unproved' },
  { method: '//@ ensures head == \\old(head);\n void m(double d) { if (d > 0.5) head = null; }', expected: 'unproved' },
  { method: '//@ ensures a == null || b == null || a == b;\n static void m(Box a, Box b) { }', expected: 'unproved' },
  { method: `//@ ensures (\\forall Node x; x.prev == \\old(x.prev));\n ${RELINK_AND_CUT}`, expected: 'unproved' },
  // Objects that nothing leads to count, too.
  {
    method: 'void m() { }',
    property: 'all a, b: Node | a = b || a.next != b || this.head != null',
    expected: 'unproved',
  },
  { method: 'void m() { }', property: 'all a, b: Node | a = b', expected: 'unproved' },
];

/** Of a class with an invariant: methods of \`Kept\` itself. */
export const KEPT: readonly Case[] = [
  { method: 'Kept() { }', expected: 'unproved' },
  { method: 'Kept() { head = new Node(); }', expected: 'bounded' },
  { method: '//@ ensures head == null;\n Kept() { }', expected: 'proved' },
  { method: '//@ ensures k == null || k.head == null;\n Kept(Kept k) { }', expected: 'unproved' },
  { method: 'void m(Kept other) { head = other.head; }', expected: 'bounded' },
  { method: 'void m(Node n) { head = null; n.next = null; head = n; }', expected: 'unproved' },
  {
    method: 'void m(Node n) { Node h = head; head = null; if (n == null) throw new RuntimeException(); head = h; }',
    expected: 'unproved',
  },
];

export function textOf({ method }: Case): string {
  return `${TYPES} }\nclass Box { Node head; Node last; static Node shared; ${method} }`;
}

export function keptText({ method }: Case): string {
  return `${TYPES} ${method} }`;
}
