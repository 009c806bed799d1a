/** A source of values of type double. */
package java.util.function;

@FunctionalInterface
public interface DoubleSupplier {
    double getAsDouble();
}
