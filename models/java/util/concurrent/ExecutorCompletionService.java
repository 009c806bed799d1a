/** Submits tasks and gives their results in the order of completion. */
package java.util.concurrent;

import espalier.Nullable;
import java.util.Objects;

public class ExecutorCompletionService<V> implements CompletionService<V> {
    private final Executor executor;
    private final BlockingQueue<Future<V>> queue;

    public ExecutorCompletionService(Executor executor) {
        this(executor, new LinkedBlockingQueue<Future<V>>());
    }

    public ExecutorCompletionService(Executor executor, BlockingQueue<Future<V>> completionQueue) {
        this.executor = Objects.requireNonNull(executor);
        this.queue = Objects.requireNonNull(completionQueue);
    }

    public Future<V> submit(Callable<V> task) {
        FutureTask<V> future = new FutureTask<V>(task);
        executor.execute(future);
        queue.add(future);
        return future;
    }

    public Future<V> submit(Runnable task, V result) {
        return submit(Executors.callable(task, result));
    }

    public Future<V> take() throws InterruptedException {
        return queue.take();
    }

    @Nullable
    public Future<V> poll() {
        return queue.poll();
    }

    @Nullable
    public Future<V> poll(long timeout, TimeUnit unit) throws InterruptedException {
        return queue.poll();
    }
}
