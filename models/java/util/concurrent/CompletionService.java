/** Gives the results of tasks in the order of completion. */
package java.util.concurrent;

import espalier.Nullable;

public interface CompletionService<V> {
    Future<V> submit(Callable<V> task);

    Future<V> submit(Runnable task, V result);

    Future<V> take() throws InterruptedException;

    @Nullable
    Future<V> poll();

    @Nullable
    Future<V> poll(long timeout, TimeUnit unit) throws InterruptedException;
}
