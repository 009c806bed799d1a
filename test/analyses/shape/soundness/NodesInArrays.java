// Arrays of nodes come from values whose types say nothing of it.
// not proved: cast ensures
// broken: table ensures
// broken: deep ensures
// not proved: listOfTables ensures
// not proved: listOfArrays ensures
// broken: many ensures
import java.util.*;
class NodesInArrays {
  static class Node { Node next; }
  static class Table { Node[] arr; }
  static class Deep { Table t; }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void cast(Node x, Object o) { if (o instanceof Node[]) { Node[] a = (Node[]) o; if (a.length > 0 && a[0] != null) a[0].next = a[0]; } }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void table(Node x, Object o) { if (o instanceof Table) { Node[] a = ((Table) o).arr; if (a != null && a.length > 0 && a[0] != null) a[0].next = a[0]; } }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void deep(Node x, Object o) { if (o instanceof Deep && ((Deep) o).t != null) { Node[] a = ((Deep) o).t.arr; if (a != null && a.length > 0 && a[0] != null) a[0].next = a[0]; } }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void listOfTables(Node x, List<Table> l) { if (l == null || l.isEmpty()) return; Table t = l.get(0); if (t == null) return; Node[] a = t.arr; if (a != null && a.length > 0 && a[0] != null) a[0].next = a[0]; }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void listOfArrays(Node x, List<Node[]> l) { if (l == null || l.isEmpty()) return; Node[] a = l.get(0); if (a != null && a.length > 0 && a[0] != null) a[0].next = a[0]; }
  static class Box { Object any; }
  static abstract class P { abstract Box get(); }
  static class P1 extends P { Box b; Box get() { return b; } } static class P2 extends P { Box b; Box get() { return b; } } static class P3 extends P { Box b; Box get() { return b; } } static class P4 extends P { Box b; Box get() { return b; } } static class P5 extends P { Box b; Box get() { return b; } } static class P6 extends P { Box b; Box get() { return b; } } static class P7 extends P { Box b; Box get() { return b; } } static class P8 extends P { Box b; Box get() { return b; } } static class P9 extends P { Box b; Box get() { return b; } } static class P10 extends P { Box b; Box get() { return b; } } static class P11 extends P { Box b; Box get() { return b; } } static class P12 extends P { Box b; Box get() { return b; } } static class P13 extends P { Box b; Box get() { return b; } }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void many(Node x, P p) { if (p == null) return; Box b = p.get(); if (b != null && b.any instanceof Node) { Node n = (Node) b.any; n.next = n; } }
}
