// Removal that does not count as a modification: a cursor goes on over nodes that are no longer in the list.
// espalier run examples/iterator/VersionedListForgetsToCount.java --method changeWhileIterating --scope 2
// caught by: --method changeWhileIterating --scope 2

public class VersionedListForgetsToCount {
    static class Node {
        int value;
        Node next;
    }

    static class Cursor {
        private final VersionedListForgetsToCount list;
        private final int expectedModifications;
        private Node upcoming;

        Cursor(VersionedListForgetsToCount list) {
            this.list = list;
            this.expectedModifications = list.modifications;
            this.upcoming = list.head;
        }

        boolean isStale() {
            return expectedModifications != list.modifications;
        }

        boolean hasNext() {
            return upcoming != null;
        }
    }

    private Node head;
    private int modifications;

    //@ invariant list(head, next);

    public void addFirst(int value) {
        Node added = new Node();
        added.value = value;
        added.next = head;
        head = added;
        modifications++;
    }

    //@ requires head != null;
    public void removeFirst() {
        head = head.next;
    }

    //@ requires list != null && list.head != null;
    //@ ensures \result;
    static boolean changeWhileIterating(VersionedListForgetsToCount list) {
        Cursor cursor = new Cursor(list);
        list.removeFirst();
        return cursor.isStale();
    }
}
