// Static initialisers, finally, and clauses that name assigned parameters.
// broken: init ensures
// not proved: byInit ensures
// not proved: byInit2 ensures
// broken: statics ensures
// broken: firstRead ensures
// broken: exc ensures
// broken: fina ensures
// broken: fina2 ensures
// broken: assigned ensures
// broken: assigned3 ensures
class Initialisers {
  static class Node { Node next; Node(){ } Node(Node n) { next = n; } }
  static class S { static Node s = new Node(); static { s.next = s; } static void touch() { } static Node t; }
  //@ requires S.t == null;
  //@ ensures S.t == null;
  static void init() { T.go(); }
  static class T { static { S.t = new Node(); } static void go() { } }
  // class initialiser reaching an argument by a static
  static Node hold;
  static class U { static { if (hold != null) hold.next = hold; } static int k = 3; static int v() { return k; } }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static int byInit(Node x) { hold = x; return U.v(); }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static int byInit2(Node x) { return U.v(); }
  //@ ensures S.s == null;
  static void statics() { }
  //@ ensures \result == null;
  static Node firstRead() { return W.w; }
  static class W { static Node w = new Node(); }
  static class Fin { static final Node F = new Node(); }
  //@ ensures Fin.F == \result;
  static Node fin() { Node a = Fin.F; S.touch(); return a; }
  //@ ensures \result != null;
  static Node finNonNull() { return Fin.F; }
  // exceptions
  //@ requires list(x, next);
  //@ ensures \result == x;
  static Node exc(Node x, int k) { try { if (k > 3) throw new RuntimeException(); x = null; } catch (RuntimeException e) { } finally { if (k == 5) return null; } return x; }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static Node fina(Node x) { try { return x; } finally { if (x != null) x.next = x; } }
  //@ requires list(x, next);
  //@ ensures list(\result, next);
  static Node fina2(Node x) { Node y = x; try { return y; } finally { y = new Node(); y.next = y; if (x != null) x.next = y; } }
  //@ requires list(x, next);
  //@ ensures x == null || x.next == \old(x.next);
  static void assigned(Node x) { Node y = x; x = new Node(); if (y != null) y.next = null; }
  //@ requires list(x, next) && x != null;
  //@ ensures x.next == \old(x.next);
  static void assigned2(Node x) { x = new Node(); }
  //@ requires list(x, next) && x != null;
  //@ ensures x.next == \old(x).next && \old(x.next) == null;
  static void assigned3(Node x) { x = x.next; }
}
