/** Loops that build something new beside a walk, with formulas that are true of them and are shown, and some that are false. */

export interface Builder {
  readonly text: string;
  /** True, by what the code does; shown up to the scope at least. */
  readonly shown: readonly string[];
  /** False in some run. */
  readonly wrong: readonly string[];
}

const RING = '(\\forall Node x; reach(\\result, x, next); x.next != null && x.next.prev == x)';
const DOUBLE = '(\\forall Node x; reach(\\result, x, next); x.next == null || x.next.prev == x)';
const UNTOUCHED =
  '(\\forall Node x; !fresh(x); x.next == \\old(x.next) && x.prev == \\old(x.prev) && x.data == \\old(x.data))';
const EVERY = '(\\forall Node y; reach(first, y, next); (\\exists Node x; reach(\\result, x, next); y.data == x.data))';
const EMPTY = 'first == null <==> \\result.next == null';
const FIRST = 'first != null ==> \\result.next.data == first.data';
const SECOND = 'first != null && first.next != null ==> \\result.next.next.data == first.next.data';
const SHORT = '\\result.next != null ==> \\result.next.next == null';

/** In a class `Box { Node first; Node last; … }`. */
export const BUILDERS: Readonly<Record<string, Builder>> = {
  copy: {
    text: 'Node copy() { Node h = new Node(); Node t = h; for (Node c = first; c != null; c = c.next) { Node n = new Node(); n.data = c.data; t.next = n; n.prev = t; t = n; } return h; }',
    shown: [DOUBLE, UNTOUCHED, EVERY, EMPTY, FIRST, SECOND],
    wrong: [
      '\\result.next == null',
      SHORT,
      '\\result.data == first.data',
      '\\result.next != null && \\result.next.next != null ==> \\result.next.next.prev == \\result.next.next',
    ],
  },
  ring: {
    text: 'Node ring() { Node h = new Node(); h.prev = h; h.next = h; for (Node c = first; c != null; c = c.next) { Node n = new Node(); n.data = c.data; n.next = h; n.prev = h.prev; n.prev.next = n; h.prev = n; } return h; }',
    shown: [RING, UNTOUCHED, EVERY, FIRST, 'first == null <==> \\result.next == \\result'],
    wrong: [
      'first != null ==> \\result.prev.data == first.data',
      '\\result.next.next == \\result',
      '\\result.next == \\result',
    ],
  },
  stack: {
    text: 'Node stack() { Node h = new Node(); Node t = null; for (Node c = first; c != null; c = c.next) { Node n = new Node(); n.data = c.data; n.next = t; t = n; } h.prev = t; return h; }',
    shown: [UNTOUCHED, 'first == null ==> \\result.prev == null'],
    wrong: [
      'first != null ==> \\result.prev.data == first.data',
      '\\result.prev != null ==> \\result.prev.next == null',
    ],
  },
  twice: {
    text: 'Node twice() { Node h = new Node(); Node t = h; for (Node c = first; c != null; c = c.next) { Node n = new Node(); Node m = new Node(); n.data = c.data; t.next = n; n.next = m; m.prev = n; t = m; } return h; }',
    shown: [UNTOUCHED, EMPTY, FIRST],
    wrong: ['first != null ==> \\result.next.next == \\result.next', SHORT],
  },
  stamped: {
    text: 'Node stamped() { for (Node c = first; c != null && !c.mark; c = c.next) c.prev = c; return null; }',
    shown: [
      'first != null && !first.mark ==> first.prev == first',
      'first != null && first.mark ==> first.prev == \\old(first.prev)',
    ],
    wrong: ['(\\forall Node y; reach(first, y, next); y.prev == y)', 'first != null ==> first.prev == first'],
  },
  intoLast: {
    text: 'Node intoLast() { for (Node c = first; c != null; c = c.next) { Node n = new Node(); n.data = c; last.next = n; } return last; }',
    shown: ['(\\forall Node x; !fresh(x); x.prev == \\old(x.prev))'],
    wrong: ['first != null && first == last && \\old(first.next) == null ==> \\result.next.data == first'],
  },
  intoOld: {
    text: 'Node intoOld() { Node h = last; Node t = last; for (Node c = first; c != null; c = c.next) { Node n = new Node(); n.mark = true; n.data = c.data; t.next = n; n.prev = t; t = n; if (c.mark) return h; } return h; }',
    shown: ['(\\forall Node x; !fresh(x); x.prev == \\old(x.prev))'],
    wrong: [
      UNTOUCHED,
      'first != null && first == last && \\old(first.next) == null && !first.mark ==> \\result.next.next == null',
    ],
  },
  overNew: {
    text: 'Node overNew() { Node h = new Node(); h.next = first; Node c = h; while (c != null && !c.mark) { Node n = new Node(); n.mark = true; h.next = n; c = c.next; } return c; }',
    shown: [],
    wrong: ['\\result == null || reach(first, \\result, next)', '\\result == null'],
  },
  crossed: {
    text: 'Node crossed() { Node h = new Node(); Node t = h; for (Node c = first; c != null; c = c.next) { Node n = new Node(); h.data = c; t.data = h; t = n; } return h; }',
    shown: ['(\\forall Node x; !fresh(x); x.next == \\old(x.next))'],
    wrong: ['first != null ==> \\result.data == \\result', 'first != null ==> \\result.data != \\result'],
  },
  onTheWalk: {
    text: 'Node onTheWalk() { Node h = last; for (Node c = first; c != null; c = c.next) { Node n = new Node(); h.prev = null; c.prev = n; } return h; }',
    shown: ['(\\forall Node x; !fresh(x); x.next == \\old(x.next))'],
    wrong: ['first != null ==> \\result.prev == null', 'first != null ==> \\result.prev != null'],
  },
  backLinks: {
    text: 'Node backLinks() { Node h = new Node(); for (Node c = first; c != null; c = c.next) { Node n = new Node(); n.data = c; c.prev = n; h.next = n; } return h; }',
    shown: ['(\\forall Node y; reach(first, y, next); fresh(y.prev) && y.prev.data == y)'],
    wrong: ['first != null ==> \\result.next == first.prev', 'first == null'],
  },
  inner: {
    text: 'Node inner() { for (Node a = first; a != null; a = a.prev) { Node h = new Node(); Node t = h; for (Node c = a.next; c != null; c = c.next) { Node n = new Node(); t.next = n; t = n; } a.data = h; } return null; }',
    shown: ['(\\forall Node x; !fresh(x); x.prev == \\old(x.prev))'],
    wrong: [
      'first != null ==> first.data == \\old(first.data)',
      'first != null ==> first.prev == null',
      'first == null',
    ],
  },
  copyOfEach: {
    text: 'Node copyOfEach() { for (Node a = first; a != null; a = a.prev) a.data = copied(a.next); return null; } static Node copied(Node s) { Node h = new Node(); Node t = h; for (Node c = s; c != null; c = c.next) { Node n = new Node(); t.next = n; t = n; } return h; }',
    shown: ['(\\forall Node x; !fresh(x); x.prev == \\old(x.prev))'],
    wrong: [
      'first != null ==> first.data == \\old(first.data)',
      'first != null ==> first.prev == null',
      'first == null',
    ],
  },
  counted: {
    text: 'Node counted(Node[] a) { for (int i = 0; i < a.length; i++) { if (i < 1 && a[i] == null) return first; } return null; }',
    shown: ['\\result == null || \\result == first'],
    wrong: ['\\result == null', 'first == null', '\\result == first'],
  },
  found: {
    text: 'Node found(java.util.List<Node> list, Object d) { for (Node x : list) if (x.data == d) return x; return null; }',
    shown: ['\\result == null || \\result.data == d'],
    wrong: ['\\result == null || \\result.data != d', '\\result == null', '\\result != null'],
  },
};
