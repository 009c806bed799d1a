import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Threads that are started and joined, thread locals, tasks of an executor. */
class ThreadsAndLocals {
    static String shared = "start";
    static final List<String> seen = new ArrayList<>();
    static final ThreadLocal<StringBuilder> builder = ThreadLocal.withInitial(StringBuilder::new);

    static class Worker extends Thread {
        private final int[] results;

        Worker(int[] results) {
            this.results = results;
        }

        @Override
        public void run() {
            synchronized (seen) {
                seen.add("worker");
            }
            shared = "worked";
            results[0] = shared.length();
        }
    }

    public static void main(String[] args) throws Exception {
        int[] results = new int[1];
        Worker worker = new Worker(results);
        worker.start();
        worker.join();
        System.out.println(results[0] + shared.length());
        synchronized (seen) {
            System.out.println(seen.get(0).length());
        }
        builder.get().append("text");
        System.out.println(builder.get().length());
        ExecutorService executor = Executors.newSingleThreadExecutor();
        Callable<String> task = () -> shared.substring(0, 2);
        Future<String> future = executor.submit(task);
        System.out.println(future.get().length());
        executor.shutdown();
    }
}
