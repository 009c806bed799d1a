import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class WorkerThread extends Thread {
    private final List<String> done;

    WorkerThread(List<String> done) {
        this.done = done;
    }

    @Override
    public void run() {
        done.add("worked");
    }

    public static void main(String[] args) throws InterruptedException {
        List<String> done = new ArrayList<>(List.of("setup"));
        WorkerThread worker = new WorkerThread(done);
        Iterator<String> steps = done.iterator();
        worker.start();
        worker.join();
        System.out.println(steps.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
