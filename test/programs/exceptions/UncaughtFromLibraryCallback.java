import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

public class UncaughtFromLibraryCallback {
    static class Job {
        final String name;
        final Integer priority;

        Job(String name, Integer priority) {
            this.name = name;
            this.priority = priority;
        }
    }

    static int comparisons;

    public static void main(String[] args) {
        List<Job> jobs = new ArrayList<>();
        jobs.add(new Job("a", 3));
        jobs.add(new Job("b", 1));
        Comparator<Job> order = (x, y) -> {
            comparisons++;
            return x.priority - y.priority;
        };
        jobs.sort(order);
        System.out.println(jobs.get(0).name + " after " + (comparisons > 0 ? "some" : "no") + " comparisons");
        jobs.add(new Job("c", null));
        try {
            jobs.forEach(job -> System.out.println(job.name + job.priority.intValue()));
        } catch (NullPointerException e) {
            System.out.println("forEach stopped");
        }
        jobs.sort(Comparator.comparing(job -> job.priority, Comparator.nullsFirst(Comparator.naturalOrder())));
        System.out.println(jobs.get(0).name);
        jobs.sort(order);
        System.out.println("sorted with null?");
    }
}
