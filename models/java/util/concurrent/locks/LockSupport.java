/** Parks and wakes threads; a run has one thread, so that parking returns at once, as it is allowed to. */
package java.util.concurrent.locks;

public class LockSupport {
    private LockSupport() {
    }

    public static void park() {
    }

    public static void park(Object blocker) {
    }

    public static void parkNanos(long nanos) {
    }

    public static void parkNanos(Object blocker, long nanos) {
    }

    public static void unpark(Thread thread) {
    }
}
