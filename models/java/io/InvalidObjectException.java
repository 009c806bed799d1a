package java.io;

/** An object that was read is not valid. */
public class InvalidObjectException extends ObjectStreamException {
    public InvalidObjectException(String message) {
        super(message);
    }
}
