// Methods of the node class run through calls that name a method of the library.
// broken: m ensures
// not proved: l ensures
// not proved: t ensures
// not proved: u ensures
// broken: v ensures
import java.util.*;
class CallsOnWideReceivers {
  static class Node { Node next; @Override public boolean equals(Object o) { next = this; return false; } }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void m(Node x, Object o) { if (o != null) o.equals(x); }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void l(Node x, java.util.List<Node> l) { if (l != null) l.contains(x); }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void t(Node x, Object o) { if (o != null) o.toString(); }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void u(Node x, Object o) { String s = "" + o; }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void v(Node x, Object o, Object p) { Objects.equals(o, p); }
}
