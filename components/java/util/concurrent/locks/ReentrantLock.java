package java.util.concurrent.locks;

import espalier.Any;
import java.util.concurrent.TimeUnit;

/** The protocol of ReentrantLock for one thread: how often it is held. */
public class ReentrantLock implements Lock, java.io.Serializable {
    //@ invariant holds >= 0;
    private int holds;

    public ReentrantLock() {
    }

    public ReentrantLock(boolean fair) {
    }

    public void lock() {
        holds++;
    }

    public void lockInterruptibly() throws InterruptedException {
        holds++;
    }

    public boolean tryLock() {
        if (holds == 0 && Any.anyBoolean("whether another thread holds the lock")) {
            return false;
        }
        holds++;
        return true;
    }

    public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
        return tryLock();
    }

    public void unlock() {
        if (holds == 0) {
            throw new IllegalMonitorStateException();
        }
        holds--;
    }

    public Condition newCondition() {
        return new Waiting(this);
    }

    public int getHoldCount() {
        return holds;
    }

    public boolean isHeldByCurrentThread() {
        return holds != 0;
    }

    public boolean isLocked() {
        return holds != 0 || Any.anyBoolean("whether another thread holds the lock");
    }

    public final boolean isFair() {
        return Any.anyBoolean("whether the lock is fair");
    }

    public final boolean hasQueuedThreads() {
        return Any.anyBoolean("whether threads wait");
    }

    public final boolean hasQueuedThread(Thread thread) {
        return Any.anyBoolean("whether a thread waits");
    }

    public final int getQueueLength() {
        return Any.anyInt("how many threads wait", 0, Integer.MAX_VALUE);
    }

    public boolean hasWaiters(Condition condition) {
        needsOwn(condition);
        return Any.anyBoolean("whether threads wait");
    }

    public int getWaitQueueLength(Condition condition) {
        needsOwn(condition);
        return Any.anyInt("how many threads wait", 0, Integer.MAX_VALUE);
    }

    public String toString() {
        return "ReentrantLock";
    }

    private void needsOwn(Condition condition) {
        if (condition == null) {
            throw new NullPointerException();
        }
        if (!(condition instanceof Waiting) || ((Waiting) condition).lock != this) {
            throw new IllegalArgumentException("Not owner");
        }
        ((Waiting) condition).needsLock();
    }

    private static final class Waiting implements Condition {
        private final ReentrantLock lock;

        Waiting(ReentrantLock lock) {
            this.lock = lock;
        }

        public void await() throws InterruptedException {
            needsLock();
        }

        public void awaitUninterruptibly() {
            needsLock();
        }

        public long awaitNanos(long nanosTimeout) throws InterruptedException {
            needsLock();
            return Any.anyLong("the time left");
        }

        public boolean await(long time, TimeUnit unit) throws InterruptedException {
            needsLock();
            return Any.anyBoolean("whether there was time left");
        }

        public boolean awaitUntil(java.util.Date deadline) throws InterruptedException {
            needsLock();
            return Any.anyBoolean("whether there was time left");
        }

        public void signal() {
            needsLock();
        }

        public void signalAll() {
            needsLock();
        }

        private void needsLock() {
            if (lock.holds == 0) {
                throw new IllegalMonitorStateException();
            }
        }
    }
}
