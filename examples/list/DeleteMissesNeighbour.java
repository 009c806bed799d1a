// Deletion that steps forward after unlinking, and so misses the second of two neighbours with the same value.
// espalier run examples/list/DeleteMissesNeighbour.java --method delete --scope 3
// caught by: --method delete --scope 3

public class DeleteMissesNeighbour {
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
            }
            before = before.next;
        }
        return list;
    }
}
