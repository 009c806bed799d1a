// Preconditions of all kinds must leave every heap that meets them.
// broken: or1 ensures
// broken: imp ensures
// broken: rch ensures
// broken: unb ensures
// broken: dag ensures
// broken: two ensures
// broken: uns ensures
// broken: dwn ensures
// broken: dj ensures
// broken: all ensures
class Preconditions {
  static class Node { Node next; Node down; }
  //@ requires list(x, next) || cyclic(x, next);
  //@ ensures list(x, next);
  static void or1(Node x) { }
  //@ requires x != null ==> list(x, next);
  //@ ensures x == null || x.next == null;
  static void imp(Node x) { }
  //@ requires list(x, next) && (y == null || reach(x, y, next));
  //@ ensures y == null;
  static void rch(Node x, Node y) { }
  //@ requires list(x, next);
  //@ ensures list(y, next);
  static void unb(Node x, Node y) { }
  //@ requires acyclic(x, next, down);
  //@ ensures tree(x, next, down);
  static void dag(Node x) { }
  //@ requires tree(x, next, down) && tree(y, next, down);
  //@ ensures disjoint(x, y, next, down) || x == y;
  static void two(Node x, Node y) { }
  //@ requires unshared(x, next, down);
  //@ ensures acyclic(x, next, down);
  static void uns(Node x) { }
  //@ requires list(x, next) && x != null && x.down == null;
  //@ ensures acyclic(x, next, down);
  static void dwn(Node x) { }
  //@ requires list(x, next) && disjoint(x, y, next);
  //@ ensures list(y, next) || disjoint(y, x, next, down);
  static void dj(Node x, Node y) { }
  //@ requires (\forall Node v; reach(x, v, next); v.down == null) && list(x, next);
  //@ ensures x == null || x.next == null || x.next.down == x;
  static void all(Node x) { }
}
