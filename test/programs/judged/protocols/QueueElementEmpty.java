import java.util.LinkedList;
import java.util.Queue;

public class QueueElementEmpty {
    public static void main(String[] args) {
        Queue<String> queue = new LinkedList<>();
        queue.offer("a");
        while (queue.element() != null) System.out.println(queue.remove()); // fails: java.util.NoSuchElementException (in the library)
    }
}
