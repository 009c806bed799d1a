package java.lang;

/** No label of an exhaustive switch fits the value, or a pattern failed while matching. */
public final class MatchException extends RuntimeException {
    public MatchException(String message, Throwable cause) {
        super(message, cause);
    }
}
