/** An unbounded queue. */
package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.Collection;

public class LinkedTransferQueue<E> extends BoundedQueue<E> implements TransferQueue<E>, java.io.Serializable {
    public LinkedTransferQueue() {
        super(new ArrayDeque<E>(), Integer.MAX_VALUE);
    }

    public LinkedTransferQueue(Collection<? extends E> c) {
        this();
        addAll(c);
    }

    public boolean tryTransfer(E e) {
        return false;
    }

    public void transfer(E e) throws InterruptedException {
        throw Waiting.forEver("a consumer of a transferred element");
    }
}
