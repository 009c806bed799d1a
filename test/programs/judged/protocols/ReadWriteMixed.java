import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadWriteMixed {
    public static void main(String[] args) {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        lock.readLock().lock();
        lock.readLock().unlock();
        lock.readLock().lock();
        lock.writeLock().unlock(); // fails: java.lang.IllegalMonitorStateException (in the library)
    }
}
