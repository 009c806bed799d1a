package java.lang;

import espalier.NonNull;

/** The root of the class hierarchy. */
public class Object {
    public Object() {
    }

    @NonNull
    public final native Class<?> getClass();

    public int hashCode() {
        return System.identityHashCode(this);
    }

    public boolean equals(Object other) {
        return this == other;
    }

    /** A shallow copy; only for arrays and objects that are Cloneable. */
    protected Object clone() throws CloneNotSupportedException {
        if (!(this instanceof Cloneable)) {
            throw new CloneNotSupportedException(getClass().getName());
        }
        return copy();
    }

    @NonNull
    private native Object copy();

    public String toString() {
        return getClass().getName() + "@" + Integer.toHexString(hashCode());
    }

    public final void notify() {
        requireMonitor();
    }

    public final void notifyAll() {
        requireMonitor();
    }

    public final void wait() throws InterruptedException {
        wait(0L);
    }

    /** Returns at once: with one thread nobody could wake this one, and Java allows spurious wakeups. */
    public final void wait(long timeoutMillis) throws InterruptedException {
        if (timeoutMillis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        requireMonitor();
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }

    public final void wait(long timeoutMillis, int nanos) throws InterruptedException {
        if (timeoutMillis < 0) {
            throw new IllegalArgumentException("timeoutMillis value is negative");
        }
        if (nanos < 0 || nanos > 999999) {
            throw new IllegalArgumentException("nanosecond timeout value out of range");
        }
        wait(timeoutMillis);
    }

    private void requireMonitor() {
        if (!Thread.holdsLock(this)) {
            throw new IllegalMonitorStateException("current thread is not owner");
        }
    }

    @Deprecated(since = "9")
    protected void finalize() throws Throwable {
    }
}
