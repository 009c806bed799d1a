/** Loops that soundness hangs on, in Java: the traps of the digest (section 5) and relatives of them. */

export const CLASSES = `
class Node { int data; Node next; Node prev; Node other; boolean mark; }`;

/** Loops whose specification is exact, by the rules of the digest (2.5, 2.6); `returns` on at least a tenth of the heaps. */
export const EXACT: Readonly<Record<string, string>> = {
  init: 'void init(int d) { Node c = first; while (c != null) { c.data = d; c = c.next; } }',
  search: 'Node search(int d) { Node c = first; while (c != null && c.data != d) c = c.next; return c; }',
  contains:
    'boolean contains(int d) { for (Node c = first; c != null; c = c.next) if (c.data == d) return true; return false; }',
  conditionalStore:
    'void conditionalStore(int d, Node s) { for (Node c = first; c != null; c = c.next) if (c.data == d) c.prev = s; }',
  stopInside: 'void stopInside(Node stop) { for (Node c = first; c != stop; c = c.next) c.data = 1; }',
  lastSeen:
    'void lastSeen() { Node c = first; Node l = null; while (c != null) { l = c; this.last = c; c = c.next; } this.other = l; }',
  remove:
    'void remove(int d) { Node p = null, c = first; while (c != null) { if (c.data == d) { if (p == null) first = c.next; else p.next = c.next; return; } p = c; c = c.next; } }',
  ringRemove:
    'boolean ringRemove(int d) { for (Node e = first.next; e != first; e = e.next) if (e.data == d) { e.prev.next = e.next; e.next.prev = e.prev; return true; } return false; }',
  flag: 'boolean flag(int d) { boolean f = false; for (Node c = first; c != null; c = c.next) if (c.data == d) f = true; return f; }',
  lastMatch:
    'Node lastMatch(int d) { Node f = null; for (Node c = first; c != null; c = c.next) if (c.data == d) f = c; return f; }',
  copyField: 'void copyField() { for (Node c = first; c != null; c = c.next) c.prev = c.next; }',
  swap: 'void swap() { for (Node c = first; c != null; c = c.next) { Node t = c.prev; c.prev = c.other; c.other = t; } }',
  testsWhatItWrites:
    'void testsWhatItWrites(int d, int e) { for (Node c = first; c != null; c = c.next) if (c.data == d) c.data = e; }',
  throughNext: 'void throughNext(Node s) { for (Node c = first; c.next != null; c = c.next) c.next.other = s; }',
  writeAtExit:
    'void writeAtExit(Node s) { for (Node c = first; c != null; c = c.next) { c.other = s; if (c.mark) { c.other = c; return; } } }',
  writtenBefore:
    'void writtenBefore(Node s) { first.next = s; for (Node c = first; c != null; c = c.next) c.other = s; }',
  breakAndContinue:
    'void breakAndContinue(int d) { for (Node c = first; c != null; c = c.next) { if (c.data == d) continue; if (c.mark) break; c.other = last; } }',
  middle:
    'Node middle(int d) { Node c = first; while (true) { if (c == null) return null; if (c.data == d) break; c = c.next; } c.mark = true; return c; }',
  twoWays:
    'Node twoWays(int d) { Node c = first; while (c != null && c.data != d) c = c.mark ? c.next : c.prev; return c; }',
  nested:
    'Node nested(int d) { for (Node a = first; a != null; a = a.next) for (Node b = a.other; b != null; b = b.next) if (b.data == d) return b; return null; }',
  caught:
    'void caught() { for (Node c = first; c != null; c = c.next) { try { c.other.data = 5; } catch (NullPointerException e) { c.mark = true; } } }',
  finals:
    'void finals() { for (Node c = first; c != null; c = c.next) { try { if (c.mark) return; c.data = 1; } finally { c.other = c; } } }',
  link: 'void link() { Node p = null; for (Node c = first; c != null; c = c.next) { c.prev = p; p = c; } }',
  linkSome:
    'void linkSome() { Node p = last; for (Node c = first; c != null; c = c.next) { if (p != null) c.prev = p; p = c.next; } }',
  secondLast:
    'void secondLast() { Node p = null, q = null; for (Node c = first; c != null; c = c.next) { q = p; p = c; } last = q; }',
  fieldAsCursor: 'void fieldAsCursor(int d) { while (first != null && first.data != d) first = first.next; }',
  lastOrNull:
    'void lastOrNull() { for (Node c = first; c != null; c = c.next) { this.last = c; if (c.mark) this.last = null; } }',
  readBack:
    'void readBack(Box o) { for (Node c = first; c != null; c = c.next) { this.last = c; o.other = this.last; } }',
  statics: 'void statics() { for (Node c = shared; c != null; c = c.next) { hits = c.data; shared = c; } }',
};

