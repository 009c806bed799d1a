/** Runs each task at once in the calling thread; what a task throws ends, in a virtual machine, only the thread that runs it. */
package java.util.concurrent;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

class DirectExecutorService extends AbstractExecutorService {
    private boolean shutdown = false;

    public void execute(Runnable command) {
        Objects.requireNonNull(command);
        if (shutdown) {
            throw new RejectedExecutionException(
                    "Task " + command.toString() + " rejected from " + this.toString());
        }
        try {
            command.run();
        } catch (Throwable exception) {
            Thread thread = Thread.currentThread();
            thread.getUncaughtExceptionHandler().uncaughtException(thread, exception);
        }
    }

    public void shutdown() {
        shutdown = true;
    }

    public List<Runnable> shutdownNow() {
        shutdown = true;
        return new ArrayList<Runnable>();
    }

    public boolean isShutdown() {
        return shutdown;
    }

    public boolean isTerminated() {
        return shutdown;
    }

    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        return shutdown;
    }
}
