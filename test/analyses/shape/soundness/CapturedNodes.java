// Nodes are held by lambdas and by classes that implement interfaces of the library.
// broken: other ensures
// broken: m ensures
// broken: n ensures
// broken: e ensures
// broken: eq ensures
import java.util.*;
class CapturedNodes {
  static class Node { Node next; }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void other(Node x) { Runnable r = () -> { if (x != null) x.next = x; }; r.run(); }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void m(Node x, Runnable r) { if (r != null) r.run(); }
  static class R implements Runnable { Node n; public void run() { if (n != null) n.next = n; } }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void n(Node x, Comparator<Node> c, Node a, Node b) { if (c != null) c.compare(a, b); }
  static Comparator<Node> cmp() { return (p, q) -> { if (p != null) p.next = p; return 0; }; }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void e(Node x, Iterator<Node> c) { if (c != null && c.hasNext()) c.next(); }
  static class It implements Iterator<Node> { Node at; public boolean hasNext() { return at != null; } public Node next() { Node r = at; r.next = r; return r; } }
  //@ requires list(x, next);
  //@ ensures !\result;
  static boolean eq(Node x, Object o) { return x != null && x.equals(o); }
}
