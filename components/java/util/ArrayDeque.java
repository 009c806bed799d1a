package java.util;

import espalier.Any;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** The protocol of ArrayDeque: how many elements there are, and whether it was changed since an iterator was made. */
public class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E>, Cloneable, java.io.Serializable {
    //@ invariant size >= 0;
    private int size;
    private int changes;

    public ArrayDeque() {
    }

    public ArrayDeque(int numElements) {
    }

    public ArrayDeque(Collection<? extends E> c) {
        size = c.size();
    }

    public void addFirst(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        insert();
    }

    public void addLast(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        insert();
    }

    public boolean add(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        insert();
        return true;
    }

    public boolean offer(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        insert();
        return true;
    }

    public boolean offerFirst(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        insert();
        return true;
    }

    public boolean offerLast(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        insert();
        return true;
    }

    public void push(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        insert();
    }

    public E removeFirst() {
        needsElement();
        return take();
    }

    public E removeLast() {
        needsElement();
        return take();
    }

    public E remove() {
        needsElement();
        return take();
    }

    public E pop() {
        needsElement();
        return take();
    }

    public E pollFirst() {
        return size == 0 ? null : take();
    }

    public E pollLast() {
        return size == 0 ? null : take();
    }

    public E poll() {
        return size == 0 ? null : take();
    }

    public E getFirst() {
        needsElement();
        return Any.anyObject("an element");
    }

    public E getLast() {
        needsElement();
        return Any.anyObject("an element");
    }

    public E element() {
        needsElement();
        return Any.anyObject("an element");
    }

    public E peekFirst() {
        return size == 0 ? null : Any.anyObject("an element");
    }

    public E peekLast() {
        return size == 0 ? null : Any.anyObject("an element");
    }

    public E peek() {
        return size == 0 ? null : Any.anyObject("an element");
    }

    public boolean remove(Object o) {
        return removeOne();
    }

    public boolean removeFirstOccurrence(Object o) {
        return removeOne();
    }

    public boolean removeLastOccurrence(Object o) {
        return removeOne();
    }

    public void clear() {
        changes++;
        size = 0;
    }

    public boolean addAll(Collection<? extends E> c) {
        if (c.size() == 0) {
            return false;
        }
        if (c == this) {
            throw new ConcurrentModificationException();
        }
        if (Any.anyBoolean("whether an element is null")) {
            throw new NullPointerException();
        }
        changes++;
        size = Any.anyInt("a size", 1, Integer.MAX_VALUE);
        return true;
    }

    public Iterator<E> iterator() {
        return new Cursor<>(this);
    }

    public Iterator<E> descendingIterator() {
        return new Cursor<>(this);
    }

    public ArrayDeque<E> clone() {
        ArrayDeque<E> copy = new ArrayDeque<>();
        copy.size = size;
        return copy;
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
        if (expected != changes && Any.anyBoolean("whether the change is noticed")) {
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
        if (expected != changes && Any.anyBoolean("whether the change is noticed")) {
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

    /** It may fail when the deque was changed: the JDK's notices only that an element is gone that it expected. */
    private static final class Cursor<E> implements Iterator<E> {
        private final ArrayDeque<E> list;
        private int expected;
        private int left;
        private boolean hasLast;

        Cursor(ArrayDeque<E> list) {
            this.list = list;
            left = list.size;
            expected = list.changes;
        }

        public boolean hasNext() {
            return left != 0;
        }

        public E next() {
            if (left == 0) {
                throw new NoSuchElementException();
            }
            needsUnchanged();
            left--;
            hasLast = true;
            return Any.anyObject("an element");
        }

        public void remove() {
            if (!hasLast) {
                throw new IllegalStateException();
            }
            needsUnchanged();
            boolean isUnchanged = expected == list.changes;
            list.changes++;
            list.size--;
            hasLast = false;
            // What others changed may still be noticed.
            if (isUnchanged) {
                expected = list.changes;
            }
        }

        public void forEachRemaining(Consumer<? super E> action) {
            if (left != 0) {
                left = 0;
                needsUnchanged();
                do {
                    action.accept(Any.anyObject("an element"));
                } while (Any.anyBoolean("whether there is another element"));
                hasLast = true;
                needsUnchanged();
            }
        }

        private void needsUnchanged() {
            if (expected != list.changes && Any.anyBoolean("whether the change is noticed")) {
                throw new ConcurrentModificationException();
            }
        }
    }
}
