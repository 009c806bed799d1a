/** A queue, bounded if so wished. */
package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.Collection;

public class LinkedBlockingQueue<E> extends BoundedQueue<E> implements java.io.Serializable {
    public LinkedBlockingQueue() {
        this(Integer.MAX_VALUE);
    }

    public LinkedBlockingQueue(int capacity) {
        super(new ArrayDeque<E>(), capacity);
    }

    public LinkedBlockingQueue(Collection<? extends E> c) {
        this();
        addAll(c);
    }
}
