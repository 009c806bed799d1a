/** A number of permits to be taken and given back. */
package java.util.concurrent;

public class Semaphore implements java.io.Serializable {
    private int permits;

    public Semaphore(int permits) {
        this.permits = permits;
    }

    public Semaphore(int permits, boolean fair) {
        this.permits = permits;
    }

    private static void check(int count) {
        if (count < 0) {
            throw new IllegalArgumentException();
        }
    }

    public void acquire() throws InterruptedException {
        acquireUninterruptibly(1);
    }

    public void acquireUninterruptibly() {
        acquireUninterruptibly(1);
    }

    public void acquire(int count) throws InterruptedException {
        acquireUninterruptibly(count);
    }

    public void acquireUninterruptibly(int count) {
        if (!tryAcquire(count)) {
            throw Waiting.forEver("a permit of a semaphore");
        }
    }

    public boolean tryAcquire() {
        return tryAcquire(1);
    }

    public boolean tryAcquire(int count) {
        check(count);
        if (permits < count) {
            return false;
        }
        permits -= count;
        return true;
    }

    public boolean tryAcquire(long timeout, TimeUnit unit) throws InterruptedException {
        return tryAcquire(1);
    }

    public boolean tryAcquire(int count, long timeout, TimeUnit unit) throws InterruptedException {
        return tryAcquire(count);
    }

    public void release() {
        release(1);
    }

    public void release(int count) {
        check(count);
        permits += count;
    }

    public int availablePermits() {
        return permits;
    }

    public int drainPermits() {
        int drained = permits;
        permits = 0;
        return drained;
    }

    public boolean isFair() {
        return false;
    }
}
