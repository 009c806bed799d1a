package java.nio;

/** The end of a buffer was reached while putting. */
public class BufferOverflowException extends RuntimeException {
    public BufferOverflowException() {
    }
}
