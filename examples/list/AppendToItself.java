// The same code without the demand that the lists are disjoint: appending a list to itself makes a cycle.
// espalier run examples/list/AppendToItself.java --method append --scope 2
// caught by: --method append --scope 2

public class AppendToItself {
    static class Node {
        int value;
        Node next;
    }

    //@ requires list(first, next) && list(second, next);
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
