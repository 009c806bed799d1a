import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class SynchronizerOfMine {
    private String owner = "nobody";

    private final class Sync extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryAcquire(int times) {
            owner = null;
            return true;
        }
    }

    private final Sync sync = new Sync();

    void lock() {
        sync.acquire(1);
    }

    public static void main(String[] args) {
        SynchronizerOfMine mutex = new SynchronizerOfMine();
        System.out.println(mutex.owner.length());
        mutex.lock();
        System.out.println(mutex.owner.length()); // fails: java.lang.NullPointerException
    }
}
