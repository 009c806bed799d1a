// A container that is dropped takes its nodes with it, though no code here touches the field that leads to them.
// not proved: dropBox lost-nodes
// not proved: dropCrate lost-nodes
// not proved: dropShelf lost-nodes
class UntouchedContainers {
  static class Node { Node next; Node other; }
  static class Box { Node held; }
  static class Crate { Box box; }
  static Box box;
  static Crate crate;
  static Crate[] shelf;

  static void dropBox(Node p) {
    if (p == null) return;
    Node q = p.next;
    Node r = p.other;
    box = null;
  }

  static void dropCrate(Node p) {
    if (p == null) return;
    Node q = p.next;
    Node r = p.other;
    crate = null;
  }

  static void dropShelf(Node p) {
    if (p == null) return;
    Node q = p.next;
    Node r = p.other;
    shelf = null;
  }
}
