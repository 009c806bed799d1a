/** An unbounded queue whose head is its least element. */
package java.util.concurrent;

import espalier.Nullable;
import java.util.Collection;
import java.util.Comparator;
import java.util.PriorityQueue;

public class PriorityBlockingQueue<E> extends BoundedQueue<E> implements java.io.Serializable {
    public PriorityBlockingQueue() {
        super(new PriorityQueue<E>(), Integer.MAX_VALUE);
    }

    public PriorityBlockingQueue(int initialCapacity) {
        super(new PriorityQueue<E>(initialCapacity), Integer.MAX_VALUE);
    }

    public PriorityBlockingQueue(int initialCapacity, Comparator<? super E> comparator) {
        super(new PriorityQueue<E>(initialCapacity, comparator), Integer.MAX_VALUE);
    }

    public PriorityBlockingQueue(Collection<? extends E> c) {
        super(new PriorityQueue<E>(c), Integer.MAX_VALUE);
    }

    @Nullable
    public Comparator<? super E> comparator() {
        return ((PriorityQueue<E>) queue).comparator();
    }
}
