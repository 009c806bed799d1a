package java.lang;

import java.util.HashMap;
import java.util.Objects;
import java.util.function.Supplier;

/** A variable of which each thread has its own copy. */
public class ThreadLocal<T> {
    public ThreadLocal() {
    }

    protected T initialValue() {
        return null;
    }

    public static <S> ThreadLocal<S> withInitial(Supplier<? extends S> supplier) {
        return new Supplied<>(supplier);
    }

    @SuppressWarnings("unchecked")
    public T get() {
        Thread thread = Thread.currentThread();
        if (thread.locals != null && thread.locals.containsKey(this)) {
            return (T) thread.locals.get(this);
        }
        T value = initialValue();
        set(value);
        return value;
    }

    public void set(T value) {
        Thread thread = Thread.currentThread();
        if (thread.locals == null) {
            thread.locals = new HashMap<>();
        }
        thread.locals.put(this, value);
    }

    public void remove() {
        Thread thread = Thread.currentThread();
        if (thread.locals != null) {
            thread.locals.remove(this);
        }
    }

    private static class Supplied<T> extends ThreadLocal<T> {
        private final Supplier<? extends T> supplier;

        Supplied(Supplier<? extends T> supplier) {
            this.supplier = Objects.requireNonNull(supplier);
        }

        @Override
        protected T initialValue() {
            return supplier.get();
        }
    }
}
