// A native of the library overwrites elements of an array of nodes, which may be lost then: those of `a` that only `a` holds.
// not proved: copy lost-nodes
class OverwrittenInArrays {
  static class Node { Node next; }
  static Node copy(Node x, Node[] a, Node[] b) {
    if (a != null && b != null && b.length > 0 && a.length > 0) System.arraycopy(b, 0, a, 0, 1);
    return x == null ? null : x.next;
  }
}
