/** What the blocking queues have in common: a queue behind it and a capacity. */
package java.util.concurrent;

import espalier.Nullable;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.Objects;
import java.util.Queue;

abstract class BoundedQueue<E> extends AbstractQueue<E> implements BlockingQueue<E> {
    final Queue<E> queue;
    final int capacity;

    BoundedQueue(Queue<E> queue, int capacity) {
        if (capacity <= 0) {
            throw new IllegalArgumentException();
        }
        this.queue = queue;
        this.capacity = capacity;
    }

    public boolean offer(E e) {
        Objects.requireNonNull(e);
        return queue.size() < capacity && queue.offer(e);
    }

    public void put(E e) throws InterruptedException {
        if (!offer(e)) {
            throw Waiting.forEver("room in a full queue");
        }
    }

    public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return offer(e);
    }

    public E take() throws InterruptedException {
        E element = poll();
        if (element == null) {
            throw Waiting.forEver("an element of an empty queue");
        }
        return element;
    }

    @Nullable
    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        return poll();
    }

    @Nullable
    public E poll() {
        return queue.poll();
    }

    @Nullable
    public E peek() {
        return queue.peek();
    }

    public int remainingCapacity() {
        return capacity == Integer.MAX_VALUE ? capacity : capacity - queue.size();
    }

    public int size() {
        return queue.size();
    }

    public boolean remove(Object o) {
        return queue.remove(o);
    }

    public boolean contains(Object o) {
        return queue.contains(o);
    }

    public Object[] toArray() {
        return queue.toArray();
    }

    public void clear() {
        queue.clear();
    }

    public Iterator<E> iterator() {
        return new SnapshotIterator<E>(queue);
    }

    public int drainTo(Collection<? super E> c) {
        return drainTo(c, Integer.MAX_VALUE);
    }

    public int drainTo(Collection<? super E> c, int maxElements) {
        Objects.requireNonNull(c);
        if (c == this) {
            throw new IllegalArgumentException();
        }
        int count = 0;
        while (count < maxElements && !queue.isEmpty()) {
            c.add(queue.poll());
            count++;
        }
        return count;
    }
}
