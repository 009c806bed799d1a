// Appending one list to another, which must not share nodes with it.
// espalier run examples/list/Append.java --method append --scope 4
// expect: all assertions hold for all pairs of disjoint lists with at most 4 nodes together

public class Append {
    static class Node {
        int value;
        Node next;
    }

    //@ requires list(first, next) && list(second, next);
    //@ requires disjoint(first, second, next);
    //@ ensures list(\result, next);
    //@ ensures first != null ==> \result == first;
    //@ ensures second != null ==> reach(\result, second, next);
    static Node append(Node first, Node second) {
        if (first == null) return second;
        Node last = first;
        while (last.next != null) last = last.next;
        last.next = second;
        return first;
    }
}
