import java.util.PriorityQueue;

public class PriorityQueueNull {
    public static void main(String[] args) {
        PriorityQueue<Object> queue = new PriorityQueue<>();
        queue.add("a");
        queue.add("b");
        System.out.println(queue.poll());
        queue.add(3); // fails: java.lang.ClassCastException (in the library)
    }
}
