package espalier;

import espalier.Kept;
import java.util.Collection;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.NavigableSet;
import java.util.SortedSet;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * A collection of an unknown class, as far as interfaces promise anything: it may refuse changes, changes may change nothing, and
 * its iterators may or may not notice them.
 */
public class AnyCollection<E> extends AnyContainer implements List<E>, NavigableSet<E>, Deque<E> {
    private AnyContainer whole() {
        needsWhole();
        return behind();
    }

    private void needsPosition(int index) {
        needsWhole();
        if (index < 0 || index > behind().size) {
            throw new IndexOutOfBoundsException();
        }
    }

    private void mayNotice(int before) {
        if (behind().changes != before && Any.anyBoolean("whether the change is noticed")) {
            throw new ConcurrentModificationException();
        }
    }

    private void mayChangeOrder() {
        mayRefuse();
        if (Any.anyBoolean("whether it counts as a change")) {
            behind().changed();
        }
    }

    public int size() {
        needsWhole();
        return behind().size;
    }

    public boolean isEmpty() {
        needsWhole();
        return behind().size == 0;
    }

    public boolean contains(Object o) {
        needsWhole();
        return behind().size != 0 && Any.anyBoolean("whether an element is equal");
    }

    public boolean containsAll(Collection<?> c) {
        needsWhole();
        return Any.anyBoolean("whether all are there");
    }

    public Iterator<E> iterator() {
        return new AnyIterator<>(whole(), behind().size);
    }

    public ListIterator<E> listIterator() {
        return new AnyIterator<>(whole(), behind().size);
    }

    public ListIterator<E> listIterator(int index) {
        needsPosition(index);
        return new AnyIterator<>(whole(), Any.anyInt("elements that are left", 0, Integer.MAX_VALUE));
    }

    public Iterator<E> descendingIterator() {
        return new AnyIterator<>(whole(), behind().size);
    }

    public void forEach(Consumer<? super E> action) {
        needsWhole();
        if (behind().size != 0) {
            int before = behind().changes;
            do {
                action.accept(Any.anyObject("an element"));
            } while (Any.anyBoolean("whether there is another element"));
            mayNotice(before);
        }
    }

    public Object[] toArray() {
        needsWhole();
        return Any.anyObject("an array");
    }

    public <T> T[] toArray(T[] a) {
        needsWhole();
        return Any.anyObject("an array");
    }

    public <T> T[] toArray(IntFunction<T[]> generator) {
        needsWhole();
        return generator.apply(0);
    }

    public Spliterator<E> spliterator() {
        needsWhole();
        return Any.anyObject("a spliterator");
    }

    public Stream<E> stream() {
        needsWhole();
        return Any.anyObject("a stream");
    }

    public Stream<E> parallelStream() {
        needsWhole();
        return Any.anyObject("a stream");
    }

    public boolean add(E e) {
        return mayAdd();
    }

    public boolean offer(E e) {
        return mayAdd();
    }

    public boolean offerFirst(E e) {
        return mayAdd();
    }

    public boolean offerLast(E e) {
        return mayAdd();
    }

    public void addFirst(E e) {
        mayAdd();
    }

    public void addLast(E e) {
        mayAdd();
    }

    public void push(E e) {
        mayAdd();
    }

    public void add(int index, E element) {
        needsPosition(index);
        mayAdd();
    }

    public boolean addAll(Collection<? extends E> c) {
        return mayChange();
    }

    public boolean removeAll(Collection<?> c) {
        return mayChange();
    }

    public boolean retainAll(Collection<?> c) {
        return mayChange();
    }

    public boolean remove(Object o) {
        return mayChange();
    }

    public boolean removeFirstOccurrence(Object o) {
        return mayChange();
    }

    public boolean removeLastOccurrence(Object o) {
        return mayChange();
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        needsPosition(index);
        return mayChange();
    }

    public boolean removeIf(Predicate<? super E> filter) {
        needsWhole();
        if (behind().size != 0) {
            int before = behind().changes;
            do {
                filter.test(Any.anyObject("an element"));
            } while (Any.anyBoolean("whether there is another element"));
            mayNotice(before);
        }
        return mayChange();
    }

    public void clear() {
        mayRefuse();
        behind().size = 0;
        if (Any.anyBoolean("whether it counts as a change")) {
            behind().changed();
        }
    }

    public void replaceAll(UnaryOperator<E> operator) {
        int before = behind().changes;
        do {
            operator.apply(Any.anyObject("an element"));
        } while (Any.anyBoolean("whether there is another element"));
        mayNotice(before);
        mayChangeOrder();
    }

    public void sort(Comparator<? super E> c) {
        if (c != null) {
            int before = behind().changes;
            do {
                c.compare(Any.anyObject("an element"), Any.anyObject("an element"));
            } while (Any.anyBoolean("whether there is another element"));
            mayNotice(before);
        }
        mayChangeOrder();
    }

