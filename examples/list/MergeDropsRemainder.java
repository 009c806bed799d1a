// Merging that stops when one list is used up and forgets what is left of the other.
// espalier run examples/list/MergeDropsRemainder.java --method merge --scope 2
// caught by: --method merge --scope 2

public class MergeDropsRemainder {
    static class Node {
        int value;
        Node next;
    }

    //@ requires list(first, next) && list(second, next) && disjoint(first, second, next);
    //@ requires (\forall Node n; n.next != null; n.value <= n.next.value);
    //@ ensures list(\result, next);
    //@ ensures (\forall Node n; reach(\result, n, next) && n.next != null; n.value <= n.next.value);
    //@ ensures first != null ==> reach(\result, first, next);
    //@ ensures second != null ==> reach(\result, second, next);
    static Node merge(Node first, Node second) {
        if (first == null) return second;
        if (second == null) return first;
        Node head = null;
        Node last = null;
        while (first != null && second != null) {
            Node smaller;
            if (first.value <= second.value) {
                smaller = first;
                first = first.next;
            } else {
                smaller = second;
                second = second.next;
            }
            if (last == null) head = smaller;
            else last.next = smaller;
            last = smaller;
        }
        last.next = null;
        return head;
    }
}
