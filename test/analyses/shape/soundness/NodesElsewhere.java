// What other parameters, static fields and exceptions hold may be nodes of the list.
// broken: arrays ensures
// broken: holder ensures
// broken: any ensures
// not proved: generic ensures
// not proved: thrown ensures
// not proved: statics ensures
// broken: wide ensures
// broken: inner ensures
// broken: anon ensures
class NodesElsewhere {
  static class Node { Node next; }
  static class Holder { Node head; Object any; }
  static class Ex extends RuntimeException { Node n; }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void arrays(Node x, Node[] a) { if (a != null && a.length > 0 && a[0] != null) a[0].next = a[0]; }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void holder(Node x, Holder h) { if (h != null && h.head != null) h.head.next = h.head; }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void any(Node x, Holder h) { if (h != null && h.any instanceof Node) ((Node) h.any).next = (Node) h.any; }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void generic(Node x, java.util.List<Node> l) { if (l != null && l.size() > 0) { Node n = l.get(0); if (n != null) n.next = n; } }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void thrown(Node x, Ex e) { try { if (e != null) throw e; } catch (Ex f) { if (f.n != null) f.n.next = f.n; } }
  static Node s;
  static void touch() { if (s != null) s.next = s; }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void statics(Node x) { touch(); }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void wide(Node x, Object[] a) { if (a != null && a.length > 0 && a[0] instanceof Node) { Node n = (Node) a[0]; n.next = n; } }
  class Inner { void poke() { if (mine != null) mine.next = mine; } }
  Node mine;
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void inner(Node x, Inner i) { if (i != null) i.poke(); }
  static abstract class Fn { abstract void go(); }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void anon(Node x, Fn f) { if (f != null) f.go(); }
  static Fn make(Node y) { return new Fn() { void go() { if (y != null) y.next = y; } }; }
}