    public E get(int index) {
        needsIndex(index);
        return Any.anyObject("an element");
    }

    public E set(int index, E element) {
        mayRefuse();
        needsIndex(index);
        return Any.anyObject("an element");
    }

    public E remove(int index) {
        mayRefuse();
        needsIndex(index);
        takes();
        return Any.anyObject("an element");
    }

    public int indexOf(Object o) {
        needsWhole();
        return Any.anyInt("the index of an element", -1, Integer.MAX_VALUE);
    }

    public int lastIndexOf(Object o) {
        needsWhole();
        return Any.anyInt("the index of an element", -1, Integer.MAX_VALUE);
    }

    public E getFirst() {
        needsElement();
        return Any.anyObject("an element");
    }

    public E getLast() {
        needsElement();
        return Any.anyObject("an element");
    }

    public E first() {
        needsElement();
        return Any.anyObject("an element");
    }

    public E last() {
        needsElement();
        return Any.anyObject("an element");
    }

    public E element() {
        needsElement();
        return Any.anyObject("an element");
    }

    public E removeFirst() {
        mayRefuse();
        needsElement();
        takes();
        return Any.anyObject("an element");
    }

    public E removeLast() {
        mayRefuse();
        needsElement();
        takes();
        return Any.anyObject("an element");
    }

    public E remove() {
        mayRefuse();
        needsElement();
        takes();
        return Any.anyObject("an element");
    }

    public E pop() {
        mayRefuse();
        needsElement();
        takes();
        return Any.anyObject("an element");
    }

    public E poll() {
        mayRefuse();
        if (behind().size == 0) {
            return null;
        }
        takes();
        return Any.anyObject("an element");
    }

    public E pollFirst() {
        mayRefuse();
        if (behind().size == 0) {
            return null;
        }
        takes();
        return Any.anyObject("an element");
    }

    public E pollLast() {
        mayRefuse();
        if (behind().size == 0) {
            return null;
        }
        takes();
        return Any.anyObject("an element");
    }

    public E peek() {
        needsWhole();
        return Any.anyObject("an element");
    }

    public E peekFirst() {
        needsWhole();
        return Any.anyObject("an element");
    }

    public E peekLast() {
        needsWhole();
        return Any.anyObject("an element");
    }

    public E lower(E e) {
        needsWhole();
        return Any.anyObject("an element");
    }

    public E floor(E e) {
        needsWhole();
        return Any.anyObject("an element");
    }

    public E ceiling(E e) {
        needsWhole();
        return Any.anyObject("an element");
    }

    public E higher(E e) {
        needsWhole();
        return Any.anyObject("an element");
    }

    public Comparator<? super E> comparator() {
        return Any.anyObject("a comparator");
    }

    public AnyCollection<E> reversed() {
        needsWhole();
        return new View<>(behind());
    }

    public NavigableSet<E> descendingSet() {
        needsWhole();
        return new View<>(behind());
    }

    public SortedSet<E> subSet(E from, E to) {
        needsWhole();
        return new View<>(behind());
    }

    public SortedSet<E> headSet(E to) {
        needsWhole();
        return new View<>(behind());
    }

    public SortedSet<E> tailSet(E from) {
        needsWhole();
        return new View<>(behind());
    }

    public NavigableSet<E> subSet(E from, boolean isFromIncluded, E to, boolean isToIncluded) {
        needsWhole();
        return new View<>(behind());
    }

    public NavigableSet<E> headSet(E to, boolean isIncluded) {
        needsWhole();
        return new View<>(behind());
    }

    public NavigableSet<E> tailSet(E from, boolean isIncluded) {
        needsWhole();
        return new View<>(behind());
    }

    public List<E> subList(int from, int to) {
        needsPosition(from);
        needsPosition(to);
        return new SubList<>(behind());
    }

    /** Elements of another one, seen from elsewhere: keys of a map, the upper half of a set. */
    @Kept
    static final class View<E> extends AnyCollection<E> {
        private final AnyContainer behind;

        View(AnyContainer behind) {
            this.behind = behind;
        }

        @Override
        AnyContainer behind() {
            return behind;
        }
    }

    /** Refuses everything where its list was changed otherwise than through it. */
    static final class SubList<E> extends AnyCollection<E> {
        private final AnyContainer list;
        private int expected;

        SubList(AnyContainer list) {
            this.list = list;
            this.expected = list.changes;
            this.size = Any.anyInt("the number of elements", 0, Integer.MAX_VALUE);
        }

        @Override
        void changed() {
            changes++;
            list.changed();
            list.size = Any.anyInt("the number of elements", 0, Integer.MAX_VALUE);
            expected = list.changes;
        }

        @Override
        void needsWhole() {
            list.needsWhole();
            if (list.changes != expected && Any.anyBoolean("whether the change is noticed")) {
                throw new ConcurrentModificationException();
            }
        }
    }
}
