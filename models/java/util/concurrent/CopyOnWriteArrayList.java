/** A list that copies its array on every change; iterators see the array as it was when they were made. */
package java.util.concurrent;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

public class CopyOnWriteArrayList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    /** Never changed once it is here. */
    private Object[] array;

    public CopyOnWriteArrayList() {
        array = new Object[0];
    }

    public CopyOnWriteArrayList(Collection<? extends E> c) {
        array = copyOf(c.toArray());
    }

    public CopyOnWriteArrayList(E[] toCopyIn) {
        array = copyOf(toCopyIn);
    }

    private static Object[] copyOf(Object[] source) {
        Object[] copy = new Object[source.length];
        System.arraycopy(source, 0, copy, 0, source.length);
        return copy;
    }

    /** The elements as a changeable list; `array` is replaced by its contents afterwards. */
    @SuppressWarnings("unchecked")
    private ArrayList<E> copy() {
        return new ArrayList<E>((List<E>) Arrays.asList(array));
    }

    @SuppressWarnings("unchecked")
    private E elementAt(int index) {
        return (E) array[index];
    }

    public int size() {
        return array.length;
    }

    public boolean isEmpty() {
        return array.length == 0;
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public int indexOf(Object o) {
        return Arrays.asList(array).indexOf(o);
    }

    public int lastIndexOf(Object o) {
        return Arrays.asList(array).lastIndexOf(o);
    }

    public Object clone() {
        return new CopyOnWriteArrayList<E>(this);
    }

    public Object[] toArray() {
        return copyOf(array);
    }

    public <T> T[] toArray(T[] a) {
        return Arrays.asList(array).toArray(a);
    }

    public E get(int index) {
        return elementAt(index);
    }

    public E set(int index, E element) {
        E old = elementAt(index);
        Object[] copy = copyOf(array);
        copy[index] = element;
        array = copy;
        return old;
    }

    public boolean add(E e) {
        Object[] copy = Arrays.copyOf(array, array.length + 1);
        copy[array.length] = e;
        array = copy;
        return true;
    }

    private void checkPosition(int index) {
        if (index > array.length || index < 0) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + array.length);
        }
    }

    public void add(int index, E element) {
        checkPosition(index);
        ArrayList<E> copy = copy();
        copy.add(index, element);
        array = copy.toArray();
    }

    public E remove(int index) {
        E old = elementAt(index);
        ArrayList<E> copy = copy();
        copy.remove(index);
        array = copy.toArray();
        return old;
    }

    public boolean remove(Object o) {
        int index = indexOf(o);
        if (index < 0) {
            return false;
        }
        remove(index);
        return true;
    }

    public boolean addIfAbsent(E e) {
        return indexOf(e) < 0 && add(e);
    }

    public int addAllAbsent(Collection<? extends E> c) {
        int added = 0;
        for (E element : c) {
            if (addIfAbsent(element)) {
                added++;
            }
        }
        return added;
    }

    public boolean containsAll(Collection<?> c) {
        for (Object element : c) {
            if (!contains(element)) {
                return false;
            }
        }
        return true;
    }

    public boolean addAll(Collection<? extends E> c) {
        ArrayList<E> copy = copy();
        boolean changed = copy.addAll(c);
        array = copy.toArray();
        return changed;
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        checkPosition(index);
        ArrayList<E> copy = copy();
        boolean changed = copy.addAll(index, c);
        array = copy.toArray();
        return changed;
    }

    public boolean removeAll(Collection<?> c) {
        ArrayList<E> copy = copy();
        boolean changed = copy.removeAll(c);
        array = copy.toArray();
        return changed;
    }

    public boolean retainAll(Collection<?> c) {
        ArrayList<E> copy = copy();
        boolean changed = copy.retainAll(c);
        array = copy.toArray();
        return changed;
    }

    public boolean removeIf(Predicate<? super E> filter) {
        ArrayList<E> copy = copy();
        boolean changed = copy.removeIf(filter);
        array = copy.toArray();
        return changed;
    }

    public void replaceAll(UnaryOperator<E> operator) {
        ArrayList<E> copy = copy();
        copy.replaceAll(operator);
        array = copy.toArray();
    }

    public void sort(Comparator<? super E> c) {
        ArrayList<E> copy = copy();
        copy.sort(c);
        array = copy.toArray();
    }

    public void clear() {
        array = new Object[0];
    }

    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        Object[] snapshot = array;
        for (Object element : snapshot) {
            action.accept((E) element);
        }
    }

    @Override
    public String toString() {
        return Arrays.toString(array);
    }

    @Override
    public boolean equals(Object o) {
        return o == this || (o instanceof List && Arrays.asList(array).equals(o));
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(array);
    }

    public Iterator<E> iterator() {
        return new SnapshotIterator<E>(array, 0);
    }

    public ListIterator<E> listIterator() {
        return new SnapshotIterator<E>(array, 0);
    }

    public ListIterator<E> listIterator(int index) {
        if (index < 0 || index > array.length) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + array.length);
        }
        return new SnapshotIterator<E>(array, index);
    }

    public List<E> subList(int fromIndex, int toIndex) {
        if (fromIndex < 0 || toIndex > array.length || fromIndex > toIndex) {
            throw new IndexOutOfBoundsException();
        }
        return new Part<E>(this, fromIndex, toIndex - fromIndex);
    }

    @Override
    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(array, Spliterator.IMMUTABLE | Spliterator.ORDERED);
    }

    /** A part of the list, which is out of date when the list was changed by anything else. */
    private static final class Part<E> extends AbstractList<E> implements RandomAccess {
        private final CopyOnWriteArrayList<E> list;
        private final int offset;
        private int size;
        private Object[] expected;

        Part(CopyOnWriteArrayList<E> list, int offset, int size) {
            this.list = list;
            this.offset = offset;
            this.size = size;
            expected = list.array;
        }

        private void check() {
            if (list.array != expected) {
                throw new ConcurrentModificationException();
            }
        }

        private void checkIndex(int index, int most) {
            if (index < 0 || index > most) {
                throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
            }
        }

        public int size() {
            check();
            return size;
        }

        public E get(int index) {
            checkIndex(index, size - 1);
            check();
            return list.elementAt(offset + index);
        }

        public E set(int index, E element) {
            checkIndex(index, size - 1);
            check();
            E before = list.set(offset + index, element);
            expected = list.array;
            return before;
        }

        public boolean add(E element) {
            check();
            add(size, element);
            return true;
        }

        public void add(int index, E element) {
            check();
            checkIndex(index, size);
            list.add(offset + index, element);
            expected = list.array;
            size++;
        }

        public E remove(int index) {
            checkIndex(index, size - 1);
            check();
            E before = list.remove(offset + index);
            expected = list.array;
            size--;
            return before;
        }

        public boolean remove(Object o) {
            check();
            int index = indexOf(o);
            if (index < 0) {
                return false;
            }
            remove(index);
            return true;
        }

        public void clear() {
            check();
            removeRange(0, size);
        }

        protected void removeRange(int from, int to) {
            for (int i = from; i < to; i++) {
                remove(from);
            }
        }

        public boolean removeIf(Predicate<? super E> filter) {
            Objects.requireNonNull(filter);
            check();
            boolean[] goes = new boolean[size];
            for (int i = 0; i < goes.length; i++) {
                goes[i] = filter.test(list.elementAt(offset + i));
            }
            boolean changed = false;
            for (int i = goes.length - 1; i >= 0; i--) {
                if (goes[i]) {
                    remove(i);
                    changed = true;
                }
            }
            return changed;
        }

        public boolean removeAll(Collection<?> c) {
            Objects.requireNonNull(c);
            return removeIf(each -> c.contains(each));
        }

        public boolean retainAll(Collection<?> c) {
            Objects.requireNonNull(c);
            return removeIf(each -> !c.contains(each));
        }

        public void replaceAll(UnaryOperator<E> operator) {
            check();
            Objects.requireNonNull(operator);
            Object[] next = new Object[size];
            for (int i = 0; i < next.length; i++) {
                next[i] = operator.apply(list.elementAt(offset + i));
            }
            setAll(next);
        }

        @SuppressWarnings("unchecked")
        public void sort(Comparator<? super E> c) {
            check();
            Object[] next = toArray();
            Arrays.sort(next, (Comparator<Object>) c);
            setAll(next);
        }

        @SuppressWarnings("unchecked")
        private void setAll(Object[] next) {
            for (int i = 0; i < next.length; i++) {
                set(i, (E) next[i]);
            }
        }

        public Iterator<E> iterator() {
            return listIterator(0);
        }

        public ListIterator<E> listIterator(int index) {
            check();
            checkIndex(index, size);
            Object[] snapshot = new Object[size];
            System.arraycopy(expected, offset, snapshot, 0, size);
            return new SnapshotIterator<E>(snapshot, index);
        }

        public List<E> subList(int fromIndex, int toIndex) {
            check();
            if (fromIndex < 0 || toIndex > size || fromIndex > toIndex) {
                throw new IndexOutOfBoundsException();
            }
            return new Part<E>(list, offset + fromIndex, toIndex - fromIndex);
        }
    }

    private static final class SnapshotIterator<E> implements ListIterator<E> {
        private final Object[] snapshot;
        private int cursor;

        SnapshotIterator(Object[] snapshot, int cursor) {
            this.snapshot = snapshot;
            this.cursor = cursor;
        }

        public boolean hasNext() {
            return cursor < snapshot.length;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return (E) snapshot[cursor++];
        }

        public boolean hasPrevious() {
            return cursor > 0;
        }

        @SuppressWarnings("unchecked")
        public E previous() {
            if (!hasPrevious()) {
                throw new NoSuchElementException();
            }
            return (E) snapshot[--cursor];
        }

        public int nextIndex() {
            return cursor;
        }

        public int previousIndex() {
            return cursor - 1;
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }

        public void set(E e) {
            throw new UnsupportedOperationException();
        }

        public void add(E e) {
            throw new UnsupportedOperationException();
        }
    }
}
