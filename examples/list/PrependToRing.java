// The same code without the demand that it is a list: before a ring, no list comes out.
// espalier run examples/list/PrependToRing.java --method prepend --scope 2
// caught by: --method prepend --scope 2

public class PrependToRing {
    static class Node {
        int value;
        Node next;
    }

    static Node prepend(Node list, int value) {
        Node added = new Node();
        added.value = value;
        added.next = list;
        //@ assert list(added, next) && added.next == list;
        return added;
    }
}
