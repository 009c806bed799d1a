// Merging two sorted lists without allocating.
// espalier run examples/list/Merge.java --method merge --scope 4
// expect: all assertions hold for all pairs of disjoint sorted lists with at most 4 nodes together

public class Merge {
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
        Node head;
        if (first.value <= second.value) {
            head = first;
            first = first.next;
        } else {
            head = second;
            second = second.next;
        }
        Node last = head;
        while (first != null && second != null) {
            if (first.value <= second.value) {
                last.next = first;
                first = first.next;
            } else {
                last.next = second;
                second = second.next;
            }
            last = last.next;
        }
        last.next = first != null ? first : second;
        return head;
    }
}
