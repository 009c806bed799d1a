// Inserting into a doubly-linked list behind a given node.
// espalier run examples/dll/InsertAfter.java --method insertAfter --scope 4
// expect: all assertions hold for every list of at most 4 nodes and every place in it

public class InsertAfter {
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
        if (place.next != null) place.next.prev = added;
        place.next = added;
    }
}
