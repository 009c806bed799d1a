package java.util.logging;

public abstract class Handler {
    public abstract void publish(LogRecord record);

    public native void flush();
}
