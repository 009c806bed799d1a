// espalier spec examples/spec/Ring.java
/** A circular doubly-linked list with a header, in the manner of java.util.LinkedList as it once was. */
class Ring {
  static class Node {
    Object element;
    Node next;
    Node previous;
  }

  Node header;

  // \result = (this.header = this.header.next => true else false)
  // pure
  // throws NullPointerException when this.header = null
  boolean isEmpty() {
    return header.next == header;
  }

  // element' = element ++ (New_Node -> o)
  // next' = next ++ (New_Node -> this.header.next) ++ (this.header -> New_Node)
  // previous' = previous ++ (New_Node -> this.header) ++ (this.header.next -> New_Node)
  // Node' = Node + New_Node
  // modifies next, previous
  // throws NullPointerException when this.header = null or this.header.next = null
  void addFirst(Object o) {
    Node node = new Node();
    node.element = o;
    node.next = header.next;
    node.previous = header;
    header.next.previous = node;
    header.next = node;
  }

  /** The first node that holds the element is unlinked. */
  // \result = (c1 => true else false)
  // next' = next ++ ((c1 => x2 else none) -> x3)
  // previous' = previous ++ ((c1 => x1.(next ++ (x2 -> x3)) else none) -> x2)
  // where x1 = this.header.next.*((Node - (this.header + element.o)) <: next) & (element.o - this.header)
  // where x2 = x1.previous
  // where x3 = x1.next
  // where c1 means some x1
  // modifies next, previous
  boolean remove(Object o) {
    for (Node e = header.next; e != header; e = e.next) {
      if (e.element == o) {
        e.previous.next = e.next;
        e.next.previous = e.previous;
        return true;
      }
    }
    return false;
  }
}
