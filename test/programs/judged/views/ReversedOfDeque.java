import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.List;

public class ReversedOfDeque {
    static void drain(ArrayDeque<String> deque) {
        while (!deque.isEmpty()) deque.pollLast();
    }

    public static void main(String[] args) {
        ArrayDeque<String> deque = new ArrayDeque<>(List.of("a", "b"));
        Iterator<String> back = deque.descendingIterator();
        System.out.println(back.hasNext());
        drain(deque);
        System.out.println(back.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
