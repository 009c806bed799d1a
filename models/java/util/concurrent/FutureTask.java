/** A task and its outcome. */
package java.util.concurrent;

import java.util.Objects;

public class FutureTask<V> implements RunnableFuture<V> {
    private Callable<V> callable;
    private V result;
    private Throwable failure;
    private boolean done = false;
    private boolean cancelled = false;

    public FutureTask(Callable<V> callable) {
        this.callable = Objects.requireNonNull(callable);
    }

    public FutureTask(Runnable runnable, V result) {
        this.callable = Executors.callable(runnable, result);
    }

    public boolean isCancelled() {
        return cancelled;
    }

    public boolean isDone() {
        return done;
    }

    public boolean cancel(boolean mayInterruptIfRunning) {
        if (done) {
            return false;
        }
        cancelled = true;
        finish();
        return true;
    }

    private void finish() {
        done = true;
        callable = null;
        done();
    }

    public V get() throws InterruptedException, ExecutionException {
        if (!done) {
            throw Waiting.forEver("a task that was not run");
        }
        if (cancelled) {
            throw new CancellationException();
        }
        if (failure != null) {
            throw new ExecutionException(failure);
        }
        return result;
    }

    public V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        if (!done) {
            throw new TimeoutException();
        }
        return get();
    }

    public String toString() {
        return super.toString() + outcome();
    }

    private String outcome() {
        if (cancelled) {
            return "[Cancelled]";
        }
        if (failure != null) {
            return "[Completed exceptionally: " + failure + "]";
        }
        if (done) {
            return "[Completed normally]";
        }
        return "[Not completed, task = " + callable + "]";
    }

    protected void done() {
    }

    protected void set(V v) {
        if (!done) {
            result = v;
            finish();
        }
    }

    protected void setException(Throwable t) {
        if (!done) {
            failure = t;
            finish();
        }
    }

    public void run() {
        if (done) {
            return;
        }
        V value;
        try {
            value = callable.call();
        } catch (Throwable thrown) {
            setException(thrown);
            return;
        }
        set(value);
    }
}
