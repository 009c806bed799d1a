// Insertion that leaves the backward link of the following node as it was.
// espalier run examples/dll/InsertAfterForgetsPrev.java --method insertAfter --scope 3
// caught by: --method insertAfter --scope 3

public class InsertAfterForgetsPrev {
    static class Node {
        int value;
        Node next;
        Node prev;
    }

    //@ requires dll(first, next, prev) && reach(first, place, next);
    //@ ensures dll(first, next, prev);
    //@ ensures fresh(place.next) && place.next.value == value && place.next.next == \old(place.next);
    static void insertAfter(Node first, Node place, int value) {
        Node added = new Node();
        added.value = value;
        added.prev = place;
        added.next = place.next;
        place.next = added;
    }
}
