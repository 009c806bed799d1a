// Deleting every node that holds a value.
// espalier run examples/list/Delete.java --method delete --scope 4
// expect: all assertions hold for every list of at most 4 nodes

public class Delete {
    static class Node {
        int value;
        Node next;
    }

    //@ requires list(list, next);
    //@ ensures list(\result, next);
    //@ ensures (\forall Node n; reach(\result, n, next); n.value != value);
    //@ ensures list != null && list.value != value ==> \result == list;
    static Node delete(Node list, int value) {
        while (list != null && list.value == value) {
            list = list.next;
        }
        Node before = list;
        while (before != null && before.next != null) {
            if (before.next.value == value) {
                before.next = before.next.next;
            } else {
                before = before.next;
            }
        }
        return list;
    }
}
