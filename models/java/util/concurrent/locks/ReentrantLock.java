/** A lock that its holder may take again. */
package java.util.concurrent.locks;

import espalier.Run;
import java.util.concurrent.TimeUnit;

public class ReentrantLock implements Lock, java.io.Serializable {
    private final boolean fair;
    private int holds = 0;

    public ReentrantLock() {
        this(false);
    }

    public ReentrantLock(boolean fair) {
        this.fair = fair;
    }

    public void lock() {
        holds++;
    }

    public void lockInterruptibly() throws InterruptedException {
        holds++;
    }

    public boolean tryLock() {
        holds++;
        return true;
    }

    public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
        holds++;
        return true;
    }

    public void unlock() {
        if (holds == 0) {
            throw new IllegalMonitorStateException();
        }
        holds--;
    }

    public Condition newCondition() {
        return new LockCondition(this);
    }

    public int getHoldCount() {
        return holds;
    }

    public boolean isHeldByCurrentThread() {
        return holds > 0;
    }

    public boolean isLocked() {
        return holds > 0;
    }

    public final boolean isFair() {
        return fair;
    }

    public final boolean hasQueuedThreads() {
        return false;
    }

    public final int getQueueLength() {
        return 0;
    }

    private static final class LockCondition implements Condition {
        private final ReentrantLock lock;

        LockCondition(ReentrantLock lock) {
            this.lock = lock;
        }

        private void checkHeld() {
            if (lock.holds == 0) {
                throw new IllegalMonitorStateException();
            }
        }

        public void await() throws InterruptedException {
            awaitUninterruptibly();
        }

        public void awaitUninterruptibly() {
            checkHeld();
            Run.stop("would wait for ever, since runs have one thread: a condition");
            throw new Error();
        }

        public long awaitNanos(long nanosTimeout) throws InterruptedException {
            checkHeld();
            return 0;
        }

        public boolean await(long time, TimeUnit unit) throws InterruptedException {
            checkHeld();
            return false;
        }

        public void signal() {
            checkHeld();
        }

        public void signalAll() {
            checkHeld();
        }
    }
}
