/** Hides what else a pool can do. */
package java.util.concurrent;

import java.util.Collection;
import java.util.List;

class DelegatedExecutorService implements ExecutorService {
    private final ExecutorService pool;

    DelegatedExecutorService(ExecutorService pool) {
        this.pool = pool;
    }

    public void execute(Runnable command) {
        pool.execute(command);
    }

    public void shutdown() {
        pool.shutdown();
    }

    public List<Runnable> shutdownNow() {
        return pool.shutdownNow();
    }

    public boolean isShutdown() {
        return pool.isShutdown();
    }

    public boolean isTerminated() {
        return pool.isTerminated();
    }

    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        return pool.awaitTermination(timeout, unit);
    }

    public Future<?> submit(Runnable task) {
        return pool.submit(task);
    }

    public <T> Future<T> submit(Callable<T> task) {
        return pool.submit(task);
    }

    public <T> Future<T> submit(Runnable task, T result) {
        return pool.submit(task, result);
    }

    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) throws InterruptedException {
        return pool.invokeAll(tasks);
    }

    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
            throws InterruptedException {
        return pool.invokeAll(tasks, timeout, unit);
    }

    public <T> T invokeAny(Collection<? extends Callable<T>> tasks) throws InterruptedException, ExecutionException {
        return pool.invokeAny(tasks);
    }

    public <T> T invokeAny(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
            throws InterruptedException, ExecutionException, TimeoutException {
        return pool.invokeAny(tasks, timeout, unit);
    }

    /** With delays. */
    static final class Scheduled extends DelegatedExecutorService implements ScheduledExecutorService {
        private final ScheduledExecutorService timed;

        Scheduled(ScheduledExecutorService timed) {
            super(timed);
            this.timed = timed;
        }

        public ScheduledFuture<?> schedule(Runnable command, long delay, TimeUnit unit) {
            return timed.schedule(command, delay, unit);
        }

        public <V> ScheduledFuture<V> schedule(Callable<V> callable, long delay, TimeUnit unit) {
            return timed.schedule(callable, delay, unit);
        }

        public ScheduledFuture<?> scheduleAtFixedRate(
                Runnable command, long initialDelay, long period, TimeUnit unit) {
            return timed.scheduleAtFixedRate(command, initialDelay, period, unit);
        }

        public ScheduledFuture<?> scheduleWithFixedDelay(
                Runnable command, long initialDelay, long delay, TimeUnit unit) {
            return timed.scheduleWithFixedDelay(command, initialDelay, delay, unit);
        }
    }
}
