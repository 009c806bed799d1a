/** A list that copies its array on every change; iterators see the array as it was when they were made. */
package java.util.concurrent;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
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
        return new View<E>(this).subList(fromIndex, toIndex);
    }

    @Override
    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(array, Spliterator.IMMUTABLE | Spliterator.ORDERED);
    }

    /** The list with the sub-lists of abstract lists. */
    private static final class View<E> extends AbstractList<E> {
        private final CopyOnWriteArrayList<E> list;

        View(CopyOnWriteArrayList<E> list) {
            this.list = list;
        }

        public int size() {
            return list.size();
        }

        public E get(int index) {
            return list.get(index);
        }

        public E set(int index, E element) {
            return list.set(index, element);
        }

        public void add(int index, E element) {
            list.add(index, element);
            modCount++;
        }

        public E remove(int index) {
            modCount++;
            return list.remove(index);
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
