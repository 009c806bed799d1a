// A circular list: inserting and removing behind a node keeps the ring closed.
// espalier run examples/list/CircularList.java --method insertAfter --scope 4
// espalier run examples/list/CircularList.java --method removeAfter --scope 4
// expect: all assertions hold for every ring of at most 4 nodes

public class CircularList {
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
            added.next = ring.next;
            ring.next = added;
        }
        return added;
    }

    //@ requires cyclic(ring, next);
    //@ ensures \result == null || cyclic(\result, next);
    //@ ensures \result == null <==> \old(ring.next) == ring;
    //@ ensures \result != null ==> \result == ring && !reach(ring, \old(ring.next), next);
    static Node removeAfter(Node ring) {
        if (ring.next == ring) return null;
        Node removed = ring.next;
        ring.next = removed.next;
        removed.next = removed;
        return ring;
    }
}
