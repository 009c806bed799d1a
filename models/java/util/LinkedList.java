/** A list and double-ended queue of nodes linked in both directions. */
package java.util;

import espalier.Nullable;
import java.util.function.Consumer;

public class LinkedList<E> extends AbstractSequentialList<E>
        implements List<E>, Deque<E>, Cloneable, java.io.Serializable {
    private int size = 0;
    private Node<E> first;
    private Node<E> last;

    private static class Node<E> {
        E item;
        Node<E> next;
        Node<E> previous;

        Node(Node<E> previous, E element, Node<E> next) {
            this.item = element;
            this.next = next;
            this.previous = previous;
        }
    }

    public LinkedList() {
    }

    public LinkedList(Collection<? extends E> c) {
        this();
        addAll(c);
    }

    private void linkFirst(E e) {
        Node<E> second = first;
        Node<E> node = new Node<E>(null, e, second);
        first = node;
        if (second == null) {
            last = node;
        } else {
            second.previous = node;
        }
        size++;
        modCount++;
    }

    private void linkLast(E e) {
        Node<E> before = last;
        Node<E> node = new Node<E>(before, e, null);
        last = node;
        if (before == null) {
            first = node;
        } else {
            before.next = node;
        }
        size++;
        modCount++;
    }

    private void linkBefore(E e, Node<E> successor) {
        Node<E> before = successor.previous;
        Node<E> node = new Node<E>(before, e, successor);
        successor.previous = node;
        if (before == null) {
            first = node;
        } else {
            before.next = node;
        }
        size++;
        modCount++;
    }

    private E unlink(Node<E> node) {
        E element = node.item;
        Node<E> next = node.next;
        Node<E> previous = node.previous;
        if (previous == null) {
            first = next;
        } else {
            previous.next = next;
            node.previous = null;
        }
        if (next == null) {
            last = previous;
        } else {
            next.previous = previous;
            node.next = null;
        }
        node.item = null;
        size--;
        modCount++;
        return element;
    }

    public E getFirst() {
        if (first == null) {
            throw new NoSuchElementException();
        }
        return first.item;
    }

    public E getLast() {
        if (last == null) {
            throw new NoSuchElementException();
        }
        return last.item;
    }

    public E removeFirst() {
        if (first == null) {
            throw new NoSuchElementException();
        }
        return unlink(first);
    }

    public E removeLast() {
        if (last == null) {
            throw new NoSuchElementException();
        }
        return unlink(last);
    }

    public void addFirst(E e) {
        linkFirst(e);
    }

    public void addLast(E e) {
        linkLast(e);
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public int size() {
        return size;
    }

    public boolean add(E e) {
        linkLast(e);
        return true;
    }

    public boolean remove(Object o) {
        for (Node<E> node = first; node != null; node = node.next) {
            if (o == null ? node.item == null : o.equals(node.item)) {
                unlink(node);
                return true;
            }
        }
        return false;
    }

    public boolean addAll(Collection<? extends E> c) {
        return addAll(size, c);
    }

    @SuppressWarnings("unchecked")
    public boolean addAll(int index, Collection<? extends E> c) {
        checkPositionIndex(index);
        Object[] added = c.toArray();
        if (added.length == 0) {
            return false;
        }
        Node<E> successor = index == size ? null : node(index);
        Node<E> predecessor = successor == null ? last : successor.previous;
        for (int i = 0; i < added.length; i++) {
            Node<E> node = new Node<E>(predecessor, (E) added[i], null);
            if (predecessor == null) {
                first = node;
            } else {
                predecessor.next = node;
            }
            predecessor = node;
        }
        if (successor == null) {
            last = predecessor;
        } else {
            predecessor.next = successor;
            successor.previous = predecessor;
        }
        size += added.length;
        modCount++;
        return true;
    }

    public void clear() {
        Node<E> node = first;
        while (node != null) {
            Node<E> next = node.next;
            node.item = null;
            node.next = null;
            node.previous = null;
            node = next;
        }
        first = null;
        last = null;
        size = 0;
        modCount++;
    }

    public E get(int index) {
        checkElementIndex(index);
        return node(index).item;
    }

    public E set(int index, E element) {
        checkElementIndex(index);
        Node<E> node = node(index);
        E old = node.item;
        node.item = element;
        return old;
    }

    public void add(int index, E element) {
        checkPositionIndex(index);
        if (index == size) {
            linkLast(element);
        } else {
            linkBefore(element, node(index));
        }
    }

    public E remove(int index) {
        checkElementIndex(index);
        return unlink(node(index));
    }

    private void checkElementIndex(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
    }

    private void checkPositionIndex(int index) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
    }

    private Node<E> node(int index) {
        if (index < size >> 1) {
            Node<E> node = first;
            for (int i = 0; i < index; i++) {
                node = node.next;
            }
            return node;
        }
        Node<E> node = last;
        for (int i = size - 1; i > index; i--) {
            node = node.previous;
        }
        return node;
    }

    public int indexOf(Object o) {
        int index = 0;
        for (Node<E> node = first; node != null; node = node.next) {
            if (o == null ? node.item == null : o.equals(node.item)) {
                return index;
            }
            index++;
        }
        return -1;
    }

    public int lastIndexOf(Object o) {
        int index = size;
        for (Node<E> node = last; node != null; node = node.previous) {
            index--;
            if (o == null ? node.item == null : o.equals(node.item)) {
                return index;
            }
        }
        return -1;
    }

    @Nullable
    public E peek() {
        return first == null ? null : first.item;
    }

    public E element() {
        return getFirst();
    }

    @Nullable
    public E poll() {
        return first == null ? null : unlink(first);
    }

    public E remove() {
        return removeFirst();
    }

    public boolean offer(E e) {
        return add(e);
    }

    public boolean offerFirst(E e) {
        addFirst(e);
        return true;
    }

    public boolean offerLast(E e) {
        addLast(e);
        return true;
    }

    @Nullable
    public E peekFirst() {
        return first == null ? null : first.item;
    }

    @Nullable
    public E peekLast() {
        return last == null ? null : last.item;
    }

    @Nullable
    public E pollFirst() {
        return first == null ? null : unlink(first);
    }

    @Nullable
    public E pollLast() {
        return last == null ? null : unlink(last);
    }

    public void push(E e) {
        addFirst(e);
    }

    public E pop() {
        return removeFirst();
    }

    public boolean removeFirstOccurrence(Object o) {
        return remove(o);
    }

    public boolean removeLastOccurrence(Object o) {
        for (Node<E> node = last; node != null; node = node.previous) {
            if (o == null ? node.item == null : o.equals(node.item)) {
                unlink(node);
                return true;
            }
        }
        return false;
    }

    public ListIterator<E> listIterator(int index) {
        checkPositionIndex(index);
        return new ListItr(index);
    }

    public Iterator<E> descendingIterator() {
        return new DescendingIterator();
    }

    public LinkedList<E> reversed() {
        return new ReverseViews.ReverseLinkedList<E>(this);
    }

    @SuppressWarnings("unchecked")
    @Override
    public Object clone() {
        LinkedList<E> copy;
        try {
            copy = (LinkedList<E>) super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
        copy.first = null;
        copy.last = null;
        copy.size = 0;
        copy.modCount = 0;
        for (Node<E> node = first; node != null; node = node.next) {
            copy.linkLast(node.item);
        }
        copy.modCount = 0;
        return copy;
    }

    public Object[] toArray() {
        Object[] result = new Object[size];
        int index = 0;
        for (Node<E> node = first; node != null; node = node.next) {
            result[index++] = node.item;
        }
        return result;
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] a) {
        T[] result = a.length >= size ? a : Arrays.newArrayLike(a, size);
        int index = 0;
        for (Node<E> node = first; node != null; node = node.next) {
            result[index++] = (T) node.item;
        }
        if (result.length > size) {
            result[size] = null;
        }
        return result;
    }

    @Override
    public Spliterator<E> spliterator() {
        return new LinkedListSpliterator();
    }

    private class ListItr implements ListIterator<E> {
        private Node<E> lastReturned;
        private Node<E> next;
        private int nextIndex;
        private int expectedModCount = modCount;

        ListItr(int index) {
            next = index == size ? null : node(index);
            nextIndex = index;
        }

        public boolean hasNext() {
            return nextIndex < size;
        }

        public E next() {
            checkForComodification();
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            lastReturned = next;
            next = next.next;
            nextIndex++;
            return lastReturned.item;
        }

        public boolean hasPrevious() {
            return nextIndex > 0;
        }

        public E previous() {
            checkForComodification();
            if (!hasPrevious()) {
                throw new NoSuchElementException();
            }
            next = next == null ? last : next.previous;
            lastReturned = next;
            nextIndex--;
            return lastReturned.item;
        }

        public int nextIndex() {
            return nextIndex;
        }

        public int previousIndex() {
            return nextIndex - 1;
        }

        public void remove() {
            checkForComodification();
            if (lastReturned == null) {
                throw new IllegalStateException();
            }
            Node<E> lastNext = lastReturned.next;
            unlink(lastReturned);
            if (next == lastReturned) {
                next = lastNext;
            } else {
                nextIndex--;
            }
            lastReturned = null;
            expectedModCount++;
        }

        public void set(E e) {
            if (lastReturned == null) {
                throw new IllegalStateException();
            }
            checkForComodification();
            lastReturned.item = e;
        }

        public void add(E e) {
            checkForComodification();
            lastReturned = null;
            if (next == null) {
                linkLast(e);
            } else {
                linkBefore(e, next);
            }
            nextIndex++;
            expectedModCount++;
        }

        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            while (modCount == expectedModCount && nextIndex < size) {
                action.accept(next.item);
                lastReturned = next;
                next = next.next;
                nextIndex++;
            }
            checkForComodification();
        }

        private void checkForComodification() {
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }
    }

    private class DescendingIterator implements Iterator<E> {
        private final ListItr iterator = new ListItr(size());

        public boolean hasNext() {
            return iterator.hasPrevious();
        }

        public E next() {
            return iterator.previous();
        }

        public void remove() {
            iterator.remove();
        }
    }

    /** Fixes its range when first used; `left` is -1 until then. */
    private class LinkedListSpliterator implements Spliterator<E> {
        private Node<E> current;
        private int left = -1;
        private int expectedModCount;

        private int left() {
            if (left < 0) {
                expectedModCount = modCount;
                left = size;
                current = first;
            }
            return left;
        }

        public Spliterator<E> trySplit() {
            return null;
        }

        public boolean tryAdvance(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            if (left() > 0 && current != null) {
                left--;
                E element = current.item;
                current = current.next;
                action.accept(element);
                if (modCount != expectedModCount) {
                    throw new ConcurrentModificationException();
                }
                return true;
            }
            return false;
        }

        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int count = left();
            Node<E> node = current;
            if (count > 0 && node != null) {
                current = null;
                left = 0;
                do {
                    E element = node.item;
                    node = node.next;
                    action.accept(element);
                    count--;
                } while (node != null && count > 0);
            }
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }

        public long estimateSize() {
            return left();
        }

        public int characteristics() {
            return Spliterator.ORDERED | Spliterator.SIZED | Spliterator.SUBSIZED;
        }
    }
}
