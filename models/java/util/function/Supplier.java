/** A source of values. */
package java.util.function;

@FunctionalInterface
public interface Supplier<T> {
    T get();
}
