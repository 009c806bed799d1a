package java.lang;

import espalier.Any;
import espalier.NonNull;
import java.util.ArrayList;
import java.util.List;

/** The environment a program runs in. */
public class Runtime {
    private static final Runtime CURRENT = new Runtime();

    private final List<Thread> hooks = new ArrayList<>();
    private boolean exiting;

    private Runtime() {
    }

    @NonNull
    public static Runtime getRuntime() {
        return CURRENT;
    }

    /** Runs the hooks, then ends the program. */
    public void exit(int status) {
        if (!exiting) {
            exiting = true;
            for (Thread hook : hooks) {
                hook.start();
            }
        }
        halt(status);
    }

    public native void halt(int status);

    /** Hooks run when the program calls exit. */
    public void addShutdownHook(Thread hook) {
        if (hooks.contains(hook)) {
            throw new IllegalArgumentException("Hook previously registered");
        }
        if (hook.getState() != Thread.State.NEW) {
            throw new IllegalArgumentException("Hook already running");
        }
        if (exiting) {
            throw new IllegalStateException("Shutdown in progress");
        }
        hooks.add(hook);
    }

    public boolean removeShutdownHook(Thread hook) {
        return hooks.remove(hook);
    }

    public int availableProcessors() {
        return Math.max(1, Any.anyInt("Runtime.availableProcessors"));
    }

    public long freeMemory() {
        return amount(Any.anyLong("Runtime.freeMemory"));
    }

    public long totalMemory() {
        return amount(Any.anyLong("Runtime.totalMemory"));
    }

    public long maxMemory() {
        return amount(Any.anyLong("Runtime.maxMemory"));
    }

    private static long amount(long value) {
        return value < 0 ? 0 : value;
    }

    public void gc() {
    }

    public void runFinalization() {
    }
}
