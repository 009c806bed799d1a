// Objects of which little is known may be the same, and payloads may lead back into the structure.
// broken: alias ensures
// broken: va ensures
// broken: vb ensures
// broken: vc ensures
// broken: pay ensures
// broken: pay2 ensures
// broken: pay3 ensures
// broken: opaque ensures
// broken: viaVal ensures
// broken: valAlias ensures
// broken: valSelf ensures
// broken: valReach ensures
// broken: valBoth ensures
// broken: keepStatic ensures
// broken: dn ensures
// broken: dn2 ensures
// broken: dn3 ensures
// broken: dn4 ensures
class VagueAliases {
  static class Node { Node next, down; Object val; Node(Node n) { next = n; } }
  static class Opaque { private Node hid; Opaque(Node n) { hid = n; } Node get() { return hid; } }
  // callee knows an alias
  //@ requires list(x, next) && list(y, next) && disjoint(x, y, next);
  //@ ensures list(x, next);
  static void alias(Node x, Node y) { Node z = x; link(y, z); }
  static void link(Node a, Node b) { if (a != null) { a.next = b; if (b != null) b.next = a; } }
  // vague alias: two vague nodes
  //@ ensures \result == null;
  static Node va(Node x, Node y) { if (x == null || y == null) return null; x.val = null; y.val = x; return (Node) x.val; }
  //@ ensures \result == null;
  static Object vb(Node x, Node y, Object o) { if (x == null || y == null) return null; x.val = null; put(y, o); return x.val; }
  static void put(Node n, Object o) { n.val = o; }
  //@ ensures \result == null;
  static Object vc(Node x, java.util.function.Consumer<Node> c) { if (x == null || c == null) return null; x.val = null; c.accept(null); return x.val; }
  static java.util.function.Consumer<Node> cons(Node k) { return n -> { if (k != null) k.val = k; }; }
  // payload edges of regular nodes
  //@ requires x != null && y != null && list(x, next) && list(y, next);
  //@ ensures x.val == \old(x.val);
  static void pay(Node x, Node y) { y.val = null; }
  //@ requires x != null && list(x, next);
  //@ ensures x.val == null;
  static void pay2(Node x) { x.val = null; Node y = x; while (y.next != null) { y = y.next; y.val = y; } if (y == x) { y.val = x; } }
  //@ requires x != null && list(x, next);
  //@ ensures x.val == null;
  static void pay3(Node x) { x.val = null; each(x); }
  static void each(Node y) { if (y == null) return; each(y.next); y.val = new Object(); }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void opaque(Node x) { Opaque o = new Opaque(x); Node n = o.get(); if (n != null) n.next = n; }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void viaVal(Node x) { if (x == null) return; Node n = new Node(null); n.val = x; Node m = (Node) n.val; m.next = m; }
  //@ requires list(x, next) && x != null;
  //@ ensures list(x, next);
  static void valAlias(Node x) { if (x.val instanceof Node) { Node m = (Node) x.val; m.next = m; } }
  //@ requires list(x, next) && x != null;
  //@ ensures x.val != x;
  static void valSelf(Node x) { }
  //@ requires list(x, next) && x != null;
  //@ ensures !reach(x, x.val, next);
  static void valReach(Node x) { }
  //@ requires list(x, next) && x != null && y != null;
  //@ ensures x.val == null || x.val != y.val;
  static void valBoth(Node x, Node y) { }
  static Object keep;
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void keepStatic(Node x) { keep = x; mess(); }
  static void mess() { if (keep instanceof Node) ((Node) keep).next = (Node) keep; }
  //@ requires tree(x, next, down);
  //@ ensures tree(x, next, down);
  static void dn(Node x) { if (x != null && x.next != null) x.next.down = x.down; }
  //@ requires list(x, next);
  //@ ensures tree(x, next, down);
  static void dn2(Node x) { }
  //@ requires list(x, next);
  //@ ensures acyclic(x);
  static void dn3(Node x) { }
  //@ requires list(x, next) && x != null;
  //@ ensures x.down == null || !reach(x, x.down, next);
  static void dn4(Node x) { }
}
