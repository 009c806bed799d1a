/** The result of a delayed task. */
package java.util.concurrent;

public interface ScheduledFuture<V> extends Delayed, Future<V> {
}
