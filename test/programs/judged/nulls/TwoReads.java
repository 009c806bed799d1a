import java.util.ArrayDeque;
import java.util.Deque;

public class TwoReads {
    private final Deque<String> waiting = new ArrayDeque<>();

    String next() {
        return waiting.peek() == null ? "" : waiting.poll();
    }

    int both() {
        if (waiting.peek() == null) return 0;
        String first = next();
        return first.length() + waiting.peek().length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        TwoReads queue = new TwoReads();
        System.out.println(queue.both());
        queue.waiting.add("a");
        queue.waiting.add("b");
        System.out.println(queue.both());
        System.out.println(queue.both());
    }
}
