package espalier;

import java.util.ConcurrentModificationException;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.function.Consumer;

/** An iterator of an unknown class: after a change that is not its own it may fail, go on, or end. */
public final class AnyIterator<E> implements ListIterator<E> {
    private final AnyContainer owner;
    private int expected;
    //@ invariant remaining >= 0;
    private int remaining;
    private boolean isAtElement;

    AnyIterator(AnyContainer owner, int remaining) {
        this.owner = owner;
        this.expected = owner.changes;
        this.remaining = remaining;
    }

    public boolean hasNext() {
        if (owner.changes != expected) {
            remaining = Any.anyInt("elements that are left", 0, Integer.MAX_VALUE);
        }
        return remaining != 0;
    }

    public E next() {
        noticesChanges();
        if (remaining == 0) {
            throw new NoSuchElementException();
        }
        remaining--;
        isAtElement = true;
        return Any.anyObject("an element");
    }

    public boolean hasPrevious() {
        return Any.anyBoolean("whether there are elements before");
    }

    public E previous() {
        noticesChanges();
        if (Any.anyBoolean("whether there are no elements before")) {
            throw new NoSuchElementException();
        }
        remaining++;
        isAtElement = true;
        return Any.anyObject("an element");
    }

    public int nextIndex() {
        return Any.anyInt("an index", 0, Integer.MAX_VALUE);
    }

    public int previousIndex() {
        return Any.anyInt("an index", -1, Integer.MAX_VALUE);
    }

    public void remove() {
        changesAtElement();
        owner.changed();
        owner.size--;
        isAtElement = false;
        expected = owner.changes;
    }

    public void set(E element) {
        changesAtElement();
    }

    public void add(E element) {
        owner.mayRefuse();
        noticesChanges();
        owner.changed();
        owner.size++;
        isAtElement = false;
        expected = owner.changes;
    }

    public void forEachRemaining(Consumer<? super E> action) {
        if (Any.anyBoolean("whether there are elements left")) {
            do {
                action.accept(Any.anyObject("an element"));
                noticesChanges();
            } while (Any.anyBoolean("whether there is another element"));
        }
        remaining = 0;
        isAtElement = true;
    }

    private void changesAtElement() {
        owner.mayRefuse();
        if (!isAtElement) {
            throw new IllegalStateException();
        }
        noticesChanges();
    }

    private void noticesChanges() {
        owner.needsWhole();
        if (owner.changes != expected) {
            if (Any.anyBoolean("whether the iterator notices")) {
                throw new ConcurrentModificationException();
            }
            remaining = Any.anyInt("elements that are left", 0, Integer.MAX_VALUE);
        }
    }
}
