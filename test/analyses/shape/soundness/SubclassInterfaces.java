// A subclass of the node class implements an interface that the node class does not.
// broken: library ensures
// broken: input ensures
// broken: runs ensures
// broken: casts ensures
class SubclassInterfaces {
  static class Node { Node next; }
  interface Poke { void poke(); }
  static class Sub extends Node implements Runnable, Poke { public void run() { next = this; } public void poke() { next = this; } }
  //@ requires list(x, next);
  //@ ensures !\result;
  static boolean library(Node x, Runnable r) { return x == r && r != null; }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void input(Node x, Poke p) { if (p != null) p.poke(); }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void runs(Node x, Runnable p) { if (p != null) p.run(); }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void casts(Node x, Poke p) { if (p instanceof Sub) ((Sub) p).next = (Sub) p; }
}
