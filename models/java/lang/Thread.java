package java.lang;

import espalier.NonNull;
import espalier.Nullable;
import java.util.Map;

/**
 * A thread of a program that has only one: {@code start} runs the body to its end before it returns.
 *
 * That is one of the schedules Java allows, as long as no body waits for something that its starter does later.
 */
public class Thread implements Runnable {
    public static final int MIN_PRIORITY = 1;
    public static final int NORM_PRIORITY = 5;
    public static final int MAX_PRIORITY = 10;

    private static int threadNumber;
    private static long lastIdentifier;
    private static Thread current = mainThread();
    private static UncaughtExceptionHandler defaultHandler;

    private final long identifier;
    private String name;
    private final Runnable target;
    private final ThreadGroup group;
    private int priority = NORM_PRIORITY;
    private boolean daemon;
    private boolean interrupted;
    private State state = State.NEW;
    private UncaughtExceptionHandler handler;
    private ClassLoader contextClassLoader;
    /** What thread-local variables hold in this thread. */
    Map<ThreadLocal<?>, Object> locals;

    public Thread(ThreadGroup group, Runnable target, String name, long stackSize) {
        this.group = group == null ? ThreadGroup.MAIN : group;
        this.target = target;
        if (name == null) {
            throw new NullPointerException("'name' is null");
        }
        this.name = name;
        identifier = ++lastIdentifier;
        contextClassLoader = current == null ? ClassLoader.getSystemClassLoader() : current.contextClassLoader;
    }

    public Thread() {
        this(null, null, nextName(), 0);
    }

    public Thread(Runnable target) {
        this(null, target, nextName(), 0);
    }

    public Thread(ThreadGroup group, Runnable target) {
        this(group, target, nextName(), 0);
    }

    public Thread(String name) {
        this(null, null, name, 0);
    }

    public Thread(ThreadGroup group, String name) {
        this(group, null, name, 0);
    }

    public Thread(Runnable target, String name) {
        this(null, target, name, 0);
    }

    public Thread(ThreadGroup group, Runnable target, String name) {
        this(group, target, name, 0);
    }

    private static Thread mainThread() {
        Thread main = new Thread("main");
        main.state = State.RUNNABLE;
        return main;
    }

    private static String nextName() {
        return "Thread-" + threadNumber++;
    }

    @NonNull
    public static Thread currentThread() {
        return current;
    }

    public static void yield() {
    }

    public static void onSpinWait() {
    }

    public static void sleep(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (interrupted()) {
            throw new InterruptedException("sleep interrupted");
        }
    }

    public static void sleep(long millis, int nanos) throws InterruptedException {
        if (millis >= 0 && (nanos < 0 || nanos > 999999)) {
            throw new IllegalArgumentException("nanosecond timeout value out of range");
        }
        sleep(millis);
    }

    public void start() {
        if (state != State.NEW) {
            throw new IllegalThreadStateException();
        }
        Thread starter = current;
        current = this;
        state = State.RUNNABLE;
        try {
            run();
        } catch (Throwable exception) {
            getUncaughtExceptionHandler().uncaughtException(this, exception);
        } finally {
            state = State.TERMINATED;
            current = starter;
        }
    }

    public void run() {
        if (target != null) {
            target.run();
        }
    }

    public void interrupt() {
        if (state == State.RUNNABLE) {
            interrupted = true;
        }
    }

    public static boolean interrupted() {
        boolean result = current.interrupted;
        current.interrupted = false;
        return result;
    }

    public boolean isInterrupted() {
        return interrupted;
    }

    public final boolean isAlive() {
        return state == State.RUNNABLE;
    }

    public final void setPriority(int newPriority) {
        if (newPriority > MAX_PRIORITY || newPriority < MIN_PRIORITY) {
            throw new IllegalArgumentException();
        }
        priority = newPriority;
    }

    public final int getPriority() {
        return priority;
    }

    public final void setName(String name) {
        if (name == null) {
            throw new NullPointerException("name cannot be null");
        }
        this.name = name;
    }

    @NonNull
    public final String getName() {
        return name;
    }

    @Nullable
    public final ThreadGroup getThreadGroup() {
        return state == State.TERMINATED ? null : group;
    }

    public static int activeCount() {
        return 1;
    }

    public final void join() throws InterruptedException {
        join(0);
    }

    /** Every other thread has ended when it returned from start; only a thread that waits for itself would wait. */
    public final void join(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (interrupted()) {
            throw new InterruptedException();
        }
    }

    public final void join(long millis, int nanos) throws InterruptedException {
        join(millis);
    }

    public static void dumpStack() {
        new Exception("Stack trace").printStackTrace();
    }

    public final void setDaemon(boolean on) {
        if (isAlive()) {
            throw new IllegalThreadStateException();
        }
        daemon = on;
    }

    public final boolean isDaemon() {
        return daemon;
    }

    public final boolean isVirtual() {
        return false;
    }

    public String toString() {
        ThreadGroup shown = getThreadGroup();
        return "Thread[" + name + "," + priority + "," + (shown == null ? "" : shown.getName()) + "]";
    }

    @Nullable
    public ClassLoader getContextClassLoader() {
        return contextClassLoader;
    }

    public void setContextClassLoader(ClassLoader loader) {
        contextClassLoader = loader;
    }

    public static boolean holdsLock(Object object) {
        if (object == null) {
            throw new NullPointerException();
        }
        return ownsMonitor(object);
    }

    private static native boolean ownsMonitor(Object object);

    @NonNull
    public StackTraceElement[] getStackTrace() {
        return this == current ? new Exception().getStackTrace() : new StackTraceElement[0];
    }

    public long getId() {
        return identifier;
    }

    public final long threadId() {
        return identifier;
    }

    @NonNull
    public State getState() {
        return state;
    }

    public static void setDefaultUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
        defaultHandler = handler;
    }

    @Nullable
    public static UncaughtExceptionHandler getDefaultUncaughtExceptionHandler() {
        return defaultHandler;
    }

    @NonNull
    public UncaughtExceptionHandler getUncaughtExceptionHandler() {
        return handler == null ? group : handler;
    }

    public void setUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
        this.handler = handler;
    }

    /** The states of a thread; here it is new, running or terminated. */
    public enum State {
        NEW,
        RUNNABLE,
        BLOCKED,
        WAITING,
        TIMED_WAITING,
        TERMINATED
    }

    /** What is told about an exception that ends a thread. */
    @FunctionalInterface
    public interface UncaughtExceptionHandler {
        void uncaughtException(Thread thread, Throwable exception);
    }
}
