// A parameter whose type says little may be a node: formulas and code that compare it must find that out.
// broken: predicate ensures
// broken: quantified ensures
// broken: upcast ensures
// broken: passed ensures
class WideTypes {
  static class Node { Node next; }
  //@ requires list(x, next);
  //@ ensures !reach(x, o, next);
  static void predicate(Node x, Object o) { }
  //@ requires list(x, next);
  //@ ensures (\forall Object v; reach(x, v, next); v != o);
  static void quantified(Node x, Object o) { }
  //@ requires list(x, next);
  //@ ensures !\result;
  static boolean upcast(Node x, Object o) { Object a = x; return a == o && o != null; }
  static boolean same(Object a, Object b) { return a == b && a != null; }
  //@ requires list(x, next);
  //@ ensures !\result;
  static boolean passed(Node x, Object o) { return same(x, o); }
}
