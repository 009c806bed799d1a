/** A source of values of type long. */
package java.util.function;

@FunctionalInterface
public interface LongSupplier {
    long getAsLong();
}
