import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ExecutedFailure {
    static String last = "none";

    static void fail() {
        last = null;
        throw new IllegalStateException("task");
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        System.out.println(last.length());
        pool.execute(ExecutedFailure::fail);
        pool.submit(() -> 1).get();
        pool.shutdown();
        System.out.println(last.length()); // fails: java.lang.NullPointerException
    }
}
