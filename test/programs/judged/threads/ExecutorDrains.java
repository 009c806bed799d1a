import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class ExecutorDrains {
    public static void main(String[] args) throws Exception {
        Deque<String> jobs = new ArrayDeque<>();
        jobs.add("one");
        System.out.println(jobs.peek().length());
        ExecutorService executor = Executors.newSingleThreadExecutor();
        try {
            Future<?> drained = executor.submit(jobs::clear);
            drained.get();
        } finally {
            executor.shutdown();
        }
        System.out.println(jobs.isEmpty());
        System.out.println(jobs.pop()); // fails: java.util.NoSuchElementException (in the library)
    }
}
