public class ThreadStartedTwice {
    private final Thread worker = new Thread(() -> {});

    void go() throws InterruptedException {
        worker.start(); // fails: java.lang.IllegalThreadStateException (in the library)
        worker.join();
    }

    public static void main(String[] args) throws InterruptedException {
        ThreadStartedTwice twice = new ThreadStartedTwice();
        twice.go();
        twice.go();
    }
}
