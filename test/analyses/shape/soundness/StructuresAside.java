// What one structure holds aside may be an object of another: a row's payload, or an element of its array, is the node `p`.
// broken: different ensures
// broken: store ensures
// broken: element ensures
// broken: storeElement ensures
class StructuresAside {
  static class Node implements Comparable<Node> {
    Node next;
    public int compareTo(Node other) { return 0; }
  }
  static final class Row { Row below; Comparable<Node> first; Node[] nodes; }

  //@ ensures \result;
  static boolean different(Node p, Row row) {
    if (p == null || row == null) return true;
    Node n = p.next;
    Row r = row.below;
    return (Object) row.first != (Object) p;
  }

  //@ requires row != null && p != null;
  //@ ensures p.next == \old(p.next);
  static void store(Node p, Row row) {
    Row r = row.below;
    if (row.first instanceof Node) { Node m = (Node) row.first; m.next = null; }
  }

  //@ requires row != null && p != null && row.nodes != null && row.nodes.length > 0;
  //@ ensures \result;
  static boolean element(Node p, Row row) {
    Node n = p.next;
    Row r = row.below;
    return row.nodes[0] != p;
  }

  //@ requires row != null && p != null;
  //@ ensures p.next == \old(p.next);
  static void storeElement(Node p, Row row) {
    Row r = row.below;
    if (r != null && r.nodes != null && r.nodes.length > 0 && r.nodes[0] != null) r.nodes[0].next = null;
  }
}
