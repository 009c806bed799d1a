package java.lang.ref;

import espalier.Nullable;

/** A reference that does not keep its object alive. When running, the object stays until it is cleared. */
public abstract class Reference<T> {
    private T referent;
    private final ReferenceQueue<? super T> queue;
    private boolean enqueued;

    Reference(T referent, ReferenceQueue<? super T> queue) {
        this.referent = referent;
        this.queue = queue;
    }

    @Nullable
    public T get() {
        return referent;
    }

    public final boolean refersTo(T object) {
        return referent == object;
    }

    public void clear() {
        referent = null;
    }

    @Deprecated(since = "16")
    public boolean isEnqueued() {
        return enqueued;
    }

    public boolean enqueue() {
        clear();
        if (queue == null || enqueued) {
            return false;
        }
        enqueued = true;
        queue.add(this);
        return true;
    }

    /** The collector may drop the object at any time: in {@code get} of weak and soft references. */
    final void drop() {
        referent = null;
    }

    public static void reachabilityFence(Object object) {
    }
}
