package java.security;

public class PrivilegedActionException extends Exception {
    public PrivilegedActionException(Exception exception) {
        super(null, exception);
    }

    public Exception getException() {
        return (Exception) getCause();
    }

    @Override
    public String toString() {
        String name = getClass().getName();
        Throwable cause = getCause();
        return cause != null ? name + ": " + cause : name;
    }
}
