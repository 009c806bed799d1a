// Doubly-linked and cyclic lists, reachability and quantifiers.
// broken: d1 ensures
// broken: d2 ensures
// broken: d3 ensures
// broken: d5 ensures
// broken: r1 ensures
// broken: r2 ensures
// broken: q1 ensures
// broken: q2 ensures
// broken: q3 ensures
// not proved: d4 ensures
class Formulas {
  static class Node { Node next, prev; }
  //@ requires dll(x, next, prev);
  //@ ensures dll(x, next, prev);
  static void d1(Node x) { if (x != null && x.next != null) { Node y = x.next; x.next = y.next; } }
  //@ requires dll(x, next, prev);
  //@ ensures dll(x, next, prev);
  static void d2(Node x, Node y) { if (y != null && x != null) { y.prev = x; } }
  //@ requires dll(x, next, prev) && x != null;
  //@ ensures \result == null || \result.prev != null;
  static Node d3(Node x) { Node t = x; while (t.next != null) t = t.next; return t; }
  //@ requires dll(x, next, prev) && x != null;
  //@ ensures \result == x;
  static Node d4(Node x, int k) { Node t = x; while (t.next != null && k-- > 0) t = t.next; while (t.prev != null && k++ < 5) t = t.prev; return t; }
  //@ requires list(x, next);
  //@ ensures dll(x, next, prev);
  static void d5(Node x) { Node p = null; for (Node c = x; c != null; c = c.next) { if (p != null) c.prev = p; p = c; } }
  //@ requires reach(x, y, next) && list(x, next);
  //@ ensures y.next == null;
  static void r1(Node x, Node y) { }
  //@ requires list(x, next) && list(y, next);
  //@ ensures list(y, next);
  static void r2(Node x, Node y) { if (x == null) return; Node t = x; while (t.next != null) t = t.next; t.next = y; }
  //@ requires list(x, next) && (\forall Node v; reach(x, v, next); v.prev == null);
  //@ ensures (\forall Node v; reach(x, v, next); v.prev == null);
  static void q1(Node x, Node y) { if (y != null) y.prev = y; }
  //@ requires list(x, next);
  //@ ensures (\exists Node v; reach(x, v, next); v.next == null);
  static void q2(Node x) { }
  //@ requires list(x, next) && x != null;
  //@ ensures (\forall Node v; reach(x, v, next); v != \result);
  static Node q3(Node x, int k) { return k > 0 ? new Node() : x.next; }
}
