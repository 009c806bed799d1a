public class NotStarted {
    private StringBuilder result;

    public static void main(String[] args) throws InterruptedException {
        NotStarted good = new NotStarted();
        Thread started = new Thread(() -> good.result = new StringBuilder("done"));
        started.start();
        started.join();
        System.out.println(good.result.length());
        NotStarted bad = new NotStarted();
        Thread idle = new Thread(() -> bad.result = new StringBuilder("done"));
        idle.join();
        System.out.println(bad.result.length()); // fails: java.lang.NullPointerException
    }
}
