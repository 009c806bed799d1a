package java.util;

import espalier.Any;

/** The protocol of LinkedHashSet: as HashSet. */
public class LinkedHashSet<E> extends HashSet<E> implements SequencedSet<E>, Cloneable, java.io.Serializable {
    public LinkedHashSet() {
    }

    public LinkedHashSet(int initialCapacity) {
        super(initialCapacity);
    }

    public LinkedHashSet(int initialCapacity, float loadFactor) {
        super(initialCapacity, loadFactor);
    }

    public LinkedHashSet(Collection<? extends E> c) {
        super(c);
    }

    public static <T> LinkedHashSet<T> newLinkedHashSet(int numElements) {
        return new LinkedHashSet<>();
    }

    public void addFirst(E e) {
        map.changes++;
        map.putOne();
    }

    public void addLast(E e) {
        map.changes++;
        map.putOne();
    }

    public E getFirst() {
        needsElement();
        return Any.anyObject("an element");
    }

    public E getLast() {
        needsElement();
        return Any.anyObject("an element");
    }

    public E removeFirst() {
        needsElement();
        return take();
    }

    public E removeLast() {
        needsElement();
        return take();
    }

    public SequencedSet<E> reversed() {
        return Any.anyObject("a view");
    }

    private void needsElement() {
        if (map.size == 0) {
            throw new NoSuchElementException();
        }
    }

    private E take() {
        map.changes++;
        map.size--;
        return Any.anyObject("an element");
    }
}
