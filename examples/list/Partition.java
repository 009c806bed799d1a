// Partitioning a list around a pivot: smaller values first, order kept otherwise.
// espalier run examples/list/Partition.java --method partition --scope 4
// expect: all assertions hold for every list of at most 4 nodes

public class Partition {
    static class Node {
        int value;
        Node next;
    }

    //@ requires list(list, next);
    //@ ensures list(\result, next);
    //@ ensures list != null ==> reach(\result, list, next);
    //@ ensures (\forall Node n; reach(\result, n, next) && n.next != null; n.value < pivot || n.next.value >= pivot);
    static Node partition(Node list, int pivot) {
        Node smaller = null, lastSmaller = null, others = null, lastOther = null;
        for (Node node = list; node != null; node = node.next) {
            if (node.value < pivot) {
                if (lastSmaller == null) smaller = node;
                else lastSmaller.next = node;
                lastSmaller = node;
            } else {
                if (lastOther == null) others = node;
                else lastOther.next = node;
                lastOther = node;
            }
        }
        if (lastOther != null) lastOther.next = null;
        if (lastSmaller == null) return others;
        lastSmaller.next = others;
        return smaller;
    }
}
