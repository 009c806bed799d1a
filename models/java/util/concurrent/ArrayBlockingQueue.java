/** A bounded queue. */
package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.Collection;

public class ArrayBlockingQueue<E> extends BoundedQueue<E> implements java.io.Serializable {
    public ArrayBlockingQueue(int capacity) {
        super(new ArrayDeque<E>(), capacity);
    }

    public ArrayBlockingQueue(int capacity, boolean fair) {
        this(capacity);
    }

    public ArrayBlockingQueue(int capacity, boolean fair, Collection<? extends E> c) {
        this(capacity);
        if (c.size() > capacity) {
            throw new IllegalArgumentException();
        }
        for (E element : c) {
            offer(element);
        }
    }
}
