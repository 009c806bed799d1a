// Removal with a special case for the first node that forgets the new first node's backward link.
// espalier run examples/dll/RemoveFirstKeepsPrev.java --method remove --scope 3
// caught by: --method remove --scope 3

public class RemoveFirstKeepsPrev {
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
        Node result = first;
        if (node == first) {
            result = node.next;
        } else {
            node.prev.next = node.next;
            if (node.next != null) node.next.prev = node.prev;
        }
        node.next = null;
        node.prev = null;
        return result;
    }
}
