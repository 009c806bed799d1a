package java.util;

import espalier.Any;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** The protocol of LinkedList: how many elements there are, and whether it was changed since an iterator was made. */
public class LinkedList<E> extends AbstractSequentialList<E>
        implements List<E>, Deque<E>, Cloneable, java.io.Serializable {
    //@ invariant size >= 0;
    private int size;
    private int changes;

    public LinkedList() {
    }

    public LinkedList(Collection<? extends E> c) {
        size = c.size();
    }

    public void addFirst(E e) {
        insert();
    }

    public void addLast(E e) {
        insert();
    }

    public boolean add(E e) {
        insert();
        return true;
    }

    public boolean offer(E e) {
        insert();
        return true;
    }

    public boolean offerFirst(E e) {
        insert();
        return true;
    }

    public boolean offerLast(E e) {
        insert();
        return true;
    }

    public void push(E e) {
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
        if (c == null) {
            throw new NullPointerException();
        }
        if (c.size() == 0) {
            return false;
        }
        changes++;
        size = Any.anyInt("a size", 1, Integer.MAX_VALUE);
        return true;
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        needsPosition(index);
        return addAll(c);
    }

    public E get(int index) {
        needsIndex(index);
        return Any.anyObject("an element");
    }

    public E set(int index, E element) {
        needsIndex(index);
        return Any.anyObject("an element");
    }

    public void add(int index, E element) {
        needsPosition(index);
        insert();
    }

    public E remove(int index) {
        needsIndex(index);
        return take();
    }

    public int indexOf(Object o) {
        return Any.anyInt("the index of an element");
    }

    public int lastIndexOf(Object o) {
        return Any.anyInt("the index of an element");
    }

    public Iterator<E> iterator() {
        return new Cursor<>(this);
    }

    public ListIterator<E> listIterator() {
        return new Cursor<>(this);
    }

    public ListIterator<E> listIterator(int index) {
        needsPosition(index);
        Cursor<E> cursor = new Cursor<>(this);
        cursor.position = index;
        return cursor;
    }

    public Iterator<E> descendingIterator() {
        return new Descending<>(this);
    }

    public LinkedList<E> reversed() {
        return Any.anyObject("a view");
    }

    public Object clone() {
        LinkedList<E> copy = new LinkedList<>();
        copy.size = size;
        return copy;
    }

    public boolean equals(Object o) {
        return o == this || Any.anyBoolean("whether lists are equal");
    }

    public int hashCode() {
        return Any.anyInt("a hash code");
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
        if (c == null) {
            throw new NullPointerException();
        }
        c.size();
        return removeSome();
    }

    public boolean retainAll(Collection<?> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        c.size();
        return removeSome();
    }

    public boolean removeIf(Predicate<? super E> filter) {
        int expected = changes;
        if (size != 0) {
            do {
                filter.test(Any.anyObject("an element"));
            } while (expected == changes && Any.anyBoolean("whether there is another element"));
        }
        // Nobody looks after the last element.
        if (expected != changes && Any.anyBoolean("whether it was not the last element")) {
            throw new ConcurrentModificationException();
        }
        return removeSome();
    }

    public void forEach(Consumer<? super E> action) {
        int expected = changes;
        if (size != 0) {
            do {
                action.accept(Any.anyObject("an element"));
            } while (expected == changes && Any.anyBoolean("whether there is another element"));
        }
        if (expected != changes && Any.anyBoolean("whether it was not the last element")) {
            throw new ConcurrentModificationException();
        }
    }

    public String toString() {
        return "[]";
    }

    private void needsIndex(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException();
        }
    }

    private void needsPosition(int index) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException();
        }
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

    /** Goes back from the end. */
    private static final class Descending<E> implements Iterator<E> {
        private final Cursor<E> cursor;

        Descending(LinkedList<E> list) {
            cursor = new Cursor<>(list);
            cursor.position = list.size;
        }

        public boolean hasNext() {
            return cursor.hasPrevious();
        }

        public E next() {
            return cursor.previous();
        }

        public void remove() {
            cursor.remove();
        }
    }

    /** Iterates both ways. */
    private static final class Cursor<E> implements ListIterator<E> {
        private final LinkedList<E> list;
        private int expected;
        private int position;
        private boolean hasLast;
        private boolean wentBack;

        Cursor(LinkedList<E> list) {
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
            wentBack = false;
            return Any.anyObject("an element");
        }

        public void remove() {
            if (!hasLast) {
                throw new IllegalStateException();
            }
            needsUnchanged();
            list.changes++;
            list.size--;
            if (!wentBack) {
                position--;
            }
            hasLast = false;
            expected = list.changes;
        }

        public boolean hasPrevious() {
            return position != 0;
        }

        public int nextIndex() {
            return position;
        }

        public int previousIndex() {
            return position - 1;
        }

        public E previous() {
            needsUnchanged();
            if (position == 0) {
                throw new NoSuchElementException();
            }
            position--;
            hasLast = true;
            wentBack = true;
            return Any.anyObject("an element");
        }

        public void set(E e) {
            if (!hasLast) {
                throw new IllegalStateException();
            }
            needsUnchanged();
        }

        public void add(E e) {
            needsUnchanged();
            list.changes++;
            list.size++;
            position++;
            hasLast = false;
            expected = list.changes;
        }

        public void forEachRemaining(Consumer<? super E> action) {
            if (expected == list.changes && position < list.size) {
                do {
                    action.accept(Any.anyObject("an element"));
                } while (expected == list.changes && Any.anyBoolean("whether there is another element"));
                position = list.size;
                hasLast = true;
                wentBack = false;
            }
            needsUnchanged();
        }

        private void needsUnchanged() {
            if (expected != list.changes) {
                throw new ConcurrentModificationException();
            }
        }
    }
}
