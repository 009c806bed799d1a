/** Runs each task at once in the calling thread; delays are not waited for and repeated tasks run once. */
package java.util.concurrent;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

class DirectExecutorService extends AbstractExecutorService implements ScheduledExecutorService {
    private boolean shutdown = false;

    public void execute(Runnable command) {
        Objects.requireNonNull(command);
        if (shutdown) {
            throw new RejectedExecutionException(
                    "Task " + command.toString() + " rejected from " + this.toString());
        }
        command.run();
    }

    public void shutdown() {
        shutdown = true;
    }

    public List<Runnable> shutdownNow() {
        shutdown = true;
        return new ArrayList<Runnable>();
    }

    public boolean isShutdown() {
        return shutdown;
    }

    public boolean isTerminated() {
        return shutdown;
    }

    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        return shutdown;
    }

    private <V> ScheduledFuture<V> runNow(FutureTask<V> task) {
        execute(task);
        return new PastFuture<V>(task);
    }

    public ScheduledFuture<?> schedule(Runnable command, long delay, TimeUnit unit) {
        return runNow(new FutureTask<Void>(command, null));
    }

    public <V> ScheduledFuture<V> schedule(Callable<V> callable, long delay, TimeUnit unit) {
        return runNow(new FutureTask<V>(callable));
    }

    public ScheduledFuture<?> scheduleAtFixedRate(Runnable command, long initialDelay, long period, TimeUnit unit) {
        return runNow(new FutureTask<Void>(command, null));
    }

    public ScheduledFuture<?> scheduleWithFixedDelay(
            Runnable command, long initialDelay, long delay, TimeUnit unit) {
        return runNow(new FutureTask<Void>(command, null));
    }

    private static final class PastFuture<V> implements ScheduledFuture<V> {
        private final Future<V> future;

        PastFuture(Future<V> future) {
            this.future = future;
        }

        public long getDelay(TimeUnit unit) {
            return 0;
        }

        public int compareTo(Delayed other) {
            return Long.compare(0, other.getDelay(TimeUnit.NANOSECONDS));
        }

        public boolean cancel(boolean mayInterruptIfRunning) {
            return future.cancel(mayInterruptIfRunning);
        }

        public boolean isCancelled() {
            return future.isCancelled();
        }

        public boolean isDone() {
            return future.isDone();
        }

        public V get() throws InterruptedException, ExecutionException {
            return future.get();
        }

        public V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
            return future.get(timeout, unit);
        }
    }
}
