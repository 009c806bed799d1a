/** Figures 4 and 6: a list of five elements, built in a loop. */
class Element {
  int a;
  Element next;
}

class Figure4 {
  static Element build() {
    Element head = null;
    for (int i = 0; i < 5; i++) {
      Element elem = new Element();
      elem.a = i;
      elem.next = head;
      head = elem;
      mark(elem);
    }
    return head;
  }

  /** Label L1. */
  static void mark(Element elem) {
  }
}
