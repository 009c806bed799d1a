/** What a list can do with get and size, and with set, add and remove by index where it can change. */
package java.util;

public abstract class AbstractList<E> extends AbstractCollection<E> implements List<E> {
    /** Counts the structural changes; iterators and sub-lists notice by it that the list changed behind their back. */
    protected transient int modCount = 0;

    protected AbstractList() {
    }

    public boolean add(E e) {
        add(size(), e);
        return true;
    }

    public abstract E get(int index);

    public E set(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public void add(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public E remove(int index) {
        throw new UnsupportedOperationException();
    }

    public int indexOf(Object o) {
        ListIterator<E> iterator = listIterator();
        while (iterator.hasNext()) {
            E element = iterator.next();
            if (o == null ? element == null : o.equals(element)) {
                return iterator.previousIndex();
            }
        }
        return -1;
    }

    public int lastIndexOf(Object o) {
        ListIterator<E> iterator = listIterator(size());
        while (iterator.hasPrevious()) {
            E element = iterator.previous();
            if (o == null ? element == null : o.equals(element)) {
                return iterator.nextIndex();
            }
        }
        return -1;
    }

    public void clear() {
        removeRange(0, size());
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        rangeCheckForAdd(index);
        boolean modified = false;
        for (E element : c) {
            add(index++, element);
            modified = true;
        }
        return modified;
    }

    public Iterator<E> iterator() {
        return new Itr();
    }

    public ListIterator<E> listIterator() {
        return listIterator(0);
    }

    public ListIterator<E> listIterator(int index) {
        rangeCheckForAdd(index);
        return new ListItr(index);
    }

    public List<E> subList(int fromIndex, int toIndex) {
        subListRangeCheck(fromIndex, toIndex, size());
        if (this instanceof RandomAccess) {
            return new RandomAccessSubList<E>(this, null, fromIndex, toIndex);
        }
        return new SubList<E>(this, null, fromIndex, toIndex);
    }

    @Override
    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof List)) {
            return false;
        }
        ListIterator<E> mine = listIterator();
        ListIterator<?> others = ((List<?>) o).listIterator();
        while (mine.hasNext() && others.hasNext()) {
            E left = mine.next();
            Object right = others.next();
            if (!(left == null ? right == null : left.equals(right))) {
                return false;
            }
        }
        return !(mine.hasNext() || others.hasNext());
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (E element : this) {
            hash = 31 * hash + (element == null ? 0 : element.hashCode());
        }
        return hash;
    }

    protected void removeRange(int fromIndex, int toIndex) {
        ListIterator<E> iterator = listIterator(fromIndex);
        for (int count = toIndex - fromIndex; count > 0; count--) {
            iterator.next();
            iterator.remove();
        }
    }

    private void rangeCheckForAdd(int index) {
        if (index < 0 || index > size()) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size());
        }
    }

    static void subListRangeCheck(int fromIndex, int toIndex, int size) {
        if (fromIndex < 0) {
            throw new IndexOutOfBoundsException("fromIndex = " + fromIndex);
        }
        if (toIndex > size) {
            throw new IndexOutOfBoundsException("toIndex = " + toIndex);
        }
        if (fromIndex > toIndex) {
            throw new IllegalArgumentException("fromIndex(" + fromIndex + ") > toIndex(" + toIndex + ")");
        }
    }

    private class Itr implements Iterator<E> {
        int cursor = 0;
        /** Index of the element given last, or -1 when there is none or it was removed. */
        int last = -1;
        int expectedModCount = modCount;

        public boolean hasNext() {
            return cursor != size();
        }

        public E next() {
            checkForComodification();
            try {
                int index = cursor;
                E element = get(index);
                last = index;
                cursor = index + 1;
                return element;
            } catch (IndexOutOfBoundsException outside) {
                checkForComodification();
                throw new NoSuchElementException(outside);
            }
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            checkForComodification();
            try {
                AbstractList.this.remove(last);
                if (last < cursor) {
                    cursor--;
                }
                last = -1;
                expectedModCount = modCount;
            } catch (IndexOutOfBoundsException outside) {
                throw new ConcurrentModificationException();
            }
        }

        final void checkForComodification() {
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
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

        public E previous() {
            checkForComodification();
            try {
                int index = cursor - 1;
                E element = get(index);
                last = index;
                cursor = index;
                return element;
            } catch (IndexOutOfBoundsException outside) {
                checkForComodification();
                throw new NoSuchElementException(outside);
            }
        }

        public int nextIndex() {
            return cursor;
        }

        public int previousIndex() {
            return cursor - 1;
        }

        public void set(E element) {
            if (last < 0) {
                throw new IllegalStateException();
            }
            checkForComodification();
            try {
                AbstractList.this.set(last, element);
                expectedModCount = modCount;
            } catch (IndexOutOfBoundsException outside) {
                throw new ConcurrentModificationException();
            }
        }

        public void add(E element) {
            checkForComodification();
            try {
                int index = cursor;
                AbstractList.this.add(index, element);
                last = -1;
                cursor = index + 1;
                expectedModCount = modCount;
            } catch (IndexOutOfBoundsException outside) {
                throw new ConcurrentModificationException();
            }
        }
    }

    /** A view of part of a list; `parent` is the view this one was taken from, if any. */
    private static class SubList<E> extends AbstractList<E> {
        private final AbstractList<E> root;
        private final SubList<E> parent;
        private final int offset;
        protected int size;

        SubList(AbstractList<E> root, SubList<E> parent, int fromIndex, int toIndex) {
            this.root = root;
            this.parent = parent;
            this.offset = parent == null ? fromIndex : parent.offset + fromIndex;
            this.size = toIndex - fromIndex;
            this.modCount = root.modCount;
        }

        public E set(int index, E element) {
            Objects.checkIndex(index, size);
            checkForComodification();
            return root.set(offset + index, element);
        }

        public E get(int index) {
            Objects.checkIndex(index, size);
            checkForComodification();
            return root.get(offset + index);
        }

        public int size() {
            checkForComodification();
            return size;
        }

        public void add(int index, E element) {
            checkPosition(index);
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
            return addAll(size, c);
        }

        public boolean addAll(int index, Collection<? extends E> c) {
            checkPosition(index);
            int count = c.size();
            if (count == 0) {
                return false;
            }
            checkForComodification();
            root.addAll(offset + index, c);
            updateSizeAndModCount(count);
            return true;
        }

        public Iterator<E> iterator() {
            return listIterator();
        }

        public ListIterator<E> listIterator(int index) {
            checkForComodification();
            checkPosition(index);
            return new SubListIterator<E>(this, root.listIterator(offset + index));
        }

        public List<E> subList(int fromIndex, int toIndex) {
            subListRangeCheck(fromIndex, toIndex, size);
            return new SubList<E>(root, this, fromIndex, toIndex);
        }

        void checkPosition(int index) {
            if (index < 0 || index > size) {
                throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
            }
        }

        private void checkForComodification() {
            if (root.modCount != this.modCount) {
                throw new ConcurrentModificationException();
            }
        }

        void updateSizeAndModCount(int sizeChange) {
            SubList<E> view = this;
            do {
                view.size += sizeChange;
                view.modCount = root.modCount;
                view = view.parent;
            } while (view != null);
        }
    }

    private static class RandomAccessSubList<E> extends SubList<E> implements RandomAccess {
        private final AbstractList<E> whole;

        RandomAccessSubList(AbstractList<E> root, SubList<E> parent, int fromIndex, int toIndex) {
            super(root, parent, fromIndex, toIndex);
            this.whole = root;
        }

        public List<E> subList(int fromIndex, int toIndex) {
            subListRangeCheck(fromIndex, toIndex, size);
            return new RandomAccessSubList<E>(whole, this, fromIndex, toIndex);
        }
    }

    private static class SubListIterator<E> implements ListIterator<E> {
        private final SubList<E> list;
        private final ListIterator<E> iterator;

        SubListIterator(SubList<E> list, ListIterator<E> iterator) {
            this.list = list;
            this.iterator = iterator;
        }

        public boolean hasNext() {
            return nextIndex() < list.size;
        }

        public E next() {
            if (hasNext()) {
                return iterator.next();
            }
            throw new NoSuchElementException();
        }

        public boolean hasPrevious() {
            return previousIndex() >= 0;
        }

        public E previous() {
            if (hasPrevious()) {
                return iterator.previous();
            }
            throw new NoSuchElementException();
        }

        public int nextIndex() {
            return iterator.nextIndex() - list.offset;
        }

        public int previousIndex() {
            return iterator.previousIndex() - list.offset;
        }

        public void remove() {
            iterator.remove();
            list.updateSizeAndModCount(-1);
        }

        public void set(E element) {
            iterator.set(element);
        }

        public void add(E element) {
            iterator.add(element);
            list.updateSizeAndModCount(1);
        }
    }
}
