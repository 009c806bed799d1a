/** A task that forks others; here a fork runs at once. */
package java.util.concurrent;

import espalier.Nullable;
import java.util.ArrayList;
import java.util.Collection;

public abstract class ForkJoinTask<V> implements Future<V>, java.io.Serializable {
    private boolean done = false;
    private boolean cancelled = false;
    private Throwable failure;

    public ForkJoinTask() {
    }

    @Nullable
    public abstract V getRawResult();

    protected abstract void setRawResult(V value);

    protected abstract boolean exec();

    private void runOnce() {
        if (done) {
            return;
        }
        try {
            exec();
        } catch (Throwable thrown) {
            failure = thrown;
        }
        done = true;
    }

    private V report() {
        if (cancelled) {
            throw new CancellationException();
        }
        if (failure instanceof RuntimeException) {
            throw (RuntimeException) failure;
        }
        if (failure instanceof Error) {
            throw (Error) failure;
        }
        if (failure != null) {
            throw new RuntimeException(failure);
        }
        return getRawResult();
    }

    public final ForkJoinTask<V> fork() {
        runOnce();
        return this;
    }

    public final V join() {
        runOnce();
        return report();
    }

    public final V invoke() {
        runOnce();
        return report();
    }

    public static void invokeAll(ForkJoinTask<?> t1, ForkJoinTask<?> t2) {
        t1.invoke();
        t2.invoke();
    }

    public static void invokeAll(ForkJoinTask<?>... tasks) {
        for (ForkJoinTask<?> task : tasks) {
            task.invoke();
        }
    }

    public static <T extends ForkJoinTask<?>> Collection<T> invokeAll(Collection<T> tasks) {
        for (T task : new ArrayList<T>(tasks)) {
            task.invoke();
        }
        return tasks;
    }

    public boolean cancel(boolean mayInterruptIfRunning) {
        if (!done) {
            done = true;
            cancelled = true;
        }
        return cancelled;
    }

    public final boolean isDone() {
        return done;
    }

    public final boolean isCancelled() {
        return cancelled;
    }

    public final boolean isCompletedAbnormally() {
        return done && (cancelled || failure != null);
    }

    public final boolean isCompletedNormally() {
        return done && !cancelled && failure == null;
    }

    @Nullable
    public final Throwable getException() {
        return cancelled ? new CancellationException() : failure;
    }

    public final V get() throws InterruptedException, ExecutionException {
        runOnce();
        if (failure != null) {
            throw new ExecutionException(failure);
        }
        return report();
    }

    public final V get(long timeout, TimeUnit unit)
            throws InterruptedException, ExecutionException, TimeoutException {
        return get();
    }
}
