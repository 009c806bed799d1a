/** Thrown when a format string is wrong or does not fit its arguments. */
package java.util;

public class IllegalFormatException extends IllegalArgumentException {
    IllegalFormatException() {
    }
}
