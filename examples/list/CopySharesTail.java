// A copy that clones only the first node: the rest belongs to both lists.
// espalier run examples/list/CopySharesTail.java --method copy --scope 2
// caught by: --method copy --scope 2

public class CopySharesTail {
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
        first.next = list.next;
        return first;
    }
}
