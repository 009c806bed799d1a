/** Walks the elements that a queue had when the iterator was made; never fails because of a change. */
package java.util.concurrent;

import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;

final class SnapshotIterator<E> implements Iterator<E> {
    private final Collection<E> collection;
    private final Object[] elements;
    private int cursor = 0;
    private boolean removable = false;

    SnapshotIterator(Collection<E> collection) {
        this.collection = collection;
        this.elements = collection.toArray();
    }

    public boolean hasNext() {
        return cursor < elements.length;
    }

    @SuppressWarnings("unchecked")
    public E next() {
        if (cursor >= elements.length) {
            throw new NoSuchElementException();
        }
        removable = true;
        return (E) elements[cursor++];
    }

    public void remove() {
        if (!removable) {
            throw new IllegalStateException();
        }
        removable = false;
        collection.remove(elements[cursor - 1]);
    }
}
