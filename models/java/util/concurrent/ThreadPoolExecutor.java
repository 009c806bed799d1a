/**
 * An executor with a pool of threads. Here a task runs to its end at once: the first ones each in a thread that the factory makes, later
 * ones in the calling thread. What a task throws ends its thread, not the caller's.
 */
package java.util.concurrent;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public class ThreadPoolExecutor extends AbstractExecutorService {
    private int corePoolSize;
    private int maximumPoolSize;
    private final BlockingQueue<Runnable> queue;
    private ThreadFactory threadFactory;
    private RejectedExecutionHandler handler;
    private Thread thread;
    private int workers = 0;
    private long completed = 0;
    private boolean shutdown = false;

    public ThreadPoolExecutor(
            int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit,
            BlockingQueue<Runnable> workQueue) {
        this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue,
                Executors.defaultThreadFactory(), new AbortPolicy());
    }

    public ThreadPoolExecutor(
            int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit,
            BlockingQueue<Runnable> workQueue, ThreadFactory threadFactory) {
        this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue, threadFactory, new AbortPolicy());
    }

    public ThreadPoolExecutor(
            int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit,
            BlockingQueue<Runnable> workQueue, RejectedExecutionHandler handler) {
        this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue,
                Executors.defaultThreadFactory(), handler);
    }

    public ThreadPoolExecutor(
            int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit,
            BlockingQueue<Runnable> workQueue, ThreadFactory threadFactory, RejectedExecutionHandler handler) {
        if (corePoolSize < 0 || maximumPoolSize <= 0 || maximumPoolSize < corePoolSize || keepAliveTime < 0) {
            throw new IllegalArgumentException();
        }
        if (workQueue == null || threadFactory == null || handler == null) {
            throw new NullPointerException();
        }
        this.corePoolSize = corePoolSize;
        this.maximumPoolSize = maximumPoolSize;
        this.queue = workQueue;
        this.threadFactory = threadFactory;
        this.handler = handler;
    }

    @Override
    public void execute(Runnable command) {
        Objects.requireNonNull(command);
        if (shutdown) {
            handler.rejectedExecution(command, this);
        } else if (workers == 0 || workers < corePoolSize) {
            workers++;
            thread = threadFactory.newThread(new Worker(this, command));
            // Without a thread the task waits for ever.
            if (thread != null) {
                thread.start();
            }
        } else if (thread != null) {
            try {
                work(command);
            } catch (Throwable exception) {
                thread.getUncaughtExceptionHandler().uncaughtException(thread, exception);
            }
        }
    }

    private void work(Runnable task) {
        try {
            beforeExecute(Thread.currentThread(), task);
            try {
                task.run();
                afterExecute(task, null);
            } catch (Throwable exception) {
                workers--;
                afterExecute(task, exception);
                throw exception;
            }
        } finally {
            completed++;
        }
    }

    private static final class Worker implements Runnable {
        private final ThreadPoolExecutor pool;
        private final Runnable task;

        Worker(ThreadPoolExecutor pool, Runnable task) {
            this.pool = pool;
            this.task = task;
        }

        public void run() {
            pool.work(task);
        }
    }

    public void shutdown() {
        if (!shutdown) {
            shutdown = true;
            terminated();
        }
    }

    public List<Runnable> shutdownNow() {
        shutdown();
        return new ArrayList<Runnable>();
    }

    public boolean isShutdown() {
        return shutdown;
    }

    public boolean isTerminating() {
        return false;
    }

    public boolean isTerminated() {
        return shutdown;
    }

    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        return shutdown;
    }

    protected void beforeExecute(Thread t, Runnable r) {
    }

    protected void afterExecute(Runnable r, Throwable t) {
    }

    protected void terminated() {
    }

    public void setThreadFactory(ThreadFactory threadFactory) {
        this.threadFactory = Objects.requireNonNull(threadFactory);
    }

    public ThreadFactory getThreadFactory() {
        return threadFactory;
    }

    public void setRejectedExecutionHandler(RejectedExecutionHandler handler) {
        this.handler = Objects.requireNonNull(handler);
    }

    public RejectedExecutionHandler getRejectedExecutionHandler() {
        return handler;
    }

    public BlockingQueue<Runnable> getQueue() {
        return queue;
    }

    public int getCorePoolSize() {
        return corePoolSize;
    }

    public void setCorePoolSize(int corePoolSize) {
        if (corePoolSize < 0 || maximumPoolSize < corePoolSize) {
            throw new IllegalArgumentException();
        }
        this.corePoolSize = corePoolSize;
    }

    public int getMaximumPoolSize() {
        return maximumPoolSize;
    }

    public void setMaximumPoolSize(int maximumPoolSize) {
        if (maximumPoolSize <= 0 || maximumPoolSize < corePoolSize) {
            throw new IllegalArgumentException();
        }
        this.maximumPoolSize = maximumPoolSize;
    }

    public int getActiveCount() {
        return 0;
    }

    public long getCompletedTaskCount() {
        return completed;
    }

    /** Throws. */
    public static class AbortPolicy implements RejectedExecutionHandler {
        public AbortPolicy() {
        }

        public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
            throw new RejectedExecutionException("Task " + r.toString() + " rejected from " + e.toString());
        }
    }

    /** Runs the task unless the pool is shut down, which is when a task is rejected here. */
    public static class CallerRunsPolicy implements RejectedExecutionHandler {
        public CallerRunsPolicy() {
        }

        public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
            if (!e.isShutdown()) {
                r.run();
            }
        }
    }

    /** Forgets the task. */
    public static class DiscardPolicy implements RejectedExecutionHandler {
        public DiscardPolicy() {
        }

        public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
        }
    }

    /** Forgets the task that has waited longest, unless the pool is shut down. */
    public static class DiscardOldestPolicy implements RejectedExecutionHandler {
        public DiscardOldestPolicy() {
        }

        public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
            if (!e.isShutdown()) {
                e.getQueue().poll();
                e.execute(r);
            }
        }
    }
}
