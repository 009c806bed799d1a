/** A double-ended queue kept in a circular array that grows. */
package java.util;

import espalier.Nullable;
import java.util.function.Consumer;
import java.util.function.Predicate;

public class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E>, Cloneable, java.io.Serializable {
    /** Elements from `head` up to, not including, `tail`, around the end of the array; all other slots are null. */
    private Object[] elements;
    private int head;
    private int tail;

    public ArrayDeque() {
        elements = new Object[17];
    }

    public ArrayDeque(int numElements) {
        elements = new Object[numElements < 1 ? 1 : numElements == Integer.MAX_VALUE ? numElements : numElements + 1];
    }

    public ArrayDeque(Collection<? extends E> c) {
        this(c.size());
        for (E element : c) {
            addLast(element);
        }
    }

    private int after(int index) {
        return index + 1 >= elements.length ? 0 : index + 1;
    }

    private int before(int index) {
        return index == 0 ? elements.length - 1 : index - 1;
    }

    /** Steps from `from` forward to `to`. */
    private int distance(int from, int to) {
        int steps = to - from;
        return steps < 0 ? steps + elements.length : steps;
    }

    @SuppressWarnings("unchecked")
    private E elementAt(int index) {
        return (E) elements[index];
    }

    private void grow(int needed) {
        int oldCapacity = elements.length;
        int jump = oldCapacity < 64 ? oldCapacity + 2 : oldCapacity >> 1;
        int capacity = oldCapacity + (jump < needed ? needed : jump);
        Object[] larger = new Object[capacity];
        if (tail < head || (tail == head && elements[head] != null)) {
            int newSpace = capacity - oldCapacity;
            System.arraycopy(elements, 0, larger, 0, tail);
            System.arraycopy(elements, head, larger, head + newSpace, oldCapacity - head);
            head += newSpace;
        } else {
            System.arraycopy(elements, 0, larger, 0, oldCapacity);
        }
        elements = larger;
    }

    public void addFirst(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        head = before(head);
        elements[head] = e;
        if (head == tail) {
            grow(1);
        }
    }

    public void addLast(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        elements[tail] = e;
        tail = after(tail);
        if (head == tail) {
            grow(1);
        }
    }

    public boolean addAll(Collection<? extends E> c) {
        int oldSize = size();
        int needed = oldSize + c.size() + 1 - elements.length;
        if (needed > 0) {
            grow(needed);
        }
        c.forEach(new Appender<E>(this));
        return size() > oldSize;
    }

    private static class Appender<E> implements Consumer<E> {
        private final ArrayDeque<E> deque;

        Appender(ArrayDeque<E> deque) {
            this.deque = deque;
        }

        public void accept(E element) {
            deque.addLast(element);
        }
    }

    public boolean offerFirst(E e) {
        addFirst(e);
        return true;
    }

    public boolean offerLast(E e) {
        addLast(e);
        return true;
    }

    public E removeFirst() {
        E element = pollFirst();
        if (element == null) {
            throw new NoSuchElementException();
        }
        return element;
    }

    public E removeLast() {
        E element = pollLast();
        if (element == null) {
            throw new NoSuchElementException();
        }
        return element;
    }

    @Nullable
    public E pollFirst() {
        E element = elementAt(head);
        if (element != null) {
            elements[head] = null;
            head = after(head);
        }
        return element;
    }

    @Nullable
    public E pollLast() {
        int index = before(tail);
        E element = elementAt(index);
        if (element != null) {
            elements[index] = null;
            tail = index;
        }
        return element;
    }

    public E getFirst() {
        E element = elementAt(head);
        if (element == null) {
            throw new NoSuchElementException();
        }
        return element;
    }

    public E getLast() {
        E element = elementAt(before(tail));
        if (element == null) {
            throw new NoSuchElementException();
        }
        return element;
    }

    @Nullable
    public E peekFirst() {
        return elementAt(head);
    }

    @Nullable
    public E peekLast() {
        return elementAt(before(tail));
    }

