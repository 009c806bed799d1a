/** A queue whose elements can be taken once their delay is over. */
package java.util.concurrent;

import espalier.Nullable;
import java.util.Collection;
import java.util.PriorityQueue;

public class DelayQueue<E extends Delayed> extends BoundedQueue<E> {
    public DelayQueue() {
        super(new PriorityQueue<E>(), Integer.MAX_VALUE);
    }

    public DelayQueue(Collection<? extends E> c) {
        this();
        addAll(c);
    }

    @Override
    @Nullable
    public E poll() {
        E first = queue.peek();
        return first == null || first.getDelay(TimeUnit.NANOSECONDS) > 0 ? null : queue.poll();
    }

    @Override
    public E take() throws InterruptedException {
        E element = queue.poll();
        if (element == null) {
            throw Waiting.forEver("an element of an empty queue");
        }
        return element;
    }
}
