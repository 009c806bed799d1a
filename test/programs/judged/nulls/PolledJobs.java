import java.util.ArrayDeque;
import java.util.Queue;

public class PolledJobs {
    static class Job {
        final String name;
        Job follower;

        Job(String name) {
            this.name = name;
        }
    }

    public static void main(String[] args) {
        Queue<Job> jobs = new ArrayDeque<>();
        jobs.add(new Job("clean"));
        for (int round = 0; round < 2; round++) {
            Job job = jobs.poll();
            System.out.println(job.name); // fails: java.lang.NullPointerException
        }
    }
}
