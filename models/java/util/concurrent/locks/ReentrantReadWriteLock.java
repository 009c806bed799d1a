/** A lock for readers and one for writers; a reader cannot become a writer. */
package java.util.concurrent.locks;

import espalier.Run;
import java.util.concurrent.TimeUnit;

public class ReentrantReadWriteLock implements ReadWriteLock, java.io.Serializable {
    private final ReadLock reader = new ReadLock(this);
    private final WriteLock writer = new WriteLock(this);
    private int reads = 0;
    private int writes = 0;

    public ReentrantReadWriteLock() {
    }

    public ReentrantReadWriteLock(boolean fair) {
    }

    public WriteLock writeLock() {
        return writer;
    }

    public ReadLock readLock() {
        return reader;
    }

    public int getReadLockCount() {
        return reads;
    }

    public boolean isWriteLocked() {
        return writes > 0;
    }

    public boolean isWriteLockedByCurrentThread() {
        return writes > 0;
    }

    public int getWriteHoldCount() {
        return writes;
    }

    public int getReadHoldCount() {
        return reads;
    }

    /** Shared by readers. */
    public static class ReadLock implements Lock, java.io.Serializable {
        private final ReentrantReadWriteLock owner;

        protected ReadLock(ReentrantReadWriteLock lock) {
            owner = lock;
        }

        public void lock() {
            owner.reads++;
        }

        public void lockInterruptibly() throws InterruptedException {
            lock();
        }

        public boolean tryLock() {
            lock();
            return true;
        }

        public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
            return tryLock();
        }

        public void unlock() {
            if (owner.reads == 0) {
                throw new IllegalMonitorStateException("attempt to unlock read lock, not locked by current thread");
            }
            owner.reads--;
        }

        public Condition newCondition() {
            throw new UnsupportedOperationException();
        }
    }

    /** Held by one writer. */
    public static class WriteLock implements Lock, java.io.Serializable {
        private final ReentrantReadWriteLock owner;

        protected WriteLock(ReentrantReadWriteLock lock) {
            owner = lock;
        }

        public void lock() {
            if (!tryLock()) {
                Run.stop("would wait for ever, since runs have one thread: a write lock held for reading");
                throw new Error();
            }
        }

        public void lockInterruptibly() throws InterruptedException {
            lock();
        }

        public boolean tryLock() {
            if (owner.reads > 0 && owner.writes == 0) {
                return false;
            }
            owner.writes++;
            return true;
        }

        public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
            return tryLock();
        }

        public void unlock() {
            if (owner.writes == 0) {
                throw new IllegalMonitorStateException();
            }
            owner.writes--;
        }

        public Condition newCondition() {
            return new ReentrantLock().newCondition();
        }

        public boolean isHeldByCurrentThread() {
            return owner.writes > 0;
        }

        public int getHoldCount() {
            return owner.writes;
        }
    }
}
