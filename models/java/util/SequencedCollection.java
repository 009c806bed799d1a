/** A collection with a first and a last element, which can be viewed in reverse. */
package java.util;

public interface SequencedCollection<E> extends Collection<E> {
    SequencedCollection<E> reversed();

    default void addFirst(E e) {
        throw new UnsupportedOperationException();
    }

    default void addLast(E e) {
        throw new UnsupportedOperationException();
    }

    default E getFirst() {
        return iterator().next();
    }

    default E getLast() {
        return reversed().iterator().next();
    }

    default E removeFirst() {
        Iterator<E> iterator = iterator();
        E element = iterator.next();
        iterator.remove();
        return element;
    }

    default E removeLast() {
        Iterator<E> iterator = reversed().iterator();
        E element = iterator.next();
        iterator.remove();
        return element;
    }
}
