package java.lang.ref;

import espalier.Any;
import espalier.NonNull;
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

    /** Waits until there is one: without the collector, for ever. */
    @NonNull
    public Reference<? extends T> remove() throws InterruptedException {
        Reference<? extends T> first = references.poll();
        while (first == null) {
            first = Any.anyObject("a reference that the collector has enqueued");
        }
        return first;
    }
}
