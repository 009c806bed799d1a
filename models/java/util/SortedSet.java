/** A set whose elements are walked in order. */
package java.util;

import espalier.Nullable;

public interface SortedSet<E> extends Set<E>, SequencedSet<E> {
    @Nullable
    Comparator<? super E> comparator();

    SortedSet<E> subSet(E fromElement, E toElement);

    SortedSet<E> headSet(E toElement);

    SortedSet<E> tailSet(E fromElement);

    E first();

    E last();

    @Override
    default Spliterator<E> spliterator() {
        return new Spliterators.SortedSpliterator<E>(this);
    }

    default E getFirst() {
        return this.first();
    }

    default E getLast() {
        return this.last();
    }

    default E removeFirst() {
        E element = this.first();
        this.remove(element);
        return element;
    }

    default E removeLast() {
        E element = this.last();
        this.remove(element);
        return element;
    }

    default void addFirst(E e) {
        throw new UnsupportedOperationException();
    }

    default void addLast(E e) {
        throw new UnsupportedOperationException();
    }

    default SortedSet<E> reversed() {
        throw new UnsupportedOperationException("reversed view of a sorted set that is not navigable");
    }
}
