/** A sorted set that finds the neighbours of a value. */
package java.util;

import espalier.Nullable;

public interface NavigableSet<E> extends SortedSet<E> {
    @Nullable
    E lower(E e);

    @Nullable
    E floor(E e);

    @Nullable
    E ceiling(E e);

    @Nullable
    E higher(E e);

    @Nullable
    E pollFirst();

    @Nullable
    E pollLast();

    Iterator<E> iterator();

    NavigableSet<E> descendingSet();

    Iterator<E> descendingIterator();

    NavigableSet<E> subSet(E fromElement, boolean fromInclusive, E toElement, boolean toInclusive);

    NavigableSet<E> headSet(E toElement, boolean inclusive);

    NavigableSet<E> tailSet(E fromElement, boolean inclusive);

    SortedSet<E> subSet(E fromElement, E toElement);

    SortedSet<E> headSet(E toElement);

    SortedSet<E> tailSet(E fromElement);

    default E removeFirst() {
        if (this.isEmpty()) {
            throw new NoSuchElementException();
        }
        return this.pollFirst();
    }

    default E removeLast() {
        if (this.isEmpty()) {
            throw new NoSuchElementException();
        }
        return this.pollLast();
    }

    default NavigableSet<E> reversed() {
        return this.descendingSet();
    }
}
