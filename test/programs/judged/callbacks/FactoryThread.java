import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

public class FactoryThread implements ThreadFactory {
    private StringBuilder names = new StringBuilder();

    @Override
    public Thread newThread(Runnable work) {
        StringBuilder known = names;
        names = null;
        return new Thread(work, known.append("w").toString());
    }

    public static void main(String[] args) throws Exception {
        FactoryThread factory = new FactoryThread();
        System.out.println(factory.names.length());
        ExecutorService pool = Executors.newSingleThreadExecutor(factory);
        System.out.println(pool.submit(() -> 1).get());
        pool.shutdown();
        System.out.println(factory.names.length()); // fails: java.lang.NullPointerException
    }
}
