package java.lang.ref;

import espalier.Nullable;
import java.util.ArrayDeque;

/** Holds references whose objects have been dropped. */
public class ReferenceQueue<T> {
    private final ArrayDeque<Reference<? extends T>> references = new ArrayDeque<>();

    public ReferenceQueue() {
    }

    @SuppressWarnings("unchecked")
    void add(Reference<?> reference) {
        references.add((Reference<? extends T>) reference);
    }

    @Nullable
    public Reference<? extends T> poll() {
        return references.poll();
    }

    @Nullable
    public Reference<? extends T> remove(long timeout) throws InterruptedException {
        if (timeout < 0) {
            throw new IllegalArgumentException("Negative timeout value");
        }
        return references.poll();
    }

    @Nullable
    public Reference<? extends T> remove() throws InterruptedException {
        return references.poll();
    }
}
