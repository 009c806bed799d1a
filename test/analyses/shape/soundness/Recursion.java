// Values on entry, freshness and boolean results of methods that call themselves.
// broken: rec ensures
// broken: rec2 ensures
// broken: rec3 ensures
// broken: fr ensures
// broken: bool ensures
// broken: boolrec ensures
// broken: sc ensures
// broken: dis ensures
// broken: dis2 ensures
class Recursion {
  static class Node { Node next; }
  //@ requires list(x, next);
  //@ ensures \result == \old(x) || \result == null;
  static Node rec(Node x, int k) { if (k <= 0 || x == null) return x; return rec(x.next, k - 1); }
  //@ requires list(x, next);
  //@ ensures \old(x.next) == null ==> \result == x;
  static Node rec2(Node x, int k) { if (x == null || k <= 0) return x; if (x.next == null) return x; return rec2(x.next, k - 1); }
  //@ requires x != null && list(x, next);
  //@ ensures \result == \old(x.next);
  static Node rec3(Node x, int k) { if (k <= 0) return x.next; if (x.next == null) return null; return rec3(x.next, k - 1); }
  //@ requires list(x, next);
  //@ ensures fresh(\result) || \result == null;
  static Node fr(Node x, int k) { if (x == null) return null; if (k > 3) return new Node(); if (k > 1) return fr(x, k + 1); return id(x); }
  static Node id(Node x) { return x; }
  //@ requires list(x, next);
  //@ ensures \result ==> x == null;
  static boolean bool(Node x, int k) { boolean b = x == null; if (k > 0) b = !b; return b; }
  //@ requires list(x, next);
  //@ ensures \result <==> x == null;
  static boolean boolrec(Node x) { if (x == null) return true; return boolrec(x.next); }
  //@ requires list(x, next);
  //@ ensures \result;
  static boolean sc(Node x, boolean c) { boolean r = true; out: for (;;) { while (x != null) { if (c) break out; x = x.next; if (x == null) { r = false; break out; } } break; } return r; }
  //@ requires list(x, next) && list(y, next);
  //@ ensures disjoint(x, y, next);
  static void dis(Node x, Node y) { }
  //@ requires list(x, next) && list(y, next) && disjoint(x, y, next);
  //@ ensures disjoint(x, y, next);
  static void dis2(Node x, Node y) { app(x, y); }
  static void app(Node x, Node y) { if (x == null) return; if (x.next == null) x.next = y; else app(x.next, y); }
}
