class Entry {
  Object element;
  Entry next;
  Entry previous;

  Entry(Object element, Entry next, Entry previous) {
    this.element = element;
    this.next = next;
    this.previous = previous;
  }
}

class LinkedList {
  Entry header = new Entry(null, null, null);

  LinkedList() {
    header.next = header.previous = header;
  }

  public Object clone() {
    LinkedList clone = new LinkedList();
    for (Entry e = header.next; e != header; e = e.next) {
      Entry newEntry = new Entry(e.element, clone.header, clone.header.previous);
      newEntry.previous.next = newEntry;
      newEntry.next.previous = newEntry;
    }
    return clone;
  }
}
