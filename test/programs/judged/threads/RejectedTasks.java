import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionHandler;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class RejectedTasks implements RejectedExecutionHandler {
    private StringBuilder refused = new StringBuilder();

    @Override
    public void rejectedExecution(Runnable task, ThreadPoolExecutor pool) {
        refused = null;
    }

    public static void main(String[] args) {
        RejectedTasks handler = new RejectedTasks();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), handler);
        pool.execute(() -> System.out.println("fine"));
        System.out.println(handler.refused.length());
        pool.shutdown();
        pool.execute(() -> System.out.println("never"));
        System.out.println(handler.refused.length()); // fails: java.lang.NullPointerException
    }
}
