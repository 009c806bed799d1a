/** Queue: elements go in at the tail and out at the head. */
class Queue {
    Element head;
    Element tail;

    void enqueue(int data) {
        Element added = new Element(data);
        if (head == null) {
            head = added;
        } else {
            tail.next = added;
        }
        tail = added;
    }

    int dequeue() {
        if (head == null) throw new IllegalStateException();
        Element removed = head;
        head = removed.next;
        if (head == null) tail = null;
        return removed.data;
    }
}

class Element {
    int data;
    Element next;

    Element(int data) {
        this.data = data;
    }
}
