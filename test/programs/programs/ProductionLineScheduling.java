import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

public class ProductionLineScheduling {
    static final class Job {
        final String name;
        final int duration;
        final List<Job> after = new ArrayList<>();
        int earliest = -1, latest = Integer.MAX_VALUE;

        Job(String name, int duration, Job... after) {
            this.name = name;
            this.duration = duration;
            Collections.addAll(this.after, after);
        }

        int start() {
            if (earliest < 0) {
                earliest = 0;
                for (Job job : after) earliest = Math.max(earliest, job.start() + job.duration);
            }
            return earliest;
        }

        boolean critical() {
            return earliest == latest;
        }
    }

    static int schedule(List<Job> jobs) {
        int end = jobs.stream().mapToInt(j -> j.start() + j.duration).max().orElse(0);
        List<Job> reversed = new ArrayList<>(jobs);
        reversed.sort((a, b) -> b.start() - a.start());
        for (Job job : reversed) {
            if (job.latest == Integer.MAX_VALUE) job.latest = end - job.duration;
            for (Job before : job.after) before.latest = Math.min(before.latest, job.latest - before.duration);
        }
        return end;
    }

    static int[] assign(List<Job> jobs, int machines) {
        int[] free = new int[machines];
        Map<Job, Integer> finish = new HashMap<>();
        List<Job> order = new ArrayList<>(jobs);
        order.sort((a, b) -> a.latest != b.latest ? Integer.compare(a.latest, b.latest) : a.name.compareTo(b.name));
        while (!order.isEmpty()) {
            Job next = null;
            for (Job job : order) {
                if (finish.keySet().containsAll(job.after)) {
                    next = job;
                    break;
                }
            }
            if (next == null) throw new IllegalStateException("cycle among " + order.size());
            order.remove(next);
            int machine = 0;
            for (int m = 1; m < machines; m++) if (free[m] < free[machine]) machine = m;
            int start = free[machine];
            for (Job before : next.after) start = Math.max(start, finish.get(before));
            free[machine] = start + next.duration;
            finish.put(next, free[machine]);
        }
        return free;
    }

    static int[] longestIncreasing(int... a) {
        int[] length = new int[a.length], from = new int[a.length];
        int best = 0;
        for (int i = 0; i < a.length; i++) {
            length[i] = 1;
            from[i] = -1;
            for (int j = 0; j < i; j++) {
                if (a[j] < a[i] && length[j] + 1 > length[i]) {
                    length[i] = length[j] + 1;
                    from[i] = j;
                }
            }
            if (length[i] > length[best]) best = i;
        }
        int[] result = new int[length[best]];
        for (int i = best, k = result.length; i >= 0; i = from[i]) result[--k] = a[i];
        return result;
    }

    public static void main(String[] args) {
        Job design = new Job("design", 5), order = new Job("order", 3, design), build = new Job("build", 8, design), wire = new Job("wire", 4, order), paint = new Job("paint", 2, build), test = new Job("test", 3, wire, paint), docs = new Job("docs", 6, design);
        List<Job> jobs = List.of(design, order, build, wire, paint, test, docs);
        System.out.println(schedule(jobs));
        for (Job job : jobs) System.out.println(job.name + " " + job.earliest + ".." + job.latest + (job.critical() ? " *" : ""));
        System.out.println(jobs.stream().filter(Job::critical).map(j -> j.name).collect(Collectors.joining(">")));
        for (int machines = 1; machines <= 3; machines++) System.out.println(machines + " " + Arrays.toString(assign(jobs, machines)));
        System.out.println(Arrays.toString(longestIncreasing(10, 9, 2, 5, 3, 7, 101, 18)));
        Job a = new Job("a", 1), b = new Job("b", 1, a);
        a.after.add(b);
        System.out.println(assign(List.of(a, b), 1).length);
    }
}
