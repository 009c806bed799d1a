/** A lock for readers and writers that hands out stamps. */
package java.util.concurrent.locks;

public class StampedLock implements java.io.Serializable {
    /** Changes with every write, so that optimistic readers notice. */
    private long version = 256;
    private boolean writing = false;
    private int reading = 0;

    public StampedLock() {
    }

    private static Error forEver() {
        return new Error("would wait for ever, since runs have one thread: a stamped lock");
    }

    public long writeLock() {
        long stamp = tryWriteLock();
        if (stamp == 0) {
            throw forEver();
        }
        return stamp;
    }

    public long tryWriteLock() {
        if (writing || reading > 0) {
            return 0;
        }
        writing = true;
        version += 128;
        return version;
    }

    public long readLock() {
        long stamp = tryReadLock();
        if (stamp == 0) {
            throw forEver();
        }
        return stamp;
    }

    public long tryReadLock() {
        if (writing) {
            return 0;
        }
        reading++;
        return version + 1;
    }

    public long tryOptimisticRead() {
        return writing ? 0 : version;
    }

    public boolean validate(long stamp) {
        return stamp != 0 && (stamp & ~127L) == version;
    }

    public void unlockWrite(long stamp) {
        if (!writing || stamp != version) {
            throw new IllegalMonitorStateException();
        }
        writing = false;
        version += 128;
    }

    public void unlockRead(long stamp) {
        if (reading == 0 || stamp != version + 1) {
            throw new IllegalMonitorStateException();
        }
        reading--;
    }

    public void unlock(long stamp) {
        if (writing) {
            unlockWrite(stamp);
        } else {
            unlockRead(stamp);
        }
    }

    public long tryConvertToWriteLock(long stamp) {
        if (writing && stamp == version) {
            return stamp;
        }
        if (!validate(stamp) || reading > 1 || (reading == 1 && stamp != version + 1)) {
            return 0;
        }
        reading = 0;
        return tryWriteLock();
    }

    public boolean isWriteLocked() {
        return writing;
    }

    public boolean isReadLocked() {
        return reading > 0;
    }

    public int getReadLockCount() {
        return reading;
    }
}
