/** A queue whose head is its least element: a binary heap in an array. */
package java.util;

import espalier.Nullable;
import java.util.function.Consumer;
import java.util.function.Predicate;

public class PriorityQueue<E> extends AbstractQueue<E> implements java.io.Serializable {
    /** The children of the element at k stand at 2k+1 and 2k+2; no child is less than its parent. */
    private Object[] queue;
    private int size;
    private final Comparator<? super E> comparator;
    private int modCount;

    public PriorityQueue() {
        this(11, null);
    }

    public PriorityQueue(int initialCapacity) {
        this(initialCapacity, null);
    }

    public PriorityQueue(Comparator<? super E> comparator) {
        this(11, comparator);
    }

    public PriorityQueue(int initialCapacity, Comparator<? super E> comparator) {
        if (initialCapacity < 1) {
            throw new IllegalArgumentException();
        }
        this.queue = new Object[initialCapacity];
        this.comparator = comparator;
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(Collection<? extends E> c) {
        if (c instanceof SortedSet) {
            SortedSet<? extends E> sorted = (SortedSet<? extends E>) c;
            this.comparator = (Comparator<? super E>) sorted.comparator();
            take(c, false);
        } else if (c instanceof PriorityQueue) {
            PriorityQueue<? extends E> other = (PriorityQueue<? extends E>) c;
            this.comparator = (Comparator<? super E>) other.comparator();
            take(c, other.getClass() != PriorityQueue.class);
        } else {
            this.comparator = null;
            take(c, true);
        }
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(PriorityQueue<? extends E> c) {
        this.comparator = (Comparator<? super E>) c.comparator();
        take(c, c.getClass() != PriorityQueue.class);
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(SortedSet<? extends E> c) {
        this.comparator = (Comparator<? super E>) c.comparator();
        take(c, false);
    }

    private void take(Collection<? extends E> c, boolean disordered) {
        Object[] added = c.toArray();
        Object[] copy = new Object[Math.max(1, added.length)];
        System.arraycopy(added, 0, copy, 0, added.length);
        for (int i = 0; i < added.length; i++) {
            if (copy[i] == null) {
                throw new NullPointerException();
            }
        }
        queue = copy;
        size = added.length;
        if (disordered) {
            heapify();
        }
    }

    @SuppressWarnings("unchecked")
    private E elementAt(int index) {
        return (E) queue[index];
    }

    @SuppressWarnings("unchecked")
    private int compare(Object left, Object right) {
        if (comparator != null) {
            return comparator.compare((E) left, (E) right);
        }
        return ((Comparable<Object>) left).compareTo(right);
    }

    public boolean add(E e) {
        return offer(e);
    }

    public boolean offer(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        modCount++;
        int index = size;
        if (index >= queue.length) {
            int capacity = queue.length < 64 ? 2 * queue.length + 2 : queue.length + (queue.length >> 1);
            Object[] larger = new Object[capacity];
            System.arraycopy(queue, 0, larger, 0, index);
            queue = larger;
        }
        siftUp(index, e);
        size = index + 1;
        return true;
    }

    @Nullable
    public E peek() {
        return elementAt(0);
    }

    private int indexOf(Object o) {
        if (o != null) {
            for (int i = 0; i < size; i++) {
                if (o.equals(queue[i])) {
                    return i;
                }
            }
        }
        return -1;
    }

    public boolean remove(Object o) {
        int index = indexOf(o);
        if (index < 0) {
            return false;
        }
        removeAt(index);
        return true;
    }

    private void removeIdentical(Object o) {
        for (int i = 0; i < size; i++) {
            if (o == queue[i]) {
                removeAt(i);
                return;
            }
        }
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public Object[] toArray() {
        Object[] result = new Object[size];
        System.arraycopy(queue, 0, result, 0, size);
        return result;
    }

    public <T> T[] toArray(T[] a) {
        T[] result = a.length >= size ? a : Arrays.newArrayLike(a, size);
        System.arraycopy(queue, 0, result, 0, size);
        if (result.length > size) {
            result[size] = null;
        }
        return result;
    }

    public Iterator<E> iterator() {
        return new Itr();
    }

    public int size() {
        return size;
    }

    public void clear() {
        modCount++;
        for (int i = 0; i < size; i++) {
            queue[i] = null;
        }
        size = 0;
    }

    @Nullable
    public E poll() {
        E result = elementAt(0);
        if (result != null) {
            modCount++;
            size--;
            Object moved = queue[size];
            queue[size] = null;
            if (size > 0) {
                siftDown(0, moved);
            }
        }
        return result;
    }

    /** Gives the element that moved from the end to before `index`, if one did: an iterator must still visit it. */
    private E removeAt(int index) {
        modCount++;
        size--;
        if (size == index) {
            queue[index] = null;
            return null;
        }
        E moved = elementAt(size);
        queue[size] = null;
        siftDown(index, moved);
        if (queue[index] == moved) {
            siftUp(index, moved);
            if (queue[index] != moved) {
                return moved;
            }
        }
        return null;
    }

    private void siftUp(int index, Object element) {
        if (comparator == null) {
            element = (Comparable<?>) element;
        }
        int k = index;
        while (k > 0) {
            int parent = (k - 1) >>> 1;
            Object above = queue[parent];
            if (compare(element, above) >= 0) {
                break;
            }
            queue[k] = above;
            k = parent;
        }
        queue[k] = element;
    }

    private void siftDown(int index, Object element) {
        if (comparator == null) {
            element = (Comparable<?>) element;
        }
        int half = size >>> 1;
        int k = index;
        while (k < half) {
            int child = 2 * k + 1;
            Object least = queue[child];
            int right = child + 1;
            if (right < size && compare(least, queue[right]) > 0) {
                child = right;
                least = queue[child];
            }
            if (compare(element, least) <= 0) {
                break;
            }
            queue[k] = least;
            k = child;
        }
        queue[k] = element;
    }

    private void heapify() {
        for (int i = (size >>> 1) - 1; i >= 0; i--) {
            siftDown(i, queue[i]);
        }
    }

    @Nullable
    public Comparator<? super E> comparator() {
        return comparator;
    }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        int expectedModCount = ++modCount;
        boolean[] removed = new boolean[size];
        boolean any = false;
        int end = size;
        for (int i = 0; i < end; i++) {
            if (filter.test(elementAt(i))) {
                removed[i] = true;
                any = true;
            }
        }
        return sweep(removed, any, end, expectedModCount);
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return bulkRemove(c, true);
    }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return bulkRemove(c, false);
    }

    private boolean bulkRemove(Collection<?> c, boolean member) {
        int expectedModCount = ++modCount;
        boolean[] removed = new boolean[size];
        boolean any = false;
        int end = size;
        for (int i = 0; i < end; i++) {
            if (c.contains(queue[i]) == member) {
                removed[i] = true;
                any = true;
            }
        }
        return sweep(removed, any, end, expectedModCount);
    }

    private boolean sweep(boolean[] removed, boolean any, int end, int expectedModCount) {
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
        if (!any) {
            return false;
        }
        int write = 0;
        for (int i = 0; i < end; i++) {
            if (!removed[i]) {
                queue[write++] = queue[i];
            }
        }
        size = write;
        for (int i = write; i < end; i++) {
            queue[i] = null;
        }
        heapify();
        return true;
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expectedModCount = modCount;
        int end = size;
        Object[] array = queue;
        for (int i = 0; i < end; i++) {
            @SuppressWarnings("unchecked")
            E element = (E) array[i];
            action.accept(element);
        }
        if (expectedModCount != modCount) {
            throw new ConcurrentModificationException();
        }
    }

    @Override
    public Spliterator<E> spliterator() {
        return new HeapSpliterator();
    }

    private final class Itr implements Iterator<E> {
        private int cursor;
        private int last = -1;
        /** Elements that a removal moved to where the iteration has already been; visited at the end. */
        private ArrayDeque<E> unvisited;
        private E lastUnvisited;
        private int expectedModCount = modCount;

        public boolean hasNext() {
            return cursor < size || (unvisited != null && !unvisited.isEmpty());
        }

        public E next() {
            if (expectedModCount != modCount) {
                throw new ConcurrentModificationException();
            }
            if (cursor < size) {
                last = cursor;
                cursor++;
                return elementAt(last);
            }
            if (unvisited != null) {
                last = -1;
                lastUnvisited = unvisited.poll();
                if (lastUnvisited != null) {
                    return lastUnvisited;
                }
            }
            throw new NoSuchElementException();
        }

        public void remove() {
            if (expectedModCount != modCount) {
                throw new ConcurrentModificationException();
            }
            if (last != -1) {
                E moved = PriorityQueue.this.removeAt(last);
                last = -1;
                if (moved == null) {
                    cursor--;
                } else {
                    if (unvisited == null) {
                        unvisited = new ArrayDeque<E>();
                    }
                    unvisited.add(moved);
                }
            } else if (lastUnvisited != null) {
                PriorityQueue.this.removeIdentical(lastUnvisited);
                lastUnvisited = null;
            } else {
                throw new IllegalStateException();
            }
            expectedModCount = modCount;
        }
    }

    /** Fixes its range when first used; `end` is -1 until then. */
    private final class HeapSpliterator implements Spliterator<E> {
        private int index;
        private int end = -1;
        private int expectedModCount;

        private int end() {
            if (end < 0) {
                expectedModCount = modCount;
                end = size;
            }
            return end;
        }

        public Spliterator<E> trySplit() {
            return null;
        }

        public boolean tryAdvance(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            if (index >= end()) {
                return false;
            }
            E element = elementAt(index);
            index++;
            if (element == null) {
                throw new ConcurrentModificationException();
            }
            action.accept(element);
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            return true;
        }

        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int limit = end();
            int i = index;
            index = limit;
            Object[] array = queue;
            while (i < limit) {
                @SuppressWarnings("unchecked")
                E element = (E) array[i];
                if (element == null) {
                    break;
                }
                action.accept(element);
                i++;
            }
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }

        public long estimateSize() {
            return end() - index;
        }

        public int characteristics() {
            return Spliterator.SIZED | Spliterator.SUBSIZED | Spliterator.NONNULL;
        }
    }
}