    public boolean removeFirstOccurrence(Object o) {
        if (o != null) {
            for (int i = head; i != tail; i = after(i)) {
                if (o.equals(elements[i])) {
                    delete(i);
                    return true;
                }
            }
        }
        return false;
    }

    public boolean removeLastOccurrence(Object o) {
        if (o != null) {
            int i = tail;
            while (i != head) {
                i = before(i);
                if (o.equals(elements[i])) {
                    delete(i);
                    return true;
                }
            }
        }
        return false;
    }

    public boolean add(E e) {
        addLast(e);
        return true;
    }

    public boolean offer(E e) {
        return offerLast(e);
    }

    public E remove() {
        return removeFirst();
    }

    @Nullable
    public E poll() {
        return pollFirst();
    }

    public E element() {
        return getFirst();
    }

    @Nullable
    public E peek() {
        return peekFirst();
    }

    public void push(E e) {
        addFirst(e);
    }

    public E pop() {
        return removeFirst();
    }

    /** Closes the gap at `index` from the nearer end; tells whether the elements after it moved back. */
    private boolean delete(int index) {
        int front = distance(head, index);
        int back = distance(index, tail) - 1;
        if (front < back) {
            int i = index;
            while (i != head) {
                int previous = before(i);
                elements[i] = elements[previous];
                i = previous;
            }
            elements[head] = null;
            head = after(head);
            return false;
        }
        tail = before(tail);
        int i = index;
        while (i != tail) {
            int next = after(i);
            elements[i] = elements[next];
            i = next;
        }
        elements[tail] = null;
        return true;
    }

    public int size() {
        return distance(head, tail);
    }

    public boolean isEmpty() {
        return head == tail;
    }

    public Iterator<E> iterator() {
        return new DequeIterator();
    }

