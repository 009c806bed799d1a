// A java.util.Iterator as an inner class, with remove; a client filters the list through it.
// espalier run examples/iterator/RemovingIterator.java --method removeAll --scope 3
// expect: all assertions hold for every list of at most 3 nodes

import java.util.Iterator;
import java.util.NoSuchElementException;

public class RemovingIterator implements Iterable<Integer> {
    static class Node {
        int value;
        Node next;
    }

    private Node head;

    //@ invariant list(head, next);

    @Override
    public Iterator<Integer> iterator() {
        return new Iterator<Integer>() {
            private Node beforeLast;
            private Node last;
            private Node upcoming = head;

            @Override
            public boolean hasNext() {
                return upcoming != null;
            }

            @Override
            public Integer next() {
                if (upcoming == null) throw new NoSuchElementException();
                if (last != null) beforeLast = last;
                last = upcoming;
                upcoming = upcoming.next;
                return last.value;
            }

            @Override
            public void remove() {
                if (last == null) throw new IllegalStateException();
                if (beforeLast == null) head = upcoming;
                else beforeLast.next = upcoming;
                last = null;
            }
        };
    }

    //@ ensures (\forall Node n; reach(head, n, next); n.value != value);
    //@ ensures \old(head) != null && \old(head.value) != value ==> head == \old(head);
    public void removeAll(int value) {
        for (Iterator<Integer> iterator = iterator(); iterator.hasNext();) {
            if (iterator.next() == value) iterator.remove();
        }
    }
}
