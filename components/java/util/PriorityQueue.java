package java.util;

import espalier.Any;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** The protocol of PriorityQueue: how many elements there are, and whether it was changed since an iterator was made. */
public class PriorityQueue<E> extends AbstractQueue<E> implements java.io.Serializable {
    //@ invariant size >= 0;
    private int size;
    private int changes;

    public PriorityQueue() {
    }

    public PriorityQueue(int initialCapacity) {
        this(initialCapacity, null);
    }

    public PriorityQueue(Comparator<? super E> comparator) {
    }

    public PriorityQueue(int initialCapacity, Comparator<? super E> comparator) {
        if (initialCapacity < 1) {
            throw new IllegalArgumentException();
        }
    }

    public PriorityQueue(Collection<? extends E> c) {
        size = c.size();
    }

    public PriorityQueue(PriorityQueue<? extends E> c) {
        size = c.size();
    }

    public PriorityQueue(SortedSet<? extends E> c) {
        size = c.size();
    }

    public boolean add(E e) {
        return offer(e);
    }

    public boolean offer(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        insert();
        return true;
    }

    public boolean addAll(Collection<? extends E> c) {
        if (c == this) {
            throw new IllegalArgumentException();
        }
        if (c.size() == 0) {
            return false;
        }
        if (Any.anyBoolean("whether an element is null")) {
            throw new NullPointerException();
        }
        changes++;
        size = Any.anyInt("a size", 1, Integer.MAX_VALUE);
        return true;
    }

    public E remove() {
        needsElement();
        return take();
    }

    public E element() {
        needsElement();
        return Any.anyObject("an element");
    }

    public E poll() {
        return size == 0 ? null : take();
    }

    public E peek() {
        return size == 0 ? null : Any.anyObject("an element");
    }

    public boolean remove(Object o) {
        return removeOne();
    }

    public void clear() {
        changes++;
        size = 0;
    }

    public Comparator<? super E> comparator() {
        return Any.anyObject("the comparator");
    }

    public Iterator<E> iterator() {
        return new Cursor<>(this);
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public boolean contains(Object o) {
        return size != 0 && Any.anyBoolean("whether an element is equal");
    }

    public Object[] toArray() {
        return new Object[size];
    }

    public <T> T[] toArray(T[] a) {
        return a;
    }

    public boolean removeAll(Collection<?> c) {
        c.size();
        return removeSome();
    }

    public boolean retainAll(Collection<?> c) {
        c.size();
        return removeSome();
    }

    public boolean removeIf(Predicate<? super E> filter) {
        int expected = changes;
        if (size != 0) {
            do {
                filter.test(Any.anyObject("an element"));
            } while (Any.anyBoolean("whether there is another element"));
        }
        if (expected != changes) {
            throw new ConcurrentModificationException();
        }
        return removeSome();
    }

    public void forEach(Consumer<? super E> action) {
        int expected = changes;
        if (size != 0) {
            do {
                action.accept(Any.anyObject("an element"));
            } while (Any.anyBoolean("whether there is another element"));
        }
        if (expected != changes) {
            throw new ConcurrentModificationException();
        }
    }

    public String toString() {
        return "[]";
    }

    private void needsElement() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
    }

    private boolean removeOne() {
        if (size == 0 || Any.anyBoolean("whether no element is equal")) {
            return false;
        }
        changes++;
        size--;
        return true;
    }

    private boolean removeSome() {
        if (size == 0 || Any.anyBoolean("whether all elements stay")) {
            return false;
        }
        changes++;
        size = Any.anyInt("a size", 0, Integer.MAX_VALUE);
        return true;
    }

    private E take() {
        changes++;
        size--;
        return Any.anyObject("an element");
    }

    private void insert() {
        changes++;
        size++;
    }

    private static final class Cursor<E> implements Iterator<E> {
        private final PriorityQueue<E> list;
        private int expected;
        private int position;
        private boolean hasLast;

        Cursor(PriorityQueue<E> list) {
            this.list = list;
            expected = list.changes;
        }

        public boolean hasNext() {
            return position < list.size;
        }

        public E next() {
            needsUnchanged();
            if (position >= list.size) {
                throw new NoSuchElementException();
            }
            position++;
            hasLast = true;
            return Any.anyObject("an element");
        }

        public void remove() {
            if (!hasLast) {
                throw new IllegalStateException();
            }
            needsUnchanged();
            list.changes++;
            list.size--;
            position--;
            hasLast = false;
            expected = list.changes;
        }

        private void needsUnchanged() {
            if (expected != list.changes) {
                throw new ConcurrentModificationException();
            }
        }
    }
}
