// Values of boolean parameters on entry, and `\\old` terms that have no value.
// broken: assigned ensures
// broken: flip ensures
// broken: flip2 ensures
// broken: iff ensures
class EntryValues {
  static class Node { Node next; }
  //@ requires list(x, next);
  //@ ensures \result == null || b;
  static Node assigned(boolean b, Node x) { boolean c = b; b = !b; return c ? null : x; }
  //@ ensures b == \result;
  static boolean flip(boolean b) { b = !b; return b; }
  //@ ensures \old(b) == \result;
  static boolean flip2(boolean b) { b = !b; return b; }
  static class B { static Node f, g; static { f = new Node(); } }
  //@ ensures (x == null) <==> (\result.next == null);
  static Node iff(Node x) { return x; }
}
