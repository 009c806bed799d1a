/** The older growing array, with a lock around every operation. */
package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

public class Vector<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    protected Object[] elementData;
    protected int elementCount;
    protected int capacityIncrement;

    public Vector(int initialCapacity, int capacityIncrement) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
        }
        this.elementData = new Object[initialCapacity];
        this.capacityIncrement = capacityIncrement;
    }

    public Vector(int initialCapacity) {
        this(initialCapacity, 0);
    }

    public Vector() {
        this(10);
    }

    public Vector(Collection<? extends E> c) {
        Object[] added = c.toArray();
        elementData = new Object[added.length];
        System.arraycopy(added, 0, elementData, 0, added.length);
        elementCount = added.length;
    }

    public synchronized void copyInto(Object[] anArray) {
        System.arraycopy(elementData, 0, anArray, 0, elementCount);
    }

    public synchronized void trimToSize() {
        modCount++;
        if (elementCount < elementData.length) {
            elementData = Arrays.copyOf(elementData, elementCount);
        }
    }

    public synchronized void ensureCapacity(int minCapacity) {
        if (minCapacity > 0) {
            modCount++;
            if (minCapacity > elementData.length) {
                grow(minCapacity);
            }
        }
    }

    private void grow(int minCapacity) {
        int old = elementData.length;
        int capacity = old + (capacityIncrement > 0 ? capacityIncrement : old);
        elementData = Arrays.copyOf(elementData, capacity < minCapacity ? minCapacity : capacity);
    }

    public synchronized void setSize(int newSize) {
        modCount++;
        if (newSize > elementData.length) {
            grow(newSize);
        }
        for (int i = newSize; i < elementCount; i++) {
            elementData[i] = null;
        }
        elementCount = newSize;
    }

    public synchronized int capacity() {
        return elementData.length;
    }

    public synchronized int size() {
        return elementCount;
    }

    public synchronized boolean isEmpty() {
        return elementCount == 0;
    }

    public Enumeration<E> elements() {
        return new Elements();
    }

    public boolean contains(Object o) {
        return indexOf(o, 0) >= 0;
    }

    public int indexOf(Object o) {
        return indexOf(o, 0);
    }

    public synchronized int indexOf(Object o, int index) {
        for (int i = index; i < elementCount; i++) {
            if (o == null ? elementData[i] == null : o.equals(elementData[i])) {
                return i;
            }
        }
        return -1;
    }

    public synchronized int lastIndexOf(Object o) {
        return lastIndexOf(o, elementCount - 1);
    }

    public synchronized int lastIndexOf(Object o, int index) {
        if (index >= elementCount) {
            throw new IndexOutOfBoundsException(index + " >= " + elementCount);
        }
        for (int i = index; i >= 0; i--) {
            if (o == null ? elementData[i] == null : o.equals(elementData[i])) {
                return i;
            }
        }
        return -1;
    }

    @SuppressWarnings("unchecked")
    private E element(int index) {
        return (E) elementData[index];
    }

    public synchronized E elementAt(int index) {
        if (index >= elementCount) {
            throw new ArrayIndexOutOfBoundsException(index + " >= " + elementCount);
        }
        return element(index);
    }

    public synchronized E firstElement() {
        if (elementCount == 0) {
            throw new NoSuchElementException();
        }
        return element(0);
    }

    public synchronized E lastElement() {
        if (elementCount == 0) {
            throw new NoSuchElementException();
        }
        return element(elementCount - 1);
    }

    public synchronized void setElementAt(E obj, int index) {
        if (index >= elementCount) {
            throw new ArrayIndexOutOfBoundsException(index + " >= " + elementCount);
        }
        elementData[index] = obj;
    }

    public synchronized void removeElementAt(int index) {
        if (index >= elementCount) {
            throw new ArrayIndexOutOfBoundsException(index + " >= " + elementCount);
        }
        if (index < 0) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        modCount++;
        closeGap(index, index + 1);
    }

    private void closeGap(int from, int to) {
        System.arraycopy(elementData, to, elementData, from, elementCount - to);
        int newCount = elementCount - (to - from);
        for (int i = newCount; i < elementCount; i++) {
            elementData[i] = null;
        }
        elementCount = newCount;
    }

    public synchronized void insertElementAt(E obj, int index) {
        if (index > elementCount) {
            throw new ArrayIndexOutOfBoundsException(index + " > " + elementCount);
        }
        modCount++;
        if (elementCount == elementData.length) {
            grow(elementCount + 1);
        }
        System.arraycopy(elementData, index, elementData, index + 1, elementCount - index);
        elementData[index] = obj;
        elementCount++;
    }

    public synchronized void addElement(E obj) {
        add(obj);
    }

    public synchronized boolean removeElement(Object obj) {
        modCount++;
        int i = indexOf(obj);
        if (i >= 0) {
            removeElementAt(i);
            return true;
        }
        return false;
    }

    public synchronized void removeAllElements() {
        modCount++;
        for (int i = 0; i < elementCount; i++) {
            elementData[i] = null;
        }
        elementCount = 0;
    }

    @SuppressWarnings("unchecked")
    @Override
    public synchronized Object clone() {
        try {
            Vector<E> copy = (Vector<E>) super.clone();
            copy.elementData = Arrays.copyOf(elementData, elementCount);
            copy.modCount = 0;
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public synchronized Object[] toArray() {
        return Arrays.copyOf(elementData, elementCount);
    }

    public synchronized <T> T[] toArray(T[] a) {
        T[] result = a.length >= elementCount ? a : Arrays.newArrayLike(a, elementCount);
        System.arraycopy(elementData, 0, result, 0, elementCount);
        if (result.length > elementCount) {
            result[elementCount] = null;
        }
        return result;
    }

    public synchronized E get(int index) {
        if (index >= elementCount) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        return element(index);
    }

    public synchronized E set(int index, E element) {
        if (index >= elementCount) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        E old = element(index);
        elementData[index] = element;
        return old;
    }

    public synchronized boolean add(E e) {
        modCount++;
        if (elementCount == elementData.length) {
            grow(elementCount + 1);
        }
        elementData[elementCount] = e;
        elementCount++;
        return true;
    }

    public boolean remove(Object o) {
        return removeElement(o);
    }

    public void add(int index, E element) {
        insertElementAt(element, index);
    }

    public synchronized E remove(int index) {
        modCount++;
        if (index >= elementCount) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        E old = element(index);
        closeGap(index, index + 1);
        return old;
    }

    public void clear() {
        removeAllElements();
    }

    public synchronized boolean containsAll(Collection<?> c) {
        return super.containsAll(c);
    }

    public boolean addAll(Collection<? extends E> c) {
        Object[] added = c.toArray();
        modCount++;
        if (added.length == 0) {
            return false;
        }
        if (added.length > elementData.length - elementCount) {
            grow(elementCount + added.length);
        }
        System.arraycopy(added, 0, elementData, elementCount, added.length);
        elementCount += added.length;
        return true;
    }

    public synchronized boolean addAll(int index, Collection<? extends E> c) {
        if (index < 0 || index > elementCount) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        Object[] added = c.toArray();
        modCount++;
        if (added.length == 0) {
            return false;
        }
        if (added.length > elementData.length - elementCount) {
            grow(elementCount + added.length);
        }
        System.arraycopy(elementData, index, elementData, index + added.length, elementCount - index);
        System.arraycopy(added, 0, elementData, index, added.length);
        elementCount += added.length;
        return true;
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return bulkRemove(c, true, null);
    }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return bulkRemove(c, false, null);
    }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        return bulkRemove(null, true, filter);
    }

    /** Asks for all elements first and removes after that. */
    private synchronized boolean bulkRemove(Collection<?> c, boolean member, Predicate<? super E> filter) {
        int expectedModCount = modCount;
        int end = elementCount;
        boolean[] removed = new boolean[end];
        boolean any = false;
        for (int i = 0; i < end; i++) {
            E element = element(i);
            if (filter == null ? c.contains(element) == member : filter.test(element)) {
                removed[i] = true;
                any = true;
            }
        }
        checkForComodification(expectedModCount);
        if (!any) {
            return false;
        }
        modCount++;
        int write = 0;
        for (int i = 0; i < end; i++) {
            if (!removed[i]) {
                elementData[write++] = elementData[i];
            }
        }
        closeGap(write, end);
        return true;
    }

    private void checkForComodification(int expectedModCount) {
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
    }

    @Override
    public synchronized boolean equals(Object o) {
        return super.equals(o);
    }

    @Override
    public synchronized int hashCode() {
        return super.hashCode();
    }

    @Override
    public synchronized String toString() {
        return super.toString();
    }

    protected synchronized void removeRange(int fromIndex, int toIndex) {
        modCount++;
        closeGap(fromIndex, toIndex);
    }

    public synchronized ListIterator<E> listIterator(int index) {
        if (index < 0 || index > elementCount) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }
        return new VectorIterator(index);
    }

    public synchronized ListIterator<E> listIterator() {
        return new VectorIterator(0);
    }

    public synchronized Iterator<E> iterator() {
        return new VectorIterator(0);
    }

    @Override
    public synchronized void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expectedModCount = modCount;
        int end = elementCount;
        for (int i = 0; modCount == expectedModCount && i < end; i++) {
            action.accept(element(i));
        }
        checkForComodification(expectedModCount);
    }

    @Override
    public synchronized void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        int expectedModCount = modCount;
        int end = elementCount;
        for (int i = 0; modCount == expectedModCount && i < end; i++) {
            elementData[i] = operator.apply(element(i));
        }
        checkForComodification(expectedModCount);
        modCount++;
    }

    @SuppressWarnings("unchecked")
    @Override
    public synchronized void sort(Comparator<? super E> c) {
        int expectedModCount = modCount;
        Arrays.sort((E[]) elementData, 0, elementCount, c);
        checkForComodification(expectedModCount);
        modCount++;
    }

    @Override
    public Spliterator<E> spliterator() {
        return new VectorSpliterator();
    }

    /** Fixes its range when first used; `array` is null until then. */
    private final class VectorSpliterator implements Spliterator<E> {
        private Object[] array;
        private int index = 0;
        private int end;
        private int expectedModCount;

        private int end() {
            if (array == null) {
                array = elementData;
                expectedModCount = modCount;
                end = elementCount;
            }
            return end;
        }

        public Spliterator<E> trySplit() {
            return null;
        }

        @SuppressWarnings("unchecked")
        public boolean tryAdvance(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            if (index >= end()) {
                return false;
            }
            action.accept((E) array[index++]);
            checkForComodification(expectedModCount);
            return true;
        }

        @SuppressWarnings("unchecked")
        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int limit = end();
            int i = index;
            index = limit;
            while (i < limit) {
                action.accept((E) array[i]);
                i++;
            }
            checkForComodification(expectedModCount);
        }

        public long estimateSize() {
            return end() - index;
        }

        public int characteristics() {
            return Spliterator.ORDERED | Spliterator.SIZED | Spliterator.SUBSIZED;
        }
    }

    private final class Elements implements Enumeration<E> {
        private int count = 0;

        public boolean hasMoreElements() {
            return count < elementCount;
        }

        public E nextElement() {
            if (count < elementCount) {
                return element(count++);
            }
            throw new NoSuchElementException("Vector Enumeration");
        }
    }

    private final class VectorIterator implements ListIterator<E> {
        private int cursor;
        private int last = -1;
        private int expectedModCount = modCount;

        VectorIterator(int index) {
            cursor = index;
        }

        public boolean hasNext() {
            return cursor != elementCount;
        }

        public E next() {
            checkForComodification(expectedModCount);
            int index = cursor;
            if (index >= elementCount) {
                throw new NoSuchElementException();
            }
            cursor = index + 1;
            last = index;
            return element(index);
        }

        public boolean hasPrevious() {
            return cursor != 0;
        }

        public int nextIndex() {
            return cursor;
        }

        public int previousIndex() {
            return cursor - 1;
        }

        public E previous() {
            checkForComodification(expectedModCount);
            int index = cursor - 1;
            if (index < 0) {
                throw new NoSuchElementException();
            }
            cursor = index;
            last = index;
            return element(index);
        }

        public void remove() {
            if (last == -1) {
                throw new IllegalStateException();
            }
            checkForComodification(expectedModCount);
            Vector.this.remove(last);
            expectedModCount = modCount;
            cursor = last;
            last = -1;
        }

        public void set(E e) {
            if (last == -1) {
                throw new IllegalStateException();
            }
            checkForComodification(expectedModCount);
            Vector.this.set(last, e);
        }

        public void add(E e) {
            checkForComodification(expectedModCount);
            int index = cursor;
            Vector.this.add(index, e);
            expectedModCount = modCount;
            cursor = index + 1;
            last = -1;
        }

        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int end = elementCount;
            int index = cursor;
            if (index >= end) {
                return;
            }
            while (index < end && modCount == expectedModCount) {
                action.accept(element(index));
                index++;
            }
            cursor = index;
            last = index - 1;
            checkForComodification(expectedModCount);
        }
    }
}
