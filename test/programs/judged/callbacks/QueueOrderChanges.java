import java.util.Comparator;
import java.util.Iterator;
import java.util.PriorityQueue;

public class QueueOrderChanges {
    static PriorityQueue<String> other = new PriorityQueue<>();

    static final class Order implements Comparator<String> {
        @Override
        public int compare(String left, String right) {
            other.poll();
            return left.compareTo(right);
        }
    }

    public static void main(String[] args) {
        PriorityQueue<String> queue = new PriorityQueue<>(new Order());
        other.add("x");
        other.add("y");
        Iterator<String> first = other.iterator();
        System.out.println(queue.isEmpty());
        System.out.println(first.next());
        queue.offer("b");
        Iterator<String> second = other.iterator();
        queue.offer("a");
        System.out.println(queue.peek());
        System.out.println(second.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
