/** A queue without room: an element is handed over or not taken. */
package java.util.concurrent;

import espalier.Nullable;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.Objects;

public class SynchronousQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, java.io.Serializable {
    public SynchronousQueue() {
    }

    public SynchronousQueue(boolean fair) {
    }

    public boolean offer(E e) {
        Objects.requireNonNull(e);
        return false;
    }

    public void put(E e) throws InterruptedException {
        throw Waiting.forEver("a consumer of an element");
    }

    public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return offer(e);
    }

    public E take() throws InterruptedException {
        throw Waiting.forEver("a producer of an element");
    }

    @Nullable
    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        return null;
    }

    @Nullable
    public E poll() {
        return null;
    }

    @Nullable
    public E peek() {
        return null;
    }

    public int remainingCapacity() {
        return 0;
    }

    public int size() {
        return 0;
    }

    public Iterator<E> iterator() {
        return Collections.emptyIterator();
    }

    public int drainTo(Collection<? super E> c) {
        return 0;
    }

    public int drainTo(Collection<? super E> c, int maxElements) {
        return 0;
    }
}
