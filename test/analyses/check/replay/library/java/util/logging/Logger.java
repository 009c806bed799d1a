package java.util.logging;

import java.util.function.Supplier;

public class Logger {
    public static native Logger getLogger(String name);

    public native String getName();

    public native Handler[] getHandlers();

    public native boolean isLoggable(Level level);

    public native void info(String message);

    public native void info(Supplier<String> message);

    public native void fine(String message);

    public native void log(Level level, String message, Object[] parameters);

    public native void log(LogRecord record);
}
