package java.lang;

import espalier.NonNull;
import espalier.Nullable;
import java.util.Objects;

/** A named group of threads. */
public class ThreadGroup implements Thread.UncaughtExceptionHandler {
    static final ThreadGroup MAIN = new ThreadGroup(new ThreadGroup(), "main");

    private final ThreadGroup parent;
    private final String name;
    private int maxPriority = Thread.MAX_PRIORITY;

    public ThreadGroup(String name) {
        this(MAIN, name);
    }

    /** The one that all others are in. */
    private ThreadGroup() {
        parent = null;
        name = "system";
    }

    public ThreadGroup(ThreadGroup parent, String name) {
        if (parent == null) {
            throw new NullPointerException();
        }
        this.parent = parent;
        this.name = name;
    }

    public final String getName() {
        return name;
    }

    @Nullable
    public final ThreadGroup getParent() {
        return parent;
    }

    public final int getMaxPriority() {
        return maxPriority;
    }

    public final void setMaxPriority(int priority) {
        if (priority >= Thread.MIN_PRIORITY && priority <= Thread.MAX_PRIORITY) {
            maxPriority = priority;
        }
    }

    public int activeCount() {
        return 1;
    }

    public void uncaughtException(Thread thread, Throwable exception) {
        if (parent != null) {
            parent.uncaughtException(thread, exception);
            return;
        }
        Thread.UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();
        if (handler != null) {
            handler.uncaughtException(thread, exception);
        } else {
            System.err.print("Exception in thread \"" + thread.getName() + "\" ");
            exception.printStackTrace(System.err);
        }
    }

    public String toString() {
        return getClass().getName() + "[name=" + name + ",maxpri=" + maxPriority + "]";
    }
}
