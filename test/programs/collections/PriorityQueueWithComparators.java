import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

public class PriorityQueueWithComparators {
    static class Task implements Comparable<Task> {
        final String name;
        final int priority, order;
        static int created;

        Task(String name, int priority) {
            this.name = name;
            this.priority = priority;
            order = created++;
        }

        @Override
        public int compareTo(Task other) {
            return priority != other.priority ? Integer.compare(other.priority, priority) : Integer.compare(order, other.order);
        }

        @Override
        public String toString() {
            return name + priority;
        }
    }

    static <T> List<T> drain(PriorityQueue<T> queue) {
        List<T> out = new ArrayList<>();
        while (!queue.isEmpty()) out.add(queue.poll());
        return out;
    }

    static long huffmanCost(int... weights) {
        PriorityQueue<Long> queue = new PriorityQueue<>();
        for (int weight : weights) queue.add((long) weight);
        long total = 0;
        while (queue.size() > 1) {
            long merged = queue.remove() + queue.remove();
            total += merged;
            queue.add(merged);
        }
        return total;
    }

    static double[] runningMedians(int... values) {
        PriorityQueue<Integer> low = new PriorityQueue<>(Comparator.reverseOrder()), high = new PriorityQueue<>();
        double[] medians = new double[values.length];
        for (int i = 0; i < values.length; i++) {
            low.offer(values[i]);
            high.offer(low.poll());
            if (high.size() > low.size()) low.offer(high.poll());
            medians[i] = low.size() > high.size() ? low.peek() : (low.peek() + high.peek()) / 2.0;
        }
        return medians;
    }

    public static void main(String[] args) {
        PriorityQueue<Integer> numbers = new PriorityQueue<>(List.of(5, 1, 4, 1, 3));
        System.out.println(numbers + " " + numbers.peek() + " " + numbers.size());
        System.out.println(drain(numbers));
        PriorityQueue<Task> tasks = new PriorityQueue<>();
        for (String spec : "write:2 test:5 idle:0 fix:5 plan:2".split(" ")) {
            String[] parts = spec.split(":");
            tasks.add(new Task(parts[0], Integer.parseInt(parts[1])));
        }
        System.out.println(drain(tasks));
        PriorityQueue<String> words = new PriorityQueue<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        Collections.addAll(words, "pear", "fig", "apple", "date", "kiwi", "nut");
        System.out.println(words);
        System.out.println(words.contains("fig") + " " + words.remove("date") + " " + words);
        System.out.println(drain(words));
        System.out.println(huffmanCost(5, 9, 12, 13, 16, 45));
        System.out.println(Arrays.toString(runningMedians(5, 15, 1, 3, 8)));
        int[][] intervals = {{0, 30}, {5, 10}, {15, 20}, {9, 16}};
        Arrays.sort(intervals, Comparator.comparingInt(i -> i[0]));
        PriorityQueue<int[]> ends = new PriorityQueue<>((a, b) -> a[1] - b[1]);
        int rooms = 0;
        for (int[] interval : intervals) {
            while (!ends.isEmpty() && ends.peek()[1] <= interval[0]) ends.poll();
            ends.add(interval);
            rooms = Math.max(rooms, ends.size());
        }
        System.out.println(rooms);
        PriorityQueue<Integer> heap = new PriorityQueue<>(4, Collections.reverseOrder());
        for (int i = 0; i < 20; i++) heap.add(i * 7 % 20);
        System.out.println(heap);
        heap.removeIf(x -> x % 2 == 0);
        System.out.println(heap + " " + heap.poll());
        PriorityQueue<Object> mixed = new PriorityQueue<>();
        mixed.add("text");
        mixed.add(1);
    }
}
