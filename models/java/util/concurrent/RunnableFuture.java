/** A task that can be run and whose result can be asked for. */
package java.util.concurrent;

public interface RunnableFuture<V> extends Runnable, Future<V> {
    void run();
}
