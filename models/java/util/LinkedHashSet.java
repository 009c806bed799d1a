/** A hash set that is walked in the order of insertion. */
package java.util;

public class LinkedHashSet<E> extends HashSet<E>
        implements SequencedSet<E>, Set<E>, Cloneable, java.io.Serializable {
    public LinkedHashSet(int initialCapacity, float loadFactor) {
        super(new LinkedHashMap<E, Object>(initialCapacity, loadFactor));
    }

    public LinkedHashSet(int initialCapacity) {
        super(new LinkedHashMap<E, Object>(initialCapacity, .75f));
    }

    public LinkedHashSet() {
        super(new LinkedHashMap<E, Object>(16, .75f));
    }

    public LinkedHashSet(Collection<? extends E> c) {
        super(new LinkedHashMap<E, Object>(Math.max(2 * c.size(), 11), .75f));
        addAll(c);
    }

    public static <T> LinkedHashSet<T> newLinkedHashSet(int numElements) {
        if (numElements < 0) {
            throw new IllegalArgumentException("Negative number of elements: " + numElements);
        }
        return new LinkedHashSet<T>((int) Math.ceil(numElements / 0.75));
    }

    @Override
    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.DISTINCT | Spliterator.ORDERED);
    }

    private SequencedMap<E, Object> sequence() {
        return (LinkedHashMap<E, Object>) map;
    }

    public void addFirst(E e) {
        sequence().putFirst(e, PRESENT);
    }

    public void addLast(E e) {
        sequence().putLast(e, PRESENT);
    }

    public E getFirst() {
        return iterator().next();
    }

    public E getLast() {
        Map.Entry<E, Object> entry = sequence().lastEntry();
        if (entry == null) {
            throw new NoSuchElementException();
        }
        return entry.getKey();
    }

    public E removeFirst() {
        E element = getFirst();
        remove(element);
        return element;
    }

    public E removeLast() {
        E element = getLast();
        remove(element);
        return element;
    }

    public SequencedSet<E> reversed() {
        return new ReverseViews.ReverseLinkedSet<E>(this, (LinkedHashMap<E, Object>) map);
    }
}
