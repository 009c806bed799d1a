/**
 * Small classes, each with what holds of it between calls. `breaks` says how a client breaks what does not hold: the
 * answer must not be yes then.
 */
export interface Scene {
  readonly name: string;
  readonly text: string;
  /** What holds whatever a client does, and is found out, in both worlds. */
  readonly holds: readonly string[];
  /** What holds in the closed world, and is found out there. In the open world it does not, or is not claimed. */
  readonly closed?: readonly string[];
  readonly breaks: Readonly<Record<string, string>>;
}

const NODE =
  'private static class Node { Object item; Node next; Node(Object item, Node next) { this.item = item; this.next = next; } }';
const ADD = 'public void add(Object o) { head = new Node(o, head); }';

const CELL = `
class ConsCell {
  private int head; private ConsCell tail;
  public ConsCell(int i, ConsCell t) { head = i; tail = t; }
  public ConsCell getTail() { return tail; }
  public void setTail(ConsCell t) { tail = t; }
}`;

export const INT_STACK = `${CELL}
class IntStack {
  private ConsCell top;
  public IntStack() { top = null; }
  public void push(int i) { top = new ConsCell(i, top); }
  public ConsCell pop() { ConsCell e = null; if (top != null) { e = top; top = top.getTail(); } return e; }
  public ConsCell peek() { return top; }
}`;

export const CALLBACK = `
class Callback {
  ${NODE}
  private Node head; private Runnable listener;
  public void set(Runnable listener) { this.listener = listener; }
  ${ADD}
  public void close() { Node n = new Node(null, null); n.next = n; head = n; if (listener != null) listener.run(); n.next = null; }
}`;

