package java.lang.ref;

import espalier.Nullable;

/** A reference that only tells when its object has gone. */
public class PhantomReference<T> extends Reference<T> {
    public PhantomReference(T referent, ReferenceQueue<? super T> queue) {
        super(referent, queue);
    }

    @Override
    @Nullable
    public T get() {
        return null;
    }
}
