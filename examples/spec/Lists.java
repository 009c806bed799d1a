// espalier spec examples/spec/Lists.java
/** The singly and doubly linked list of the paper on syntactic specifications (figures 3 to 7). */
class Entry {
  int data;
  Entry next;
  Entry prev;

  // data' = data ++ (this -> d)
  // modifies data
  Entry(int d) {
    this.data = d;
  }
}

class List {
  Entry head;

  /** Figure 4: writes and reads through names that may mean the same object. */
  // \result = e2.(data ++ (e1 -> 0))
  // data' = data ++ (e1 -> 0)
  // modifies data
  // throws NullPointerException when e1 = null or e2 = null
  int aliasDemo(Entry e1, Entry e2) {
    e1.data = 0;
    return e2.data;
  }

  /** Figure 5. */
  // data' = data ++ (New_Entry -> d)
  // head' = head ++ (this -> New_Entry)
  // next' = next ++ (New_Entry -> this.head)
  // prev' = prev ++ (New_Entry -> null) ++ ((this.head - null) -> New_Entry)
  // Entry' = Entry + New_Entry
  // modifies head, prev
  void insert(int d) {
    Entry e = new Entry(d);
    e.next = this.head;
    if (this.head != null) this.head.prev = e;
    this.head = e;
  }

  /** Figure 6. */
  // data' = data ++ ((this.head.*next & (Entry - null)) -> d)
  // modifies data
  void init(int d) {
    Entry curr = this.head;
    while (curr != null) {
      curr.data = d;
      curr = curr.next;
    }
  }

  /** Figure 7. */
  // \result = this.head.*((Entry - data.d) <: next) & (null + data.d)
  // pure
  Entry search(int d) {
    Entry curr = this.head;
    while (curr != null && curr.data != d) curr = curr.next;
    return curr;
  }

  // \result = (this.head = null => true else false)
  // pure
  boolean isEmpty() {
    return this.head == null;
  }

  // \result = this.head.data
  // pure
  // throws NullPointerException when this.head = null
  int first() {
    return this.head.data;
  }
}
