/** A source of values of type int. */
package java.util.function;

@FunctionalInterface
public interface IntSupplier {
    int getAsInt();
}
