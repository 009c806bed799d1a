/** A list kept in an array that grows. */
package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

public class ArrayList<E> extends AbstractList<E>
        implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    /** Elements 0 to size - 1 are the list; the rest is null. */
    private Object[] elements;
    private int size;

    public ArrayList(int initialCapacity) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
        }
        this.elements = new Object[initialCapacity];
    }

    public ArrayList() {
        this.elements = new Object[0];
    }

    public ArrayList(Collection<? extends E> c) {
        Object[] added = c.toArray();
        Object[] copy = new Object[added.length];
        System.arraycopy(added, 0, copy, 0, added.length);
        this.elements = copy;
        this.size = copy.length;
    }

    public void trimToSize() {
        modCount++;
        if (size < elements.length) {
            elements = Arrays.copyOf(elements, size);
        }
    }

    public void ensureCapacity(int minCapacity) {
        if (minCapacity > elements.length) {
            modCount++;
            grow(minCapacity);
        }
    }

    private void grow(int minCapacity) {
        int capacity = elements.length + (elements.length >> 1);
        if (capacity < minCapacity) {
            capacity = minCapacity;
        }
        if (capacity < 10) {
            capacity = 10;
        }
        Object[] larger = new Object[capacity];
        System.arraycopy(elements, 0, larger, 0, size);
        elements = larger;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public int indexOf(Object o) {
        return indexOfRange(o, 0, size);
    }

    private int indexOfRange(Object o, int start, int end) {
        Object[] array = elements;
        if (o == null) {
            for (int i = start; i < end; i++) {
                if (array[i] == null) {
                    return i;
                }
            }
        } else {
            for (int i = start; i < end; i++) {
                if (o.equals(array[i])) {
                    return i;
                }
            }
        }
        return -1;
    }

    public int lastIndexOf(Object o) {
        return lastIndexOfRange(o, 0, size);
    }

    private int lastIndexOfRange(Object o, int start, int end) {
        Object[] array = elements;
        if (o == null) {
            for (int i = end - 1; i >= start; i--) {
                if (array[i] == null) {
                    return i;
                }
            }
        } else {
            for (int i = end - 1; i >= start; i--) {
                if (o.equals(array[i])) {
                    return i;
                }
            }
        }
        return -1;
    }

    @SuppressWarnings("unchecked")
    @Override
    public Object clone() {
        try {
            ArrayList<E> copy = (ArrayList<E>) super.clone();
            copy.elements = toArray();
            copy.modCount = 0;
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public Object[] toArray() {
        Object[] copy = new Object[size];
        System.arraycopy(elements, 0, copy, 0, size);
        return copy;
    }

    public <T> T[] toArray(T[] a) {
        return copyInto(a, 0, size);
    }

    private <T> T[] copyInto(T[] a, int start, int count) {
        T[] result = a.length >= count ? a : Arrays.newArrayLike(a, count);
        System.arraycopy(elements, start, result, 0, count);
        if (result.length > count) {
            result[count] = null;
        }
        return result;
    }

    @SuppressWarnings("unchecked")
    private E elementAt(int index) {
        return (E) elements[index];
    }

    @SuppressWarnings("unchecked")
    public E get(int index) {
        if (index < 0 || index >= size) {
            Objects.checkIndex(index, size);
        }
        return (E) elements[index];
    }

    public E getFirst() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return elementAt(0);
    }

    public E getLast() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return elementAt(size - 1);
    }

    public E set(int index, E element) {
        Objects.checkIndex(index, size);
        E old = elementAt(index);
        elements[index] = element;
        return old;
    }

    public boolean add(E e) {
        modCount++;
        if (size == elements.length) {
            grow(size + 1);
        }
        elements[size] = e;
        size++;
        return true;
    }

    public void add(int index, E element) {
        rangeCheckForAdd(index);
        modCount++;
        if (size == elements.length) {
            grow(size + 1);
        }
        System.arraycopy(elements, index, elements, index + 1, size - index);
        elements[index] = element;
        size++;
    }

    public void addFirst(E element) {
        add(0, element);
    }

    public void addLast(E element) {
        add(element);
    }

    public E remove(int index) {
        Objects.checkIndex(index, size);
        E old = elementAt(index);
        fastRemove(index);
        return old;
    }

    public E removeFirst() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        E old = elementAt(0);
        fastRemove(0);
        return old;
    }

    public E removeLast() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        E old = elementAt(size - 1);
        fastRemove(size - 1);
        return old;
    }

    @Override
    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof List)) {
            return false;
        }
        int expectedModCount = modCount;
        boolean equal = o.getClass() == ArrayList.class
                ? equalsArrayList((ArrayList<?>) o)
                : equalsRange((List<?>) o, 0, size);
        checkForComodification(expectedModCount);
        return equal;
    }

    /** Lists of different sizes need not be looked at. */
    private boolean equalsArrayList(ArrayList<?> other) {
        int expectedModCount = other.modCount;
        int count = size;
        Object[] own = elements;
        Object[] others = other.elements;
        boolean equal = count == other.size;
        for (int i = 0; equal && i < count; i++) {
            equal = Objects.equals(own[i], others[i]);
        }
        other.checkForComodification(expectedModCount);
        return equal;
    }

    private boolean equalsRange(List<?> other, int from, int to) {
        Iterator<?> others = other.iterator();
        for (int i = from; i < to; i++) {
            if (!others.hasNext() || !Objects.equals(elements[i], others.next())) {
                return false;
            }
        }
        return !others.hasNext();
    }

    private void checkForComodification(int expectedModCount) {
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
    }

    @Override
    public int hashCode() {
        int expectedModCount = modCount;
        int hash = hashCodeRange(0, size);
        checkForComodification(expectedModCount);
        return hash;
    }

    private int hashCodeRange(int from, int to) {
        int hash = 1;
        for (int i = from; i < to; i++) {
            Object element = elements[i];
            hash = 31 * hash + (element == null ? 0 : element.hashCode());
        }
        return hash;
    }

    public boolean remove(Object o) {
        int index = indexOf(o);
        if (index < 0) {
            return false;
        }
        fastRemove(index);
        return true;
    }

    private void fastRemove(int index) {
        modCount++;
        size--;
        System.arraycopy(elements, index + 1, elements, index, size - index);
        elements[size] = null;
    }

    public void clear() {
        modCount++;
        for (int i = 0; i < size; i++) {
            elements[i] = null;
        }
        size = 0;
    }

    public boolean addAll(Collection<? extends E> c) {
        Object[] added = c.toArray();
        modCount++;
        int count = added.length;
        if (count == 0) {
            return false;
        }
        if (count > elements.length - size) {
            grow(size + count);
        }
        System.arraycopy(added, 0, elements, size, count);
        size += count;
        return true;
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        rangeCheckForAdd(index);
        Object[] added = c.toArray();
        modCount++;
        int count = added.length;
        if (count == 0) {
            return false;
        }
        if (count > elements.length - size) {
            grow(size + count);
        }
        System.arraycopy(elements, index, elements, index + count, size - index);
        System.arraycopy(added, 0, elements, index, count);
        size += count;
        return true;
    }

    protected void removeRange(int fromIndex, int toIndex) {
        if (fromIndex > toIndex) {
            throw new IndexOutOfBoundsException("From Index: " + fromIndex + " > To Index: " + toIndex);
        }
        modCount++;
        closeGap(fromIndex, toIndex);
    }

    /** Moves the elements from `to` on down to `from`. */
    private void closeGap(int from, int to) {
        System.arraycopy(elements, to, elements, from, size - to);
        int newSize = size - (to - from);
        for (int i = newSize; i < size; i++) {
            elements[i] = null;
        }
        size = newSize;
    }

    private void rangeCheckForAdd(int index) {
        if (index > size || index < 0) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
    }

    public boolean removeAll(Collection<?> c) {
        return batchRemove(c, false, 0, size);
    }

    public boolean retainAll(Collection<?> c) {
        return batchRemove(c, true, 0, size);
    }

    /** Keeps the elements of the range whose membership in `c` is `kept`; what was read stays consistent if `c` throws. */
    private boolean batchRemove(Collection<?> c, boolean kept, int from, int end) {
        Objects.requireNonNull(c);
        Object[] array = elements;
        int read = from;
        while (read < end && c.contains(array[read]) == kept) {
            read++;
        }
        if (read == end) {
            return false;
        }
        int write = read;
        read++;
        try {
            while (read < end) {
                Object element = array[read];
                if (c.contains(element) == kept) {
                    array[write++] = element;
                }
                read++;
            }
        } catch (Throwable failure) {
            System.arraycopy(array, read, array, write, end - read);
            write += end - read;
            throw failure;
        } finally {
            modCount += end - write;
            closeGap(write, end);
        }
        return true;
    }

    public boolean removeIf(Predicate<? super E> filter) {
        return removeIf(filter, 0, size);
    }

    /** Asks for all elements first and removes after that. */
    private boolean removeIf(Predicate<? super E> filter, int from, int end) {
        Objects.requireNonNull(filter);
        int expectedModCount = modCount;
        boolean[] removed = new boolean[end - from];
        boolean any = false;
        for (int i = from; i < end; i++) {
            if (filter.test(elementAt(i))) {
                removed[i - from] = true;
                any = true;
            }
        }
        checkForComodification(expectedModCount);
        if (!any) {
            return false;
        }
        modCount++;
        int write = from;
        for (int i = from; i < end; i++) {
            if (!removed[i - from]) {
                elements[write++] = elements[i];
            }
        }
        closeGap(write, end);
        return true;
    }

    public void replaceAll(UnaryOperator<E> operator) {
        replaceAllRange(operator, 0, size);
        modCount++;
    }

    private void replaceAllRange(UnaryOperator<E> operator, int from, int end) {
        Objects.requireNonNull(operator);
        int expectedModCount = modCount;
        for (int i = from; modCount == expectedModCount && i < end; i++) {
            elements[i] = operator.apply(elementAt(i));
        }
        checkForComodification(expectedModCount);
    }

    @SuppressWarnings("unchecked")
    public void sort(Comparator<? super E> c) {
        int expectedModCount = modCount;
        Arrays.sort((E[]) elements, 0, size, c);
        checkForComodification(expectedModCount);
        modCount++;
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expectedModCount = modCount;
        int end = size;
        for (int i = 0; modCount == expectedModCount && i < end; i++) {
            action.accept(elementAt(i));
        }
        checkForComodification(expectedModCount);
    }

    public Iterator<E> iterator() {
        return new Itr();
    }

    public ListIterator<E> listIterator() {
        return new ListItr(0);
    }

    public ListIterator<E> listIterator(int index) {
        rangeCheckForAdd(index);
        return new ListItr(index);
    }

    public List<E> subList(int fromIndex, int toIndex) {
        subListRangeCheck(fromIndex, toIndex, size);
        return new SubList<E>(this, null, fromIndex, toIndex);
    }

    @Override
    public Spliterator<E> spliterator() {
        return new ArrayListSpliterator<E>(this, null);
    }

    private class Itr implements Iterator<E> {
        int cursor;
        /** Index of the element given last, or -1 when there is none or it was removed. */
        int last = -1;
        int expectedModCount = modCount;

        public boolean hasNext() {
            return cursor != size;
        }

        public E next() {
            checkForComodification(expectedModCount);
            int index = cursor;
            if (index >= size) {
                throw new NoSuchElementException();
            }
            cursor = index + 1;
            last = index;
            return elementAt(index);
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            checkForComodification(expectedModCount);
            ArrayList.this.remove(last);
            cursor = last;
            last = -1;
            expectedModCount = modCount;
        }

        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int end = size;
            int index = cursor;
            if (index < end) {
                while (index < end && modCount == expectedModCount) {
                    action.accept(elementAt(index));
                    index++;
                }
                cursor = index;
                last = index - 1;
                checkForComodification(expectedModCount);
            }
        }
    }

    private class ListItr extends Itr implements ListIterator<E> {
        ListItr(int index) {
            cursor = index;
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
            return elementAt(index);
        }

        public void set(E element) {
            if (last < 0) {
                throw new IllegalStateException();
            }
            checkForComodification(expectedModCount);
            ArrayList.this.set(last, element);
        }

        public void add(E element) {
            checkForComodification(expectedModCount);
            int index = cursor;
            ArrayList.this.add(index, element);
            cursor = index + 1;
            last = -1;
            expectedModCount = modCount;
        }
    }

    /** A view of part of the list; `parent` is the view this one was taken from, if any. */
    private static class SubList<E> extends AbstractList<E> implements RandomAccess {
        private final ArrayList<E> root;
        private final SubList<E> parent;
        private final int offset;
        private int size;

        SubList(ArrayList<E> root, SubList<E> parent, int fromIndex, int toIndex) {
            this.root = root;
            this.parent = parent;
            this.offset = parent == null ? fromIndex : parent.offset + fromIndex;
            this.size = toIndex - fromIndex;
            this.modCount = parent == null ? root.modCount : parent.modCount;
        }

        public E set(int index, E element) {
            Objects.checkIndex(index, size);
            checkForComodification();
            E old = root.elementAt(offset + index);
            root.elements[offset + index] = element;
            return old;
        }

        public E get(int index) {
            Objects.checkIndex(index, size);
            checkForComodification();
            return root.elementAt(offset + index);
        }

        public int size() {
            checkForComodification();
            return size;
        }

        public void add(int index, E element) {
            rangeCheckForAdd(index);
            checkForComodification();
            root.add(offset + index, element);
            updateSizeAndModCount(1);
        }

        public E remove(int index) {
            Objects.checkIndex(index, size);
            checkForComodification();
            E element = root.remove(offset + index);
            updateSizeAndModCount(-1);
            return element;
        }

        protected void removeRange(int fromIndex, int toIndex) {
            checkForComodification();
            root.removeRange(offset + fromIndex, offset + toIndex);
            updateSizeAndModCount(fromIndex - toIndex);
        }

        public boolean addAll(Collection<? extends E> c) {
            return addAll(this.size, c);
        }

        public boolean addAll(int index, Collection<? extends E> c) {
            rangeCheckForAdd(index);
            int count = c.size();
            if (count == 0) {
                return false;
            }
            checkForComodification();
            root.addAll(offset + index, c);
            updateSizeAndModCount(count);
            return true;
        }

        public void replaceAll(UnaryOperator<E> operator) {
            root.replaceAllRange(operator, offset, offset + size);
        }

        public boolean removeAll(Collection<?> c) {
            return batchRemove(c, false);
        }

        public boolean retainAll(Collection<?> c) {
            return batchRemove(c, true);
        }

        private boolean batchRemove(Collection<?> c, boolean kept) {
            checkForComodification();
            int oldSize = root.size;
            boolean modified = root.batchRemove(c, kept, offset, offset + size);
            if (modified) {
                updateSizeAndModCount(root.size - oldSize);
            }
            return modified;
        }

        public boolean removeIf(Predicate<? super E> filter) {
            checkForComodification();
            int oldSize = root.size;
            boolean modified = root.removeIf(filter, offset, offset + size);
            if (modified) {
                updateSizeAndModCount(root.size - oldSize);
            }
            return modified;
        }

        public Object[] toArray() {
            checkForComodification();
            Object[] copy = new Object[size];
            System.arraycopy(root.elements, offset, copy, 0, size);
            return copy;
        }

        public <T> T[] toArray(T[] a) {
            checkForComodification();
            return root.copyInto(a, offset, size);
        }

        @Override
        public boolean equals(Object o) {
            if (o == this) {
                return true;
            }
            if (!(o instanceof List)) {
                return false;
            }
            boolean equal = root.equalsRange((List<?>) o, offset, offset + size);
            checkForComodification();
            return equal;
        }

        @Override
        public int hashCode() {
            int hash = root.hashCodeRange(offset, offset + size);
            checkForComodification();
            return hash;
        }

        public int indexOf(Object o) {
            int index = root.indexOfRange(o, offset, offset + size);
            checkForComodification();
            return index >= 0 ? index - offset : -1;
        }

        public int lastIndexOf(Object o) {
            int index = root.lastIndexOfRange(o, offset, offset + size);
            checkForComodification();
            return index >= 0 ? index - offset : -1;
        }

        public boolean contains(Object o) {
            return indexOf(o) >= 0;
        }

        public Iterator<E> iterator() {
            return listIterator();
        }

        public ListIterator<E> listIterator(int index) {
            checkForComodification();
            rangeCheckForAdd(index);
            return new SubListIterator<E>(this, index);
        }

        public List<E> subList(int fromIndex, int toIndex) {
            subListRangeCheck(fromIndex, toIndex, size);
            return new SubList<E>(root, this, fromIndex, toIndex);
        }

        @Override
        public Spliterator<E> spliterator() {
            checkForComodification();
            return new ArrayListSpliterator<E>(root, this);
        }

        private void rangeCheckForAdd(int index) {
            if (index < 0 || index > this.size) {
                throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + this.size);
            }
        }

        private void checkForComodification() {
            if (root.modCount != modCount) {
                throw new ConcurrentModificationException();
            }
        }

        private void updateSizeAndModCount(int sizeChange) {
            SubList<E> view = this;
            do {
                view.size += sizeChange;
                view.modCount = root.modCount;
                view = view.parent;
            } while (view != null);
        }
    }

    private static class SubListIterator<E> implements ListIterator<E> {
        private final SubList<E> list;
        private int cursor;
        private int last = -1;
        private int expectedModCount;

        SubListIterator(SubList<E> list, int index) {
            this.list = list;
            this.cursor = index;
            this.expectedModCount = list.modCount;
        }

        public boolean hasNext() {
            return cursor != list.size;
        }

        public E next() {
            checkForComodification();
            int index = cursor;
            if (index >= list.size) {
                throw new NoSuchElementException();
            }
            cursor = index + 1;
            last = index;
            return list.root.elementAt(list.offset + index);
        }

        public boolean hasPrevious() {
            return cursor != 0;
        }

        public E previous() {
            checkForComodification();
            int index = cursor - 1;
            if (index < 0) {
                throw new NoSuchElementException();
            }
            cursor = index;
            last = index;
            return list.root.elementAt(list.offset + index);
        }

        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int end = list.size;
            int index = cursor;
            if (index < end) {
                while (index < end && list.root.modCount == expectedModCount) {
                    action.accept(list.root.elementAt(list.offset + index));
                    index++;
                }
                cursor = index;
                last = index - 1;
                checkForComodification();
            }
        }

        public int nextIndex() {
            return cursor;
        }

        public int previousIndex() {
            return cursor - 1;
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            checkForComodification();
            list.remove(last);
            cursor = last;
            last = -1;
            expectedModCount = list.modCount;
        }

        public void set(E element) {
            if (last < 0) {
                throw new IllegalStateException();
            }
            checkForComodification();
            list.root.set(list.offset + last, element);
        }

        public void add(E element) {
            checkForComodification();
            int index = cursor;
            list.add(index, element);
            cursor = index + 1;
            last = -1;
            expectedModCount = list.modCount;
        }

        private void checkForComodification() {
            if (list.root.modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }
    }

    /** Over the list, or over a view of it. Fixes its range when first used; `end` is -1 until then. */
    private static class ArrayListSpliterator<E> implements Spliterator<E> {
        private final ArrayList<E> root;
        private final SubList<E> view;
        private int index;
        private int end = -1;
        private int expectedModCount;

        ArrayListSpliterator(ArrayList<E> root, SubList<E> view) {
            this.root = root;
            this.view = view;
            this.index = view == null ? 0 : view.offset;
        }

        private int end() {
            if (end < 0) {
                expectedModCount = view == null ? root.modCount : view.modCount;
                end = view == null ? root.size : view.offset + view.size;
            }
            return end;
        }

        /** The first half goes to another one, which has begun. */
        public Spliterator<E> trySplit() {
            int limit = end();
            int middle = (index + limit) >>> 1;
            if (index >= middle) {
                return null;
            }
            ArrayListSpliterator<E> half = new ArrayListSpliterator<E>(root, view);
            half.index = index;
            half.end = middle;
            half.expectedModCount = expectedModCount;
            index = middle;
            return half;
        }

        public boolean tryAdvance(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            if (index >= end()) {
                return false;
            }
            int current = index;
            index = current + 1;
            action.accept(root.elementAt(current));
            root.checkForComodification(expectedModCount);
            return true;
        }

        @SuppressWarnings("unchecked")
        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int limit = end();
            int current = index;
            index = limit;
            Object[] array = root.elements;
            if (limit > array.length) {
                throw new ConcurrentModificationException();
            }
            while (current < limit) {
                action.accept((E) array[current]);
                current++;
            }
            root.checkForComodification(expectedModCount);
        }

        public long estimateSize() {
            return end() - index;
        }

        public int characteristics() {
            return Spliterator.ORDERED | Spliterator.SIZED | Spliterator.SUBSIZED;
        }
    }
}
