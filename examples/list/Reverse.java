// Reversing a singly linked list in place.
// espalier run examples/list/Reverse.java --method reverse --scope 5
// expect: all assertions hold for every list of at most 5 nodes

public class Reverse {
    static class Node {
        int value;
        Node next;
    }

    //@ requires list(list, next);
    //@ ensures list(\result, next) && acyclic(\result, next);
    //@ ensures list != null ==> reach(\result, list, next) && list.next == null;
    //@ ensures list != null && \old(list.next) != null ==> reach(\result, \old(list.next), next);
    static Node reverse(Node list) {
        Node reversed = null;
        while (list != null) {
            //@ assert disjoint(list, reversed, next);
            Node rest = list.next;
            list.next = reversed;
            reversed = list;
            list = rest;
        }
        return reversed;
    }
}
