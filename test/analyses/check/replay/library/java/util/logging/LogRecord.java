package java.util.logging;

public class LogRecord {
    public LogRecord(Level level, String message) {
        keep(level, message);
    }

    private native void keep(Level level, String message);

    public native void setMessage(String message);
}
