/** Programs that do what random ones hardly ever hit upon, and analyses of shapes get wrong. */
import type { Family } from './families.js';

export interface Corner {
  readonly name: string;
  readonly family: Family['name'];
  readonly text: string;
}

const LIST = 'class Node { Node next; boolean flag; }';
const TWO_WAY = 'class Node { Node next; Node prev; boolean flag; }';
const TREE = 'class Node { Node left; Node right; boolean flag; }';

const BUILD = `
    Node start = null;
    int i = 4;
    while (i > 0) { i = i - 1; Node m = new Node(); m.next = start; start = m; }`;

const BUILD_TWO_WAY = `
    Node start = null;
    int i = 5;
    while (i > 0) { i = i - 1; Node m = new Node(); m.next = start; if (start != null) start.prev = m; start = m; }`;

function main(classes: string, body: string, methods = ''): string {
  return `${classes}\npublic class Main {\n${methods}\n  public static void main(String[] args) {${body}\n  }\n}`;
}

export const SHAPE_CORNERS: readonly Corner[] = [
  {
    name: 'an index that has changed means another slot',
    family: 'list',
    text: main(
      LIST,
      `
    Node start = new Node();
    Node[] a = new Node[2];
    int i = 0;
    a[i] = start;
    i = 1;
    Node other = a[i];
    boolean end = other == null;
    boolean same = start == other;`,
    ),
  },
  {
    name: 'an index that is used again means the same slot',
    family: 'list',
    text: main(
      LIST,
      `
    Node start = new Node();
    Node[] a = new Node[2];
    int i = 0;
    Node before = a[i];
    a[i] = start;
    Node after = a[i];
    a[i] = before;
    boolean same = after == start;
    boolean end = a[0] == null;`,
    ),
  },
  {
    name: 'an index means a slot of each array',
    family: 'list',
    text: main(
      LIST,
      `
    Node start = new Node();
    Node[] a = new Node[2];
    Node[] b = new Node[2];
    int i = 1;
    a[i] = start;
    Node other = b[i];
    b[i] = start;
    a[i] = null;
    boolean end = other == null;
    boolean same = b[i] == start;`,
    ),
  },
  {
    name: 'lists in an array come to share nodes',
    family: 'list',
    text: main(
      LIST,
      `
    Node start = new Node();
    Node[] a = new Node[3];
    for (int i = 0; i < 3; i++) { Node n = new Node(); n.next = a[i]; a[i] = n; }
    a[1].next = start;
    Node last = a[2];
    last.next = a[1];
    boolean same = last.next.next == start;
    boolean end = a[0].next == null;`,
    ),
  },
  {
    name: 'an object in the middle of a two-way list goes where nobody looks',
    family: 'doubly-linked',
    text: main(
      TWO_WAY,
      `${BUILD_TWO_WAY}
    Node c = start;
    int k = 3;
    while (c.next != null && k > 0) { k = k - 1; c = c.next; }
    Object[] a = new Object[1];
    a[0] = c;
    Node b = (Node) a[0];
    if (b != null && b.prev != null) b.prev.next = null;
    boolean end = start == c;`,
    ),
  },
  {
    name: 'lists in the slots of an array',
    family: 'list',
    text: main(
      LIST,
      `${BUILD}
    Node[] a = new Node[3];
    a[1] = start;
    a[2] = new Node();
    Node c = a[1];
    c.next = a[0];
    Node b = a[2];
    if (b != null) b.next = c;
    boolean end = start == b;
    boolean more = a[1] == c;`,
    ),
  },
  {
    name: 'only some objects of a two-way list point back',
    family: 'doubly-linked',
    text: main(
      TWO_WAY,
      `${BUILD_TWO_WAY}
    int k = 3;
    while (k > 0) { k = k - 1; Node m = new Node(); m.next = start; start = m; }
    Node c = start;
    k = 9;
    while (c.next != null && k > 0) { k = k - 1; c = c.next; }
    Node before = c.prev;
    boolean end = before == null;
    boolean more = start == c;`,
    ),
  },
  {
    name: 'only the end of a two-way list is held',
    family: 'doubly-linked',
    text: main(
      TWO_WAY,
      `${BUILD_TWO_WAY}
    Node c = start;
    while (c.next != null) c = c.next;
    start = null;
    Node before = c.prev;
    if (before != null) before = before.prev;
    boolean end = before == c;`,
    ),
  },
  {
    name: 'a variable is read only after an exception',
    family: 'list',
    text: main(
      `${LIST}\nclass Oops extends RuntimeException { Node culprit; Oops(Node culprit) { this.culprit = culprit; } }`,
      `${BUILD}
    Node spare = new Node();
    spare.next = start;
    Node out = null;
    try { out = Main.work0(null, start, 1); } catch (Oops failure) { out = spare.next; }
    boolean end = out == start;`,
      '  static Node work0(Node x, Node y, int d) { if (x == null) throw new Oops(y); return x; }',
    ),
  },
  {
    name: 'a callee cuts off what its caller holds',
    family: 'list',
    text: main(
      LIST,
      `${BUILD}
    Node c = start.next.next;
    Node r = Main.work0(start, null, 1);
    boolean end = c == start;
    Node after = c.next;
    boolean more = after == r;`,
      '  static Node work0(Node p, Node q, int d) { p.next = null; p = new Node(); return p; }',
    ),
  },
  {
    name: 'a callee gets what only a field of its caller holds',
    family: 'list',
    text: main(
      LIST,
      `${BUILD}
    start.next = Main.work0(start.next, null, 3);
    Main.work0(start.next, null, 3);
    boolean end = start == null;`,
      `  static Node work0(Node p, Node q, int d) {
    if (p == null || d <= 0) return q;
    p.next = Main.work0(p.next, q, d - 1);
    return p;
  }`,
    ),
  },
  {
    name: 'an object that only it and one other refer to',
    family: 'ring',
    text: main(
      LIST,
      `
    Node start = new Node();
    start.next = new Node();
    start.next.next = new Node();
    start.next.next.next = start.next.next;
    Node c = start;
    int k = 5;
    while (c != null && k > 0) { k = k - 1; c = c.next; }
    boolean end = c == start;`,
    ),
  },
  {
    name: 'one child on both sides, and ways that turn',
    family: 'tree',
    text: main(
      TREE,
      `
    Node start = new Node();
    Node shared = new Node();
    start.left = shared;
    start.right = shared;
    shared = null;
    Node top = new Node();
    top.left = new Node();
    top.left.right = new Node();
    top.left.right.left = new Node();
    top.left.right.left.left = start;
    Node c = top.left;
    c = c.right;
    boolean end = start == top;
    boolean more = c == start;`,
    ),
  },
];
