// Insertion into a ring with its two assignments in the wrong order: the new node points to itself and the ring is open.
// espalier run examples/list/CircularListOpensUp.java --method insertAfter --scope 2
// caught by: --method insertAfter --scope 2

public class CircularListOpensUp {
    static class Node {
        int value;
        Node next;

        Node(int value) {
            this.value = value;
            this.next = this;
        }
    }

    //@ requires ring == null || cyclic(ring, next);
    //@ ensures cyclic(\result, next) && fresh(\result) && \result.value == value;
    //@ ensures ring != null ==> cyclic(ring, next) && ring.next == \result;
    static Node insertAfter(Node ring, int value) {
        Node added = new Node(value);
        if (ring != null) {
            ring.next = added;
            added.next = ring.next;
        }
        return added;
    }
}
