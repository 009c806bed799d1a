// Nodes whose links nobody touches are lost all the same: here those of the old list.
// not proved: m lost-nodes
class UntouchedLinks {
  static class Node { Node next; }
  Node head;
  UntouchedLinks peer;
  //@ requires peer != null;
  void m() { this.head = new Node(); if (peer.peer == this) return; }
}
