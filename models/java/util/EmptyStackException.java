/** Thrown by an empty stack. */
package java.util;

public class EmptyStackException extends RuntimeException {
    public EmptyStackException() {
    }
}
