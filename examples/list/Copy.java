// A copy of a list shares no node with the original and leaves it as it was.
// espalier run examples/list/Copy.java --method copy --scope 4
// expect: all assertions hold for every list of at most 4 nodes

public class Copy {
    static class Node {
        int value;
        Node next;

        Node(int value) {
            this.value = value;
        }
    }

    //@ requires list(list, next);
    //@ ensures list(\result, next) && list(list, next);
    //@ ensures disjoint(list, \result, next);
    //@ ensures (\forall Node n; reach(\result, n, next); fresh(n));
    //@ ensures list == null <==> \result == null;
    //@ ensures list != null ==> \result.value == list.value && (list.next == null <==> \result.next == null);
    static Node copy(Node list) {
        if (list == null) return null;
        Node first = new Node(list.value);
        Node last = first;
        for (Node current = list.next; current != null; current = current.next) {
            last.next = new Node(current.value);
            last = last.next;
        }
        return first;
    }
}
