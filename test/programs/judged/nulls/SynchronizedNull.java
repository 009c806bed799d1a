public class SynchronizedNull {
    private Object lock = new Object();
    private int count;

    void once() {
        synchronized (lock) { // fails: java.lang.NullPointerException
            count++;
            if (count == 2) lock = null;
        }
    }

    public static void main(String[] args) {
        SynchronizedNull box = new SynchronizedNull();
        box.once();
        box.once();
        box.once();
    }
}
