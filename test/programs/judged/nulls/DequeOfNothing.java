import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedList;

public class DequeOfNothing {
    static int drain(Deque<String> queue) {
        int total = 0;
        do {
            total += queue.pollLast().length(); // fails: java.lang.NullPointerException
        } while (queue.peekFirst() != null);
        return total;
    }

    public static void main(String[] args) {
        Deque<String> strict = new ArrayDeque<>();
        strict.push("a");
        strict.push("b");
        System.out.println(drain(strict));
        Deque<String> lax = new LinkedList<>();
        lax.push("c");
        lax.addLast("d");
        lax.addLast(null);
        lax.removeLastOccurrence("d");
        System.out.println(drain(lax));
    }
}
