// Insertion that forgets to link the new node to what follows it.
// espalier run examples/list/InsertSortedDropsRest.java --method insert --scope 3
// caught by: --method insert --scope 3

public class InsertSortedDropsRest {
    static class Node {
        final int value;
        Node next;

        Node(int value) {
            this.value = value;
        }
    }

    //@ requires list(list, next);
    //@ requires (\forall Node n; reach(list, n, next) && n.next != null; n.value <= n.next.value);
    //@ ensures list(\result, next);
    //@ ensures (\forall Node n; reach(\result, n, next) && n.next != null; n.value <= n.next.value);
    //@ ensures (\exists Node n; reach(\result, n, next); fresh(n) && n.value == value);
    //@ ensures list != null ==> reach(\result, list, next);
    //@ ensures list != null && \old(list.next) != null ==> reach(\result, \old(list.next), next);
    static Node insert(Node list, int value) {
        Node added = new Node(value);
        if (list == null || value <= list.value) {
            added.next = list;
            return added;
        }
        Node before = list;
        while (before.next != null && before.next.value < value) {
            before = before.next;
        }
        before.next = added;
        return list;
    }
}