export const SCENES: readonly Scene[] = [
  {
    name: 'IntStack',
    text: INT_STACK,
    holds: [],
    closed: ['acyclic(top)', 'unshared(top)'],
    breaks: { 'top == null': 'push', 'top != null': 'new' },
  },
  {
    name: 'IntList1',
    text: `${CELL}
class IntList1 {
  private ConsCell start;
  public IntList1() { start = null; }
  public void add(int i) { start = new ConsCell(i, start); }
  public void reverse() {
    ConsCell y = null; ConsCell t = null;
    while (start != null) { t = y; y = start; start = start.getTail(); y.setTail(t); }
    t = null; start = y;
  }
}`,
    holds: ['acyclic(start)', 'unshared(start)'],
    breaks: {},
  },
  {
    name: 'IntList2',
    text: `${CELL}
class IntList2 {
  private ConsCell start;
  public IntList2() { start = null; }
  public void add(int i) { start = new ConsCell(i, start); }
  public void make_circular() {
    if (start == null) return;
    ConsCell t = start;
    while (t.getTail() != null && t.getTail() != start) t = t.getTail();
    t.setTail(start);
  }
}`,
    holds: [],
    breaks: { 'acyclic(start)': 'add, make_circular', 'unshared(start)': 'add, make_circular, add' },
  },
  {
    name: 'Queue',
    text: `class Queue {
  ${NODE}
  private Node head, tail;
  void add(Object o) { Node n = new Node(o, null); if (tail == null) { head = n; tail = n; } else { tail.next = n; tail = n; } }
  Object take() { if (head == null) return null; Object o = head.item; head = head.next; if (head == null) tail = null; return o; }
  boolean contains(Object o) { for (Node n = head; n != null; n = n.next) if (n.item.equals(o)) return true; return false; }
}`,
    holds: [
      'acyclic(head, next)',
      'unshared(head, next)',
      'head == null <==> tail == null',
      'tail == null || tail.next == null',
    ],
    breaks: { 'head == tail': 'add, add' },
  },
  {
    name: 'Deque',
    text: `class Deque {
  private static class Node { Object item; Node next, prev; }
  private Node head, tail;
  void addLast(Object o) { Node n = new Node(); n.item = o; n.prev = tail; if (tail == null) head = n; else tail.next = n; tail = n; }
  void addFirst(Object o) { Node n = new Node(); n.item = o; n.next = head; if (head == null) tail = n; else head.prev = n; head = n; }
  Object removeFirst() { if (head == null) return null; Object o = head.item; head = head.next; if (head == null) tail = null; else head.prev = null; return o; }
}`,
    holds: ['acyclic(head, next)', 'unshared(head, next)', 'dll(head, next, prev)'],
    breaks: { 'head == tail': 'addLast, addLast' },
  },
  {
    name: 'Tree',
    text: `class Tree {
  private static class Node { int key; Node left, right; }
  private Node root;
  void add(int k) {
    Node n = new Node(); n.key = k;
    if (root == null) { root = n; return; }
    Node p = root;
    while (true) {
      if (k < p.key) { if (p.left == null) { p.left = n; return; } p = p.left; }
      else { if (p.right == null) { p.right = n; return; } p = p.right; }
    }
  }
}`,
    holds: ['acyclic(root)', 'unshared(root)', 'tree(root)'],
    breaks: { 'root == null || root.left == null': 'add(1), add(0)' },
  },
  {
    name: 'Callback',
    text: CALLBACK,
    holds: [],
    breaks: { 'acyclic(head, next)': 'close ends abruptly where run throws; or run calls add' },
  },
  {
    name: 'Clean',
    text: `class Clean {
  ${NODE}
  private Node head; private Runnable listener;
  public void set(Runnable listener) { this.listener = listener; }
  public void add(Object o) { if (listener != null) listener.run(); head = new Node(o, head); if (listener != null) listener.run(); }
}`,
    holds: ['acyclic(head, next)', 'unshared(head, next)'],
    breaks: { 'head == null': 'add' },
  },
  {
    name: 'LeakThrow',
    text: `class LeakThrow {
  ${NODE}
  private Node head; public static LeakThrow last;
  public LeakThrow(int i) { last = this; Node n = new Node(null, null); n.next = n; head = n; if (i > 3) throw new RuntimeException(); n.next = null; }
  ${ADD}
}`,
    holds: [],
    breaks: { 'acyclic(head, next)': 'new LeakThrow(4), then last' },
  },
  {
    name: 'TightThrow',
    text: `class TightThrow {
  ${NODE}
  private Node head;
  public TightThrow(int i) { Node n = new Node(null, null); n.next = n; head = n; if (i > 3) throw new RuntimeException(); n.next = null; }
  ${ADD}
}`,
    holds: ['acyclic(head, next)', 'head != null'],
    breaks: {},
  },
  {
    name: 'Reader',
    text: `class Reader {
  ${NODE}
  private Node head;
  ${ADD}
  public java.util.Iterator iterator() { return new It(); }
  private class It implements java.util.Iterator {
    Node n = head;
    public boolean hasNext() { return n != null; }
    public Object next() { Object o = n.item; n = n.next; return o; }
  }
}`,
    holds: ['acyclic(head, next)', 'unshared(head, next)'],
    breaks: {},
  },
  {
    name: 'Tier',
    text: `class Tier {
  ${NODE}
  private Node head;
  ${ADD}
  public java.util.Iterator iterator() { return new It(); }
  private class It implements java.util.Iterator {
    Node n = head;
    public boolean hasNext() { return n != null; }
    public Object next() { Object o = n.item; n = n.next; return o; }
    public void remove() { if (n != null) n.next = head; }
  }
}`,
    holds: [],
    closed: ['acyclic(head, next)'],
    breaks: {},
  },
  {
    name: 'Copy',
    text: `class Copy {
  ${NODE}
  private Node head;
  ${ADD}
  public Copy copy() {
    Copy c = new Copy(); Node last = null;
    for (Node n = head; n != null; n = n.next) { Node m = new Node(n.item, null); if (last == null) c.head = m; else last.next = m; last = m; }
    return c;
  }
}`,
    holds: ['acyclic(head, next)', 'unshared(head, next)'],
    breaks: {},
  },
  {
    name: 'Share',
    text: `class Share {
  ${NODE}
  private Node head; private boolean isCopy;
  ${ADD}
  public void bad() { if (isCopy && head != null) head.next = head; }
  public Share share() { Share s = new Share(); s.head = head; s.isCopy = true; return s; }
}`,
    holds: [],
    breaks: { 'acyclic(head, next)': 'add, share, bad on what share gives' },
  },
  {
    name: 'Shallow',
    text: `class Shallow implements Cloneable {
  ${NODE}
  private Node head; private boolean isOpen;
  ${ADD}
  public Object clone() throws CloneNotSupportedException { return super.clone(); }
  public void open() { isOpen = true; }
  public void bad() { if (isOpen && head != null) head.next = head; }
  public Object other(Shallow s) throws CloneNotSupportedException { return s.clone(); }
}`,
    holds: [],
    breaks: { 'acyclic(head, next)': 'add, open, bad' },
  },
  {
    name: 'ShallowEnd',
    text: `class ShallowEnd implements Cloneable {
  ${NODE}
  private Node head, tail;
  public void add(Object o) { Node n = new Node(o, null); if (tail == null) { head = n; tail = n; } else { tail.next = n; tail = n; } }
  public static Object twin(ShallowEnd s) throws CloneNotSupportedException { return s.clone(); }
}`,
    holds: [],
    breaks: { 'tail == null || tail.next == null': 'add, twin, add on the twin' },
  },
  {
    name: 'Registry',
    text: `class Registry {
  ${NODE}
  private static Node head;
  public static void add(Object o) { head = new Node(o, head); }
  public static Object pop() { Node n = head; if (n == null) return null; head = n.next; return n.item; }
}`,
    holds: ['acyclic(Registry.head, next)', 'unshared(Registry.head, next)'],
    breaks: { 'Registry.head == null': 'add' },
  },
  {
    name: 'Friend',
    text: `class Friend {
  ${NODE}
  private Node head; private Friend friend;
  ${ADD}
  public void set(Friend f) { friend = f; }
  public void bad() { if (friend != null && friend.head != null) friend.head.next = friend.head; }
}`,
    holds: [],
    breaks: { 'acyclic(head, next)': 'two objects: a.add, b.set(a), b.bad', 'friend != this': 'set(itself)' },
  },
  {
    name: 'Item',
    text: `class Item {
  ${NODE}
  private Node head;
  ${ADD}
  public void bad() { if (head != null && head.item == this) head.next = head; }
}`,
    holds: [],
    breaks: { 'acyclic(head, next)': 'add(itself), bad' },
  },
  {
    name: 'Elements',
    text: `class Elements {
  ${NODE}
  private Node head; private Object[] all = new Object[9];
  ${ADD}
  public void put(int i) { all[i] = this; }
  public void bad(int i) { if (all[i] instanceof Elements) { Elements e = (Elements) all[i]; if (e.head != null) e.head.next = e.head; } }
}`,
    holds: [],
    breaks: { 'acyclic(head, next)': 'add, put(0), bad(0)' },
  },
  {
    name: 'Steal',
    text: `class Steal {
  ${NODE}
  private Node head;
  ${ADD}
  public void steal(Steal s) { head = s.head; s.head = null; }
  public void append(Steal s) { if (head == null) return; Node n = head; while (n.next != null) n = n.next; n.next = s.head; }
}`,
    holds: [],
    breaks: { 'acyclic(head, next)': 'add, append(itself)' },
  },
  {
    name: 'AddAll',
    text: `class AddAll {
  ${NODE}
  private Node head;
  ${ADD}
  public void addAll(AddAll o) { if (o == this) return; for (Node n = o.head; n != null; n = n.next) add(n.item); }
}`,
    holds: ['acyclic(head, next)', 'unshared(head, next)'],
    breaks: {},
  },
  {
    name: 'Factory',
    text: `class Factory {
  ${NODE}
  private Node head;
  private Factory() { head = new Node(null, null); head.next = head; }
  public static Factory make() { return new Factory(); }
}`,
    holds: ['head != null'],
    breaks: { 'acyclic(head, next)': 'make' },
  },
  {
    name: 'Hidden',
    text: `class Hidden {
  private Object x = new Object(); private Hidden sub;
  public Hidden() { }
  private Hidden(int i) { x = null; }
  public void insert() { sub = new Hidden(1); }
}`,
    holds: [],
    breaks: { 'x != null': 'insert: of the object that sub holds' },
  },
  {
    name: 'Chain',
    text: `class Chain {
  private Chain left;
  public void insert() { if (left == null) left = new Chain(); else left.insert(); }
}`,
    holds: [],
    closed: ['acyclic(left)', 'unshared(left)'],
    breaks: {},
  },
  {
    name: 'Upper',
    text: `class Upper {
  static class Node { Node next; }
  Node head;
  protected void push() { Node n = new Node(); n.next = head; head = n; }
  public void add() { push(); }
}
class Lower extends Upper { public void bad() { if (head != null) head.next = head; } }`,
    holds: [],
    breaks: { 'acyclic(head, next)': 'new Lower, add, bad' },
  },
  {
    name: 'Pool',
    text: `class Pool {
  ${NODE}
  private Node head; private static Node free;
  public void add(Object o) { Node n = free; if (n == null) n = new Node(o, null); n.next = head; head = n; free = n; }
}`,
    holds: [],
    breaks: { 'acyclic(head, next)': 'add, add' },
  },
  {
    name: 'Last',
    text: `class Last {
  ${NODE}
  private Node head; private static Last last;
  public Last() { if (last != null && last.head != null) last.head.next = last.head; last = this; }
  ${ADD}
}`,
    holds: [],
    breaks: { 'acyclic(head, next)': 'add, then another new Last' },
  },
  {
    name: 'Inner',
    text: `class Inner {
  private class Node { Node next; }
  private Node head;
  public void add() { Node n = new Node(); n.next = head; head = n; }
}`,
    holds: ['acyclic(head, next)', 'unshared(head, next)'],
    breaks: { 'head == null': 'add' },
  },
  {
    name: 'Back',
    text: `class Back {
  private static final class Node { Node left; }
  private Node head = new Node();
  public Object out() { return head; }
  public void in(Object o) { if (o instanceof Node) { Node held = (Node) o; held.left = held; } }
}`,
    holds: ['head != null'],
    breaks: { 'acyclic(head, left)': 'in(out())' },
  },
  {
    name: 'Removes',
    text: `class Removes {
  ${NODE}
  private Node head;
  ${ADD}
  public void reverse() { Node y = null; while (head != null) { Node t = head.next; head.next = y; y = head; head = t; } head = y; }
  public boolean remove(Object o) {
    Node p = null;
    for (Node c = head; c != null; c = c.next) {
      if (o.equals(c.item)) { if (p == null) head = c.next; else p.next = c.next; return true; }
      p = c;
    }
    return false;
  }
}`,
    holds: [],
    closed: ['acyclic(head, next)', 'unshared(head, next)'],
    breaks: {},
  },
  {
    name: 'Only',
    text: `class Only {
  ${NODE}
  private Node head = new Node(null, null);
  public static final Only ONE = new Only();
  private Only() { head.next = head; }
  public boolean has() { return head != null; }
}`,
    holds: ['head != null'],
    breaks: { 'acyclic(head, next)': 'Only.ONE' },
  },
  {
    name: 'Light',
    text: `enum Light {
  RED, GREEN;
  private static class Node { Node next; }
  private Node head = new Node();
  public void bad() { head.next = head; }
}`,
    holds: [],
    breaks: { 'acyclic(head, next)': 'RED.bad()' },
  },
  {
    name: 'Above',
    text: `class Base {
  static class Node { Node next; }
  Node head;
  void spoil(Base other) { if (other.head != null) other.head.next = other.head; }
}
class Above extends Base {
  public void add() { Node n = new Node(); n.next = head; head = n; }
}`,
    holds: [],
    breaks: { 'acyclic(head, next)': 'add, then spoil by another Base' },
  },
  {
    name: 'Late',
    text: `class Late {
  ${NODE}
  private Node head = new Node(null, null);
  protected void finalize() { head = null; }
}`,
    holds: ['acyclic(head, next)'],
    breaks: { 'head != null': 'finalize, by a subclass or the machine' },
  },
];
