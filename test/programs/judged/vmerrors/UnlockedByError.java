import java.util.concurrent.locks.ReentrantLock;

public class UnlockedByError {
    private final ReentrantLock lock = new ReentrantLock();
    private StringBuilder text = new StringBuilder();

    int nest(int depth) {
        return nest(depth + 1) + text.length();
    }

    void update() {
        lock.lock();
        StringBuilder kept = text;
        text = null;
        try {
            if (kept != null) text = kept;
            nest(0);
        } catch (StackOverflowError error) {
            text = null;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) {
        UnlockedByError page = new UnlockedByError();
        System.out.println(page.text.length());
        page.update();
        System.out.println(page.text.length()); // fails: java.lang.NullPointerException
    }
}
