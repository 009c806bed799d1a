package java.util.logging;

/** Says nothing. */
public class Logger {
    public static Logger getLogger(String name) {
        return new Logger();
    }

    public boolean isLoggable(Level level) {
        return false;
    }

    public void log(Level level, String message) {
    }

    public void log(Level level, String message, Object parameter) {
    }

    public void log(Level level, String message, Throwable thrown) {
    }

    public void warning(String message) {
    }
}
