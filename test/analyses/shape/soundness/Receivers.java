// Constructors, instance initialisers, default methods, inner classes and lambdas over `this`.
// broken: <init> ensures
// broken: def ensures
// broken: def2 ensures
// broken: inn ensures
// broken: inn2 ensures
// broken: lam ensures
// broken: lam2 ensures
class Receivers {
  static class Node { Node next; final Node fin; Node(Node f) { fin = f; } Node() { fin = null; } }
  Node head;
  Node other;
  //@ requires list(h, next);
  //@ ensures list(this.head, next);
  Receivers(Node h) { head = h; if (h != null) h.next = h; }
  //@ ensures this.head == null;
  Receivers() { init(); }
  void init() { }
  static class Sub extends Receivers { void init() { head = new Node(); } }
  { other = new Node(); other.next = other; }
  //@ ensures list(this.other, next);
  Receivers(int k) { }
  interface D { default void poke(Node n) { if (n != null) n.next = n; } }
  static class DI implements D { }
  static class DJ implements D { public void poke(Node n) { } }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void def(Node x, D d) { if (d != null) d.poke(x); }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void def2(Node x) { new DI().poke(x); }
  class Inner { Node mine() { return head; } void set(Node n) { head = n; } }
  //@ ensures this.head == \old(this.head);
  void inn() { Inner i = new Inner(); i.set(null); }
  //@ ensures \result == this.head;
  Node inn2(Receivers o) { if (o == null) return head; Inner i = o.new Inner(); return i.mine(); }
  //@ ensures this.head == \old(this.head);
  void lam(java.util.function.Supplier<Node> s) { if (s != null) s.get(); }
  java.util.function.Supplier<Node> mk() { return () -> { head = null; return null; }; }
  //@ ensures this.head == \old(this.head);
  void lam2() { Runnable r = () -> head = null; r.run(); }
}
