/** Thrown when the result of a cancelled task is asked for. */
package java.util.concurrent;

public class CancellationException extends IllegalStateException {
    public CancellationException() {
    }

    public CancellationException(String message) {
        super(message);
    }
}
