/** A double-ended queue, bounded if so wished. */
package java.util.concurrent;

import espalier.Nullable;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;

public class LinkedBlockingDeque<E> extends BoundedQueue<E> implements BlockingDeque<E>, java.io.Serializable {
    private final ArrayDeque<E> deque;

    public LinkedBlockingDeque() {
        this(Integer.MAX_VALUE);
    }

    public LinkedBlockingDeque(int capacity) {
        this(new ArrayDeque<E>(), capacity);
    }

    public LinkedBlockingDeque(Collection<? extends E> c) {
        this();
        addAll(c);
    }

    private LinkedBlockingDeque(ArrayDeque<E> deque, int capacity) {
        super(deque, capacity);
        this.deque = deque;
    }

    public void addFirst(E e) {
        if (!offerFirst(e)) {
            throw new IllegalStateException("Deque full");
        }
    }

    public void addLast(E e) {
        if (!offerLast(e)) {
            throw new IllegalStateException("Deque full");
        }
    }

    public boolean add(E e) {
        addLast(e);
        return true;
    }

    public boolean offerFirst(E e) {
        Objects.requireNonNull(e);
        return deque.size() < capacity && deque.offerFirst(e);
    }

    public boolean offerLast(E e) {
        return offer(e);
    }

    public void putFirst(E e) throws InterruptedException {
        if (!offerFirst(e)) {
            throw Waiting.forEver("room in a full queue");
        }
    }

    public void putLast(E e) throws InterruptedException {
        put(e);
    }

    public boolean offerFirst(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return offerFirst(e);
    }

    public boolean offerLast(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return offerLast(e);
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
        return deque.pollFirst();
    }

    @Nullable
    public E pollLast() {
        return deque.pollLast();
    }

    public E takeFirst() throws InterruptedException {
        return take();
    }

    public E takeLast() throws InterruptedException {
        E element = pollLast();
        if (element == null) {
            throw Waiting.forEver("an element of an empty queue");
        }
        return element;
    }

    @Nullable
    public E pollFirst(long timeout, TimeUnit unit) throws InterruptedException {
        return pollFirst();
    }

    @Nullable
    public E pollLast(long timeout, TimeUnit unit) throws InterruptedException {
        return pollLast();
    }

    public E getFirst() {
        return deque.getFirst();
    }

    public E getLast() {
        return deque.getLast();
    }

    @Nullable
    public E peekFirst() {
        return deque.peekFirst();
    }

    @Nullable
    public E peekLast() {
        return deque.peekLast();
    }

    public boolean removeFirstOccurrence(Object o) {
        return deque.removeFirstOccurrence(o);
    }

    public boolean removeLastOccurrence(Object o) {
        return deque.removeLastOccurrence(o);
    }

    public E remove() {
        return removeFirst();
    }

    public E element() {
        return getFirst();
    }

    public void push(E e) {
        addFirst(e);
    }

    public E pop() {
        return removeFirst();
    }

    public Iterator<E> descendingIterator() {
        return deque.descendingIterator();
    }
}