/** Loops that have bounds at least; the named fields must not be claimed to be unchanged. */
export const BOUNDED: Readonly<Record<string, { readonly text: string; readonly changes: readonly string[] }>> = {
  ternary: {
    text: 'void ternary(boolean b, Node p, Node q) { Node y = b ? p : q; Node x = p; while (x != y) { x.data = 1; x = y; } }',
    changes: ['data'],
  },
  reverse: {
    text: 'void reverse() { Node c = first, p = null; while (c != null) { Node n = c.next; c.next = p; p = c; c = n; } first = p; }',
    changes: ['next', 'first'],
  },
  skip: {
    text: 'void skip() { Node c = first; while (c != null) { c.next = c.next.next; c = c.next; } }',
    changes: ['next'],
  },
  twoAllocations: {
    text: 'void twoAllocations() { for (int i = 0; i < 2; i++) { Node n = new Node(); last = n; Node m = new Node(); last = m; other = n; } }',
    changes: ['last', 'other'],
  },
  testWritten: {
    text: 'void testWritten(int d) { Node c = first; while (c != null && c.data != d) { c.data = d; c = c.next; } last = c; }',
    changes: ['data', 'last'],
  },
  testWrittenAhead: {
    text: 'void testWrittenAhead(int d) { Node c = first; while (c != null && c.data != d) { if (c.next != null) c.next.data = d; c = c.next; } last = c; }',
    changes: ['data', 'last'],
  },
  prepend: {
    text: 'void prepend(int n) { for (int i = 0; i < n; i++) { Node e = new Node(); e.next = first; first = e; } }',
    changes: ['first', 'next'],
  },
  neverOld: {
    text: 'void neverOld() { Node p = null; for (int i = 0; i < 3; i++) { Node n = new Node(); if (n == p) last = null; p = n; } other = p; }',
    changes: ['other'],
  },
  copy: {
    text: 'Node copy() { Node h = new Node(); Node t = h; for (Node c = first; c != null; c = c.next) { Node n = new Node(); n.data = c.data; t.next = n; n.prev = t; t = n; } return h; }',
    changes: ['next', 'prev', 'data'],
  },
  cut: {
    text: 'void cut() { for (Node c = first; c != null; c = c.next) if (c.mark) c.next = null; }',
    changes: ['next'],
  },
  unlink: {
    text: 'void unlink() { while (first != null) { Node c = first; first = c.next; c.next = null; } }',
    changes: ['first', 'next'],
  },
  lockstep: {
    text: 'void lockstep() { Node a = first, b = last; while (a != null && b != null) { a.other = b; a = a.next; b = b.next; } }',
    changes: ['other'],
  },
  removeAll: {
    text: 'void removeAll(int d) { Node p = first; while (p.next != null) { if (p.next.data == d) p.next = p.next.next; else p = p.next; } }',
    changes: ['next'],
  },
  aliasedObject: {
    text: 'void aliasedObject(Box o) { for (Node c = first; c != null; c = c.next) { this.last = c; o.last = null; } }',
    changes: ['last'],
  },
  changingObject: {
    text: 'void changingObject(Box o) { Box b = this; for (Node c = first; c != null; c = c.next) { b.last = c; b = o; if (b == null) return; } }',
    changes: ['last'],
  },
  maybeNullObject: {
    text: 'void maybeNullObject(Box o, int n) { for (int i = 0; i < n; i++) if (o != null) o.size = i; }',
    changes: ['size'],
  },
  chosenObject: {
    text: 'void chosenObject(Node s) { for (Node c = first; c != null; c = c.next) { Node t = c.mark ? c : s; t.other = c; } }',
    changes: ['other'],
  },
};

export const PROGRAM = `${CLASSES}
class Box { Node first; Node last; Node other; int size; static Node shared; static int hits;
${[...Object.values(EXACT), ...Object.values(BOUNDED).map(({ text }) => text)].map((text) => `  ${text}`).join('\n')}
}`;

/** Loops over arrays: a cursor that is a number has bounds. */
export const ARRAYS: Readonly<Record<string, string>> = {
  fill: 'void fill(int[] a, int x) { for (int i = 0; i < a.length; i++) a[i] = x; }',
  has: 'boolean has(Node n) { for (Node x : items) if (x == n) return true; return false; }',
  marks: 'void marks() { for (Node x : items) if (x != null) x.mark = true; }',
  copy: 'int[] copy(int[] a) { int[] b = new int[a.length]; for (int i = 0; i < a.length; i++) b[i] = a[i]; return b; }',
  rows: 'Node[] rows(int n) { Node[] b = new Node[n]; for (int i = 0; i < n; i++) { b[i] = new Node(); b[i].next = first; } return b; }',
  early:
    'int early(int[] a) { for (int i = 0; i < a.length; i++) { if (i < 1) continue; if (i < 2) return 7; return i; } return 0; }',
  atOnce: 'int atOnce(int[] a) { for (int i = 0; i < a.length; i++) { if (i < 1 && a[i] > 0) return 7; } return 0; }',
  fromMinus: 'void fromMinus(int[] a, int x) { for (int i = -1; i < a.length; i++) a[i] = x; }',
  downwards: 'void downwards(int[] a, int x) { for (int i = a.length; i < 2; i = i - 1) a[i] = x; }',
  back: 'void back(int[] a, boolean b) { for (int i = 0; i < a.length; i++) { a[i] = 1; if (b) i = i - 2; } }',
  shift: 'void shift(int[] a) { for (int i = 1; i < a.length; i++) a[i - 1] = a[i]; }',
  swapAll:
    'void swapAll() { for (int i = 0, j = items.length - 1; i < j; i++, j--) { Node t = items[i]; items[i] = items[j]; items[j] = t; } }',
};

/** Those that hardly return. */
export const FAILING: ReadonlySet<string> = new Set(['fromMinus', 'downwards', 'back']);

export const ARRAY_PROGRAM = `${CLASSES}
class Box { Node first; Node[] items; int[] numbers;
${Object.values(ARRAYS).join('\n')}
}`;
