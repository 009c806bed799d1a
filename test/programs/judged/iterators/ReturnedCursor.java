import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

public class ReturnedCursor {
    private final Deque<Integer> queue = new ArrayDeque<>();

    Iterator<Integer> fromTop() {
        return queue.descendingIterator();
    }

    void drain() {
        while (!queue.isEmpty()) queue.pop();
    }

    public static void main(String[] args) {
        ReturnedCursor stack = new ReturnedCursor();
        stack.queue.add(1);
        Iterator<Integer> calm = stack.fromTop();
        System.out.println(calm.next());
        stack.drain();
        Iterator<Integer> empty = stack.fromTop();
        System.out.println(empty.hasNext());
        System.out.println(empty.next()); // fails: java.util.NoSuchElementException (in the library)
    }
}
