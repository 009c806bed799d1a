package java.lang.ref;

import espalier.Any;
import espalier.Nullable;

/** A reference that the collector may clear when memory gets short. */
public class SoftReference<T> extends Reference<T> {
    public SoftReference(T referent) {
        super(referent, null);
    }

    public SoftReference(T referent, ReferenceQueue<? super T> queue) {
        super(referent, queue);
    }

    @Override
    @Nullable
    public T get() {
        if (Any.anyBoolean("SoftReference.get: the object has been collected")) {
            drop();
        }
        return super.get();
    }
}
