import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class UnlockTwice {
    private final Lock lock = new ReentrantLock();
    private int count;

    void step() {
        lock.lock();
        try {
            count++;
            if (count > 1) lock.unlock();
        } finally {
            lock.unlock(); // fails: java.lang.IllegalMonitorStateException (in the library)
        }
    }

    public static void main(String[] args) {
        UnlockTwice steps = new UnlockTwice();
        steps.step();
        steps.step();
    }
}