    public Iterator<E> descendingIterator() {
        return new DescendingIterator();
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int end = tail;
        Object[] array = elements;
        int i = head;
        while (i != end) {
            @SuppressWarnings("unchecked")
            E element = (E) array[i];
            action.accept(element);
            i = i + 1 >= array.length ? 0 : i + 1;
        }
        if (end != tail) {
            throw new ConcurrentModificationException();
        }
    }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        return bulkRemove(filter);
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return bulkRemove(new Membership<E>(c, true));
    }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return bulkRemove(new Membership<E>(c, false));
    }

    /** Holds for the elements whose membership in a collection is as given. */
    private static class Membership<E> implements Predicate<E> {
        private final Collection<?> collection;
        private final boolean member;

        Membership(Collection<?> collection, boolean member) {
            this.collection = collection;
            this.member = member;
        }

        public boolean test(E element) {
            return collection.contains(element) == member;
        }
    }

    /** Asks for all elements first and removes after that. */
    private boolean bulkRemove(Predicate<? super E> filter) {
        int count = size();
        int start = head;
        int end = tail;
        boolean[] removed = new boolean[count];
        boolean any = false;
        int index = start;
        for (int i = 0; i < count; i++) {
            if (filter.test(elementAt(index))) {
                removed[i] = true;
                any = true;
            }
            index = after(index);
        }
        if (!any) {
            if (end != tail) {
                throw new ConcurrentModificationException();
            }
            return false;
        }
        if (end != tail) {
            throw new ConcurrentModificationException();
        }
        int write = start;
        index = start;
        for (int i = 0; i < count; i++) {
            if (!removed[i]) {
                elements[write] = elements[index];
                write = after(write);
            }
            index = after(index);
        }
        tail = write;
        for (int i = write; i != end; i = after(i)) {
            elements[i] = null;
        }
        return true;
    }

    public boolean contains(Object o) {
        if (o != null) {
            for (int i = head; i != tail; i = after(i)) {
                if (o.equals(elements[i])) {
                    return true;
                }
            }
        }
        return false;
    }

    public boolean remove(Object o) {
        return removeFirstOccurrence(o);
    }

    public void clear() {
        for (int i = head; i != tail; i = after(i)) {
            elements[i] = null;
        }
        head = 0;
        tail = 0;
    }

    public Object[] toArray() {
        Object[] result = new Object[size()];
        copyInto(result);
        return result;
    }

    public <T> T[] toArray(T[] a) {
        int count = size();
        T[] result = a.length >= count ? a : Arrays.newArrayLike(a, count);
        copyInto(result);
        if (result.length > count) {
            result[count] = null;
        }
        return result;
    }

    private void copyInto(Object[] target) {
        if (head <= tail) {
            System.arraycopy(elements, head, target, 0, tail - head);
        } else {
            int front = elements.length - head;
            System.arraycopy(elements, head, target, 0, front);
            System.arraycopy(elements, 0, target, front, tail);
        }
    }

    public ArrayDeque<E> clone() {
        ArrayDeque<E> copy = new ArrayDeque<E>(0);
        copy.elements = new Object[elements.length];
        System.arraycopy(elements, 0, copy.elements, 0, elements.length);
        copy.head = head;
        copy.tail = tail;
        return copy;
    }

    @Override
    public Spliterator<E> spliterator() {
        return new DequeSpliterator();
    }

    private class DequeIterator implements Iterator<E> {
        int cursor = head;
        int remaining = size();
        /** Index of the element given last, or -1 when there is none or it was removed. */
        int last = -1;

        public final boolean hasNext() {
            return remaining > 0;
        }

        public E next() {
            if (remaining <= 0) {
                throw new NoSuchElementException();
            }
            E element = elementAt(cursor);
            if (element == null) {
                throw new ConcurrentModificationException();
            }
            last = cursor;
            cursor = after(cursor);
            remaining--;
            return element;
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            if (delete(last)) {
                cursor = before(cursor);
            }
            last = -1;
        }

        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int count = remaining;
            if (count <= 0) {
                return;
            }
            remaining = 0;
            if (elements[cursor] == null || distance(cursor, tail) != count) {
                throw new ConcurrentModificationException();
            }
            int end = tail;
            Object[] array = elements;
            int i = cursor;
            while (i != end) {
                @SuppressWarnings("unchecked")
                E element = (E) array[i];
                action.accept(element);
                last = i;
                i = i + 1 >= array.length ? 0 : i + 1;
            }
            if (end != tail) {
                throw new ConcurrentModificationException();
            }
        }
    }

    private class DescendingIterator implements Iterator<E> {
        private int cursor = before(tail);
        private int remaining = size();
        private int last = -1;

        public boolean hasNext() {
            return remaining > 0;
        }

        public E next() {
            if (remaining <= 0) {
                throw new NoSuchElementException();
            }
            E element = elementAt(cursor);
            if (element == null) {
                throw new ConcurrentModificationException();
            }
            last = cursor;
            cursor = before(cursor);
            remaining--;
            return element;
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            if (!delete(last)) {
                cursor = after(cursor);
            }
            last = -1;
        }
    }

    /** Fixes its range when first used; `end` is -1 until then. */
    private class DequeSpliterator implements Spliterator<E> {
        private int cursor;
        private int end = -1;

        private int end() {
            if (end < 0) {
                end = tail;
                cursor = head;
            }
            return end;
        }

        public Spliterator<E> trySplit() {
            return null;
        }

        public boolean tryAdvance(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            if (end() == cursor) {
                return false;
            }
            E element = elementAt(cursor);
            if (element == null) {
                throw new ConcurrentModificationException();
            }
            cursor = after(cursor);
            action.accept(element);
            return true;
        }

        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int limit = end();
            int i = cursor;
            cursor = limit;
            if (i == limit) {
                return;
            }
            Object[] array = elements;
            if (array[i] == null || array[limit == 0 ? array.length - 1 : limit - 1] == null) {
                throw new ConcurrentModificationException();
            }
            while (i != limit) {
                @SuppressWarnings("unchecked")
                E element = (E) array[i];
                action.accept(element);
                i = i + 1 >= array.length ? 0 : i + 1;
            }
        }

        public long estimateSize() {
            int limit = end();
            return distance(cursor, limit);
        }

        public int characteristics() {
            return Spliterator.NONNULL | Spliterator.ORDERED | Spliterator.SIZED | Spliterator.SUBSIZED;
        }
    }
}
