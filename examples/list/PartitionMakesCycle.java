// Partition that does not end the second part: its last node still points back into the first.
// espalier run examples/list/PartitionMakesCycle.java --method partition --scope 2
// caught by: --method partition --scope 2

public class PartitionMakesCycle {
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
        if (lastSmaller == null) return others;
        lastSmaller.next = others;
        return smaller;
    }
}
