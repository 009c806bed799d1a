package java.util;

import espalier.Any;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** The protocol of ArrayList: how many elements there are, and whether it was changed since an iterator was made. */
public class ArrayList<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    //@ invariant size >= 0;
    private int size;
    private int changes;

    public ArrayList() {
    }

    public ArrayList(int initialCapacity) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
        }
    }

    public ArrayList(Collection<? extends E> c) {
        size = c.size();
    }

    public void trimToSize() {
        changes++;
    }

    public void ensureCapacity(int minCapacity) {
        if (Any.anyBoolean("whether there is room")) {
            changes++;
        }
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

    public int indexOf(Object o) {
        return Any.anyInt("the index of an element");
    }

    public int lastIndexOf(Object o) {
        return Any.anyInt("the index of an element");
    }

    public Object clone() {
        ArrayList<E> copy = new ArrayList<>();
        copy.size = size;
        return copy;
    }

    public Object[] toArray() {
        return new Object[size];
    }

    public <T> T[] toArray(T[] a) {
        return a;
    }

    public <T> T[] toArray(IntFunction<T[]> generator) {
        return generator.apply(0);
    }

    public E get(int index) {
        needsIndex(index);
        return Any.anyObject("an element");
    }

    public E getFirst() {
        needsElement();
        return Any.anyObject("an element");
    }

    public E getLast() {
        needsElement();
        return Any.anyObject("an element");
    }

    public E set(int index, E element) {
        needsIndex(index);
        return Any.anyObject("an element");
    }

    public boolean add(E e) {
        changes++;
        size++;
        return true;
    }

    public void add(int index, E element) {
        needsPosition(index);
        changes++;
        size++;
    }

    public void addFirst(E element) {
        changes++;
        size++;
    }

    public void addLast(E element) {
        changes++;
        size++;
    }

    public E remove(int index) {
        needsIndex(index);
        changes++;
        size--;
        return Any.anyObject("an element");
    }

    public E removeFirst() {
        needsElement();
        changes++;
        size--;
        return Any.anyObject("an element");
    }

    public E removeLast() {
        needsElement();
        changes++;
        size--;
        return Any.anyObject("an element");
    }

    public boolean remove(Object o) {
        if (size == 0 || Any.anyBoolean("whether no element is equal")) {
            return false;
        }
        changes++;
        size--;
        return true;
    }

    public void clear() {
        changes++;
        size = 0;
    }

    public boolean addAll(Collection<? extends E> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        boolean isEmpty = c.size() == 0;
        changes++;
        if (!isEmpty) {
            size = Any.anyInt("a size", 1, Integer.MAX_VALUE);
        }
        return !isEmpty;
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        needsPosition(index);
        return addAll(c);
    }

    protected void removeRange(int fromIndex, int toIndex) {
        changes++;
        size = Any.anyInt("a size", 0, Integer.MAX_VALUE);
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
            } while (Any.anyBoolean("whether there is another element"));
        }
        if (expected != changes) {
            throw new ConcurrentModificationException();
        }
        return removeSome();
    }

    public void replaceAll(UnaryOperator<E> operator) {
        int expected = changes;
        if (size != 0) {
            do {
                operator.apply(Any.anyObject("an element"));
            } while (expected == changes && Any.anyBoolean("whether there is another element"));
        }
        if (expected != changes) {
            throw new ConcurrentModificationException();
        }
        // Some versions count it.
        if (Any.anyBoolean("whether it counts as a change")) {
            changes++;
        }
    }

    public void sort(Comparator<? super E> c) {
        int expected = changes;
        if (size != 0 && c != null) {
            do {
                c.compare(Any.anyObject("an element"), Any.anyObject("an element"));
            } while (Any.anyBoolean("whether there is another element"));
        }
        if (expected != changes) {
            throw new ConcurrentModificationException();
        }
        changes++;
    }

    public void forEach(Consumer<? super E> action) {
        int expected = changes;
        if (size != 0) {
            do {
                action.accept(Any.anyObject("an element"));
            } while (expected == changes && Any.anyBoolean("whether there is another element"));
        }
        if (expected != changes) {
            throw new ConcurrentModificationException();
        }
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

    public List<E> subList(int fromIndex, int toIndex) {
        if (fromIndex < 0 || toIndex > size) {
            throw new IndexOutOfBoundsException();
        }
        if (fromIndex > toIndex) {
            throw new IllegalArgumentException();
        }
        return new Part<>(this, null, changes);
    }

    public boolean equals(Object o) {
        return o == this || Any.anyBoolean("whether lists are equal");
    }

    public int hashCode() {
        return Any.anyInt("a hash code");
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

    private boolean removeSome() {
        if (size == 0 || Any.anyBoolean("whether all elements stay")) {
            return false;
        }
        changes++;
        size = Any.anyInt("a size", 0, Integer.MAX_VALUE);
        return true;
    }

    /** Iterates both ways. There are always between no and all elements before it, unless the list was changed. */
    private static final class Cursor<E> implements ListIterator<E> {
        private final ArrayList<E> list;
        private int expected;
        private int position;
        private boolean hasLast;
        private boolean wentBack;

        Cursor(ArrayList<E> list) {
            this.list = list;
            expected = list.changes;
        }

        public boolean hasNext() {
            return position != list.size;
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

        public E next() {
            needsUnchanged();
            if (position == list.size) {
                throw new NoSuchElementException();
            }
            position++;
            hasLast = true;
            wentBack = false;
            return Any.anyObject("an element");
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

        public void remove() {
            needsLast();
            needsUnchanged();
            list.changes++;
            list.size--;
            if (!wentBack) {
                position--;
            }
            hasLast = false;
            expected = list.changes;
        }

        public void set(E e) {
            needsLast();
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
            if (position < list.size) {
                needsUnchanged();
                do {
                    action.accept(Any.anyObject("an element"));
                } while (expected == list.changes && Any.anyBoolean("whether there is another element"));
                position = list.size;
                hasLast = true;
                wentBack = false;
                needsUnchanged();
            }
        }

        private void needsLast() {
            if (!hasLast) {
                throw new IllegalStateException();
            }
        }

        private void needsUnchanged() {
            if (expected != list.changes) {
                throw new ConcurrentModificationException();
            }
        }
    }

    /** A view of some of the elements. */
    private static final class Part<E> extends AbstractList<E> implements RandomAccess {
        private final ArrayList<E> list;
        /** The part that this is a part of. */
        private final Part<E> outer;
        private int expected;

        Part(ArrayList<E> list, Part<E> outer, int expected) {
            this.list = list;
            this.outer = outer;
            this.expected = expected;
        }

        public int size() {
            needsUnchanged();
            return Any.anyInt("a size", 0, Integer.MAX_VALUE);
        }

        public boolean isEmpty() {
            needsUnchanged();
            return Any.anyBoolean("whether a part is empty");
        }

        public E get(int index) {
            needsSomeIndex();
            needsUnchanged();
            return Any.anyObject("an element");
        }

        public E set(int index, E element) {
            needsSomeIndex();
            needsUnchanged();
            return Any.anyObject("an element");
        }

        public boolean add(E e) {
            change(list.size + 1);
            return true;
        }

        public void add(int index, E element) {
            needsSomeIndex();
            change(list.size + 1);
        }

        public E remove(int index) {
            needsSomeIndex();
            change(list.size - 1);
            return Any.anyObject("an element");
        }

        public void clear() {
            change(Any.anyInt("a size", 0, Integer.MAX_VALUE));
        }

        public Iterator<E> iterator() {
            needsUnchanged();
            return new PartCursor<>(this);
        }

        public ListIterator<E> listIterator() {
            needsUnchanged();
            return new PartCursor<>(this);
        }

        public ListIterator<E> listIterator(int index) {
            needsSomeIndex();
            return new PartCursor<>(this);
        }

        public List<E> subList(int fromIndex, int toIndex) {
            if (Any.anyBoolean("whether the index is outside of the part")) {
                throw new IndexOutOfBoundsException();
            }
            return new Part<>(list, this, expected);
        }

        /** How many elements the part has is not kept. */
        private void needsSomeIndex() {
            needsUnchanged();
            if (Any.anyBoolean("whether the index is outside of the part")) {
                throw new IndexOutOfBoundsException();
            }
        }

        private void change(int size) {
            needsUnchanged();
            list.changes++;
            list.size = size;
            for (Part<E> part = this; part != null; part = part.outer) {
                part.expected = list.changes;
            }
        }

        private void needsUnchanged() {
            if (expected != list.changes) {
                throw new ConcurrentModificationException();
            }
        }
    }

    /** Iterates over a part: how many elements it has is not kept. */
    private static final class PartCursor<E> implements ListIterator<E> {
        private final Part<E> part;
        private int expected;
        private boolean isBeforeElement;
        private boolean hasLast;

        PartCursor(Part<E> part) {
            this.part = part;
            expected = part.list.changes;
        }

        public boolean hasNext() {
            isBeforeElement = Any.anyBoolean("whether there is another element");
            return isBeforeElement;
        }

        public boolean hasPrevious() {
            return Any.anyBoolean("whether there are elements before");
        }

        public int nextIndex() {
            return Any.anyInt("an index", 0, Integer.MAX_VALUE);
        }

        public int previousIndex() {
            return Any.anyInt("an index", -1, Integer.MAX_VALUE);
        }

        public E next() {
            needsUnchanged();
            if (!isBeforeElement && Any.anyBoolean("whether there is no other element")) {
                throw new NoSuchElementException();
            }
            isBeforeElement = false;
            hasLast = true;
            return Any.anyObject("an element");
        }

        public E previous() {
            needsUnchanged();
            if (Any.anyBoolean("whether there are no elements before")) {
                throw new NoSuchElementException();
            }
            isBeforeElement = true;
            hasLast = true;
            return Any.anyObject("an element");
        }

        public void remove() {
            needsLast();
            needsUnchanged();
            part.change(part.list.size - 1);
            isBeforeElement = false;
            hasLast = false;
            expected = part.list.changes;
        }

        public void set(E e) {
            needsLast();
            needsUnchanged();
        }

        public void add(E e) {
            needsUnchanged();
            part.change(part.list.size + 1);
            hasLast = false;
            expected = part.list.changes;
        }

        public void forEachRemaining(Consumer<? super E> action) {
            if (isBeforeElement || Any.anyBoolean("whether there is another element")) {
                needsUnchanged();
                do {
                    action.accept(Any.anyObject("an element"));
                } while (expected == part.list.changes && Any.anyBoolean("whether there is another element"));
                hasLast = true;
                needsUnchanged();
            }
            isBeforeElement = false;
        }

        private void needsLast() {
            if (!hasLast) {
                throw new IllegalStateException();
            }
        }

        private void needsUnchanged() {
            if (expected != part.list.changes) {
                throw new ConcurrentModificationException();
            }
        }
    }
}
