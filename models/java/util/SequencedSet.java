/** A set with a first and a last element, which can be viewed in reverse. */
package java.util;

public interface SequencedSet<E> extends Set<E>, SequencedCollection<E> {
    @Override
    SequencedSet<E> reversed();
}
