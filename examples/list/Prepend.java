// A node before a list: what comes out is a list again, of which the old one is the rest.
// espalier run examples/list/Prepend.java --method prepend --scope 4
// expect: all assertions hold for every list of at most 4 nodes

public class Prepend {
    static class Node {
        int value;
        Node next;
    }

    //@ requires list(list, next);
    static Node prepend(Node list, int value) {
        Node added = new Node();
        added.value = value;
        added.next = list;
        //@ assert list(added, next) && added.next == list;
        return added;
    }
}
