import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class PooledHooks extends ThreadPoolExecutor {
    private String failure = "none";

    PooledHooks() {
        super(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        setThreadFactory(task -> {
            Thread thread = new Thread(task);
            thread.setUncaughtExceptionHandler((where, problem) -> System.out.println(problem.getMessage()));
            return thread;
        });
    }

    @Override
    protected void afterExecute(Runnable task, Throwable problem) {
        if (problem != null) failure = null;
    }

    public static void main(String[] args) throws Exception {
        PooledHooks pool = new PooledHooks();
        pool.execute(() -> System.out.println("fine"));
        System.out.println(pool.failure.length());
        pool.execute(() -> {
            throw new IllegalStateException("task");
        });
        pool.submit(() -> 1).get();
        pool.shutdown();
        System.out.println(pool.failure.length()); // fails: java.lang.NullPointerException
    }
}
