import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ExecutorAfterShutdown {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        System.out.println(pool.submit(() -> 1).get());
        pool.shutdown();
        pool.submit(() -> 2); // fails: java.util.concurrent.RejectedExecutionException (in the library)
    }
}
