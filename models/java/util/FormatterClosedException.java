/** Thrown when a closed formatter is used. */
package java.util;

public class FormatterClosedException extends IllegalStateException {
    public FormatterClosedException() {
    }
}
