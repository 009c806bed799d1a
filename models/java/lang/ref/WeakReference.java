package java.lang.ref;

import espalier.Any;
import espalier.Nullable;

/** A reference that the collector may clear once nothing else refers to the object. */
public class WeakReference<T> extends Reference<T> {
    public WeakReference(T referent) {
        super(referent, null);
    }

    public WeakReference(T referent, ReferenceQueue<? super T> queue) {
        super(referent, queue);
    }

    @Override
    @Nullable
    public T get() {
        if (Any.anyBoolean("WeakReference.get: the object has been collected")) {
            drop();
        }
        return super.get();
    }
}
