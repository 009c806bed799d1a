import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class FactoriesOfPools implements ThreadFactory {
    private String[] names = {"one"};

    @Override
    public Thread newThread(Runnable work) {
        names = new String[0];
        return new Thread(work);
    }

    public static void main(String[] args) throws Exception {
        FactoriesOfPools lazy = new FactoriesOfPools();
        Executors.newFixedThreadPool(1, lazy).shutdown();
        System.out.println(lazy.names[0]);
        FactoriesOfPools timed = new FactoriesOfPools();
        ScheduledExecutorService later = Executors.newScheduledThreadPool(1, timed);
        System.out.println(timed.names[0]);
        later.schedule(() -> 1, 0, TimeUnit.SECONDS).get();
        later.shutdown();
        System.out.println(timed.names.length);
        FactoriesOfPools made = new FactoriesOfPools();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), made);
        pool.submit(() -> 1).get();
        pool.shutdown();
        System.out.println(made.names[0]); // fails: java.lang.ArrayIndexOutOfBoundsException
    }
}
