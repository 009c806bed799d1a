/** Thrown when a property document is malformed. */
package java.util;

public class InvalidPropertiesFormatException extends java.io.IOException {
    public InvalidPropertiesFormatException(String message) {
        super(message);
    }
}
