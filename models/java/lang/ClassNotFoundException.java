package java.lang;

/** No class of that name exists. */
public class ClassNotFoundException extends ReflectiveOperationException {
    public ClassNotFoundException() {
        super((Throwable) null);
    }

    public ClassNotFoundException(String message) {
        super(message, null);
    }

    public ClassNotFoundException(String message, Throwable exception) {
        super(message, exception);
    }

    public Throwable getException() {
        return getCause();
    }
}
