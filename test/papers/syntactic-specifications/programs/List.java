class Entry {
    int data;
    Entry next;
    Entry prev;
    Entry(int d) {
        data = d;
        next = null;
        prev = null;
    }
}

class List {
    Entry head;

    int aliasDemo(Entry e1, Entry e2) {
        e1.data = 0;
        return e2.data;
    }

    void insert(int d) {
        Entry e = new Entry(d);
        Entry tmp = this.head;
        this.head = e;
        e.next = tmp;
        if (tmp != null)
            tmp.prev = e;
    }

    void init(int d) {
        Entry curr = this.head;
        while (curr != null) {
            curr.data = d;
            curr = curr.next;
        }
    }

    Entry search(int d) {
        Entry curr = this.head;
        while ((curr != null) && (curr.data != d))
            curr = curr.next;
        return curr;
    }
}
