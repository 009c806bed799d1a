class Element {
  Element next;
}

class List {
  private Element head;

  public void append() {
    Element e = new Element();
    if (head == null) {
      head = e;
      return;
    }
    Element t = head;
    while (t.next != null) t = t.next;
    t.next = e;
  }

  public void remove() {
    if (head == null) throw new IllegalStateException();
    head = head.next;
  }
}
