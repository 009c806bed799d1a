package java.lang.reflect;

/** Wraps what a method that was called by reflection threw. */
public class InvocationTargetException extends ReflectiveOperationException {
    protected InvocationTargetException() {
        super((Throwable) null);
    }

    public InvocationTargetException(Throwable target) {
        super(target);
    }

    public InvocationTargetException(Throwable target, String message) {
        super(message, target);
    }

    public Throwable getTargetException() {
        return getCause();
    }
}
