import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;

class Job implements Callable<String> {
    String name = "job";

    @Override
    public String call() {
        return name;
    }

    @Override
    public String toString() {
        name = null;
        return "a job";
    }
}

public class TaskPrinted {
    public static void main(String[] args) throws Exception {
        Job job = new Job();
        FutureTask<String> task = new FutureTask<>(job);
        System.out.println(job.name.length());
        System.out.println(String.valueOf(task).isEmpty());
        System.out.println(job.name.length()); // fails: java.lang.NullPointerException
    }
}
