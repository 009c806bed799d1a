package java.nio;

/** The end of a buffer was reached while getting. */
public class BufferUnderflowException extends RuntimeException {
    public BufferUnderflowException() {
    }
}
