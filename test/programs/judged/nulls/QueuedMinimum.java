import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class QueuedMinimum {
    public static class Task implements Comparable<Task> {
        final int urgency;

        Task(int urgency) {
            this.urgency = urgency;
        }

        @Override
        public int compareTo(Task other) {
            return urgency - other.urgency; // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        List<Task> tasks = new ArrayList<>();
        tasks.add(null);
        tasks.add(new Task(1));
        System.out.println(Collections.max(tasks.subList(1, 2)).urgency);
        System.out.println(Collections.max(tasks).urgency);
    }
}
