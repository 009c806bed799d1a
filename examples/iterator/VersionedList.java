// A list that counts its modifications, so that a cursor notices when the list changed behind its back.
// espalier run examples/iterator/VersionedList.java --method removeFirst --scope 3
// espalier run examples/iterator/VersionedList.java --method changeWhileIterating --scope 3
// expect: all assertions hold for every list of at most 3 nodes

public class VersionedList {
    static class Node {
        int value;
        Node next;
    }

    static class Cursor {
        private final VersionedList list;
        private final int expectedModifications;
        private Node upcoming;

        Cursor(VersionedList list) {
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

        //@ requires list != null && upcoming != null && expectedModifications == list.modifications;
        //@ ensures \result == \old(upcoming.value) && upcoming == \old(upcoming.next);
        int next() {
            if (isStale()) throw new java.util.ConcurrentModificationException();
            int value = upcoming.value;
            upcoming = upcoming.next;
            return value;
        }
    }

    private Node head;
    private int modifications;

    //@ invariant list(head, next);

    //@ ensures head.value == value && head.next == \old(head) && modifications == \old(modifications) + 1;
    public void addFirst(int value) {
        Node added = new Node();
        added.value = value;
        added.next = head;
        head = added;
        modifications++;
    }

    //@ requires head != null;
    //@ ensures head == \old(head.next) && modifications == \old(modifications) + 1;
    public void removeFirst() {
        head = head.next;
        modifications++;
    }

    public Cursor cursor() {
        return new Cursor(this);
    }

    //@ requires list != null && list.head != null;
    //@ ensures \result;
    static boolean changeWhileIterating(VersionedList list) {
        Cursor cursor = list.cursor();
        while (cursor.hasNext()) cursor.next();
        //@ assert !(cursor.expectedModifications != list.modifications);
        list.removeFirst();
        return cursor.isStale();
    }
}
