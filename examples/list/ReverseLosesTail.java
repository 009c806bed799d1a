// Reversal that moves on through the link it has just overwritten: everything behind the first node is lost.
// espalier run examples/list/ReverseLosesTail.java --method reverse --scope 3
// caught by: --method reverse --scope 3

public class ReverseLosesTail {
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
            list.next = reversed;
            reversed = list;
            list = list.next;
        }
        return reversed;
    }
}
