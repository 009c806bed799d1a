// Removing a node from a doubly-linked list.
// espalier run examples/dll/Remove.java --method remove --scope 4
// expect: all assertions hold for every list of at most 4 nodes and every node of it

public class Remove {
    static class Node {
        int value;
        Node next;
        Node prev;
    }

    //@ requires dll(first, next, prev) && reach(first, node, next);
    //@ ensures dll(\result, next, prev);
    //@ ensures !reach(\result, node, next) && node.next == null && node.prev == null;
    //@ ensures node != first ==> \result == first;
    static Node remove(Node first, Node node) {
        if (node.prev != null) node.prev.next = node.next;
        if (node.next != null) node.next.prev = node.prev;
        Node result = node == first ? node.next : first;
        node.next = null;
        node.prev = null;
        return result;
    }
}
