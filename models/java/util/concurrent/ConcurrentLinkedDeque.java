/** An unbounded double-ended queue for several threads, whose iterators never fail. */
package java.util.concurrent;

import espalier.Nullable;
import java.util.AbstractCollection;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;

public class ConcurrentLinkedDeque<E> extends AbstractCollection<E> implements Deque<E>, java.io.Serializable {
    private final ArrayDeque<E> deque = new ArrayDeque<E>();

    public ConcurrentLinkedDeque() {
    }

    public ConcurrentLinkedDeque(Collection<? extends E> c) {
        addAll(c);
    }

    public void addFirst(E e) {
        deque.addFirst(e);
    }

    public void addLast(E e) {
        deque.addLast(e);
    }

    public boolean offerFirst(E e) {
        return deque.offerFirst(e);
    }

    public boolean offerLast(E e) {
        return deque.offerLast(e);
    }

    public E removeFirst() {
        return deque.removeFirst();
    }

    public E removeLast() {
        return deque.removeLast();
    }

    @Nullable
    public E pollFirst() {
        return deque.pollFirst();
    }

    @Nullable
    public E pollLast() {
        return deque.pollLast();
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

    public boolean add(E e) {
        return deque.add(e);
    }

    public boolean offer(E e) {
        return deque.offer(e);
    }

    public E remove() {
        return deque.remove();
    }

    @Nullable
    public E poll() {
        return deque.poll();
    }

    public E element() {
        return deque.element();
    }

    @Nullable
    public E peek() {
        return deque.peek();
    }

    public void push(E e) {
        deque.push(e);
    }

    public E pop() {
        return deque.pop();
    }

    public boolean remove(Object o) {
        return deque.remove(o);
    }

    public boolean contains(Object o) {
        return deque.contains(o);
    }

    public int size() {
        return deque.size();
    }

    public void clear() {
        deque.clear();
    }

    public Iterator<E> iterator() {
        return new SnapshotIterator<E>(deque);
    }

    public Iterator<E> descendingIterator() {
        ArrayList<E> reversed = new ArrayList<E>(deque);
        Collections.reverse(reversed);
        return Collections.unmodifiableList(reversed).iterator();
    }
}
