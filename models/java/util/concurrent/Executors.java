/** Makes executors; all of them run tasks at once in the calling thread. */
package java.util.concurrent;

import java.util.Objects;

public class Executors {
    private Executors() {
    }

    public static ExecutorService newFixedThreadPool(int nThreads) {
        if (nThreads <= 0) {
            throw new IllegalArgumentException();
        }
        return new DirectExecutorService();
    }

    public static ExecutorService newFixedThreadPool(int nThreads, ThreadFactory threadFactory) {
        return newFixedThreadPool(nThreads);
    }

    public static ExecutorService newWorkStealingPool(int parallelism) {
        return newFixedThreadPool(parallelism);
    }

    public static ExecutorService newWorkStealingPool() {
        return new DirectExecutorService();
    }

    public static ExecutorService newSingleThreadExecutor() {
        return new DirectExecutorService();
    }

    public static ExecutorService newSingleThreadExecutor(ThreadFactory threadFactory) {
        return new DirectExecutorService();
    }

    public static ExecutorService newCachedThreadPool() {
        return new DirectExecutorService();
    }

    public static ExecutorService newCachedThreadPool(ThreadFactory threadFactory) {
        return new DirectExecutorService();
    }

    public static ExecutorService newVirtualThreadPerTaskExecutor() {
        return new DirectExecutorService();
    }

    public static ExecutorService newThreadPerTaskExecutor(ThreadFactory threadFactory) {
        return new DirectExecutorService();
    }

    public static ScheduledExecutorService newSingleThreadScheduledExecutor() {
        return new DirectExecutorService();
    }

    public static ScheduledExecutorService newSingleThreadScheduledExecutor(ThreadFactory threadFactory) {
        return new DirectExecutorService();
    }

    public static ScheduledExecutorService newScheduledThreadPool(int corePoolSize) {
        return new DirectExecutorService();
    }

    public static ScheduledExecutorService newScheduledThreadPool(int corePoolSize, ThreadFactory threadFactory) {
        return new DirectExecutorService();
    }

    public static ThreadFactory defaultThreadFactory() {
        return task -> new Thread(task);
    }

    public static <T> Callable<T> callable(Runnable task, T result) {
        Objects.requireNonNull(task);
        return new RunnableAdapter<T>(task, result);
    }

    public static Callable<Object> callable(Runnable task) {
        Objects.requireNonNull(task);
        return new RunnableAdapter<Object>(task, null);
    }

    private static final class RunnableAdapter<T> implements Callable<T> {
        private final Runnable task;
        private final T result;

        RunnableAdapter(Runnable task, T result) {
            this.task = task;
            this.result = result;
        }

        public T call() {
            task.run();
            return result;
        }
    }
}
