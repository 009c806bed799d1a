/** An executor with a pool of threads; here tasks run at once in the calling thread. */
package java.util.concurrent;

import java.util.Objects;

public class ThreadPoolExecutor extends DirectExecutorService {
    private int corePoolSize;
    private int maximumPoolSize;
    private final BlockingQueue<Runnable> queue;
    private long completed = 0;

    public ThreadPoolExecutor(
            int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit,
            BlockingQueue<Runnable> workQueue) {
        if (corePoolSize < 0 || maximumPoolSize <= 0 || maximumPoolSize < corePoolSize || keepAliveTime < 0) {
            throw new IllegalArgumentException();
        }
        this.corePoolSize = corePoolSize;
        this.maximumPoolSize = maximumPoolSize;
        this.queue = Objects.requireNonNull(workQueue);
    }

    public ThreadPoolExecutor(
            int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit,
            BlockingQueue<Runnable> workQueue, ThreadFactory threadFactory) {
        this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue);
        Objects.requireNonNull(threadFactory);
    }

    @Override
    public void execute(Runnable command) {
        beforeExecute(Thread.currentThread(), command);
        super.execute(command);
        completed++;
        afterExecute(command, null);
    }

    protected void beforeExecute(Thread t, Runnable r) {
    }

    protected void afterExecute(Runnable r, Throwable t) {
    }

    public BlockingQueue<Runnable> getQueue() {
        return queue;
    }

    public int getCorePoolSize() {
        return corePoolSize;
    }

    public void setCorePoolSize(int corePoolSize) {
        this.corePoolSize = corePoolSize;
    }

    public int getMaximumPoolSize() {
        return maximumPoolSize;
    }

    public void setMaximumPoolSize(int maximumPoolSize) {
        this.maximumPoolSize = maximumPoolSize;
    }

    public int getActiveCount() {
        return 0;
    }

    public long getCompletedTaskCount() {
        return completed;
    }
}
