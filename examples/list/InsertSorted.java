// Inserting into a sorted list keeps it sorted and loses nothing.
// espalier run examples/list/InsertSorted.java --method insert --scope 4
// expect: all assertions hold for every sorted list of at most 4 nodes

public class InsertSorted {
    static class Node {
        final int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
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
        if (list == null || value <= list.value) {
            return new Node(value, list);
        }
        Node before = list;
        while (before.next != null && before.next.value < value) {
            before = before.next;
        }
        before.next = new Node(value, before.next);
        return list;
    }
}
