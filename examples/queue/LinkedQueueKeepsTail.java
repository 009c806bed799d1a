// Removing the last element leaves the tail pointer behind; the next element would be appended to a node nobody sees.
// espalier run examples/queue/LinkedQueueKeepsTail.java --method dequeue --scope 2
// caught by: --method dequeue --scope 2

public class LinkedQueueKeepsTail {
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
        return value;
    }
}
