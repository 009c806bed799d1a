// After a removal the iterator still takes the removed node for the predecessor: of two neighbours to remove, the second stays.
// espalier run examples/iterator/RemovingIteratorRelinks.java --method removeAll --scope 3
// caught by: --method removeAll --scope 3

import java.util.Iterator;
import java.util.NoSuchElementException;

public class RemovingIteratorRelinks implements Iterable<Integer> {
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
                beforeLast = last;
                last = upcoming;
                upcoming = upcoming.next;
                return last.value;
            }

            @Override
            public void remove() {
                if (beforeLast == null) head = upcoming;
                else beforeLast.next = upcoming;
            }
        };
    }

    //@ ensures (\forall Node n; reach(head, n, next); n.value != value);
    public void removeAll(int value) {
        for (Iterator<Integer> iterator = iterator(); iterator.hasNext();) {
            if (iterator.next() == value) iterator.remove();
        }
    }
}
