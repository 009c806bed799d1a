// A queue with a pointer to its tail; the class invariant ties the two ends together.
// espalier run examples/queue/LinkedQueue.java --method enqueue --scope 4
// espalier run examples/queue/LinkedQueue.java --method dequeue --scope 4
// expect: all assertions hold for every queue of at most 4 nodes

public class LinkedQueue {
    static class Node {
        final int value;
        Node next;

        Node(int value) {
            this.value = value;
        }
    }

    private Node head;
    private Node tail;

    //@ invariant list(head, next);
    //@ invariant head == null <==> tail == null;
    //@ invariant head != null ==> reach(head, tail, next) && tail.next == null;

    public boolean isEmpty() {
        return head == null;
    }

    //@ ensures fresh(tail) && tail.value == value;
    //@ ensures \old(head) != null ==> head == \old(head) && \old(tail).next == tail;
    public void enqueue(int value) {
        Node added = new Node(value);
        if (tail == null) {
            head = added;
        } else {
            tail.next = added;
        }
        tail = added;
    }

    //@ requires head != null;
    //@ ensures \result == \old(head.value) && head == \old(head.next);
    public int dequeue() {
        int value = head.value;
        head = head.next;
        if (head == null) tail = null;
        return value;
    }
}
