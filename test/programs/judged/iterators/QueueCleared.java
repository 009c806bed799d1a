import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

public class QueueCleared {
    private final Deque<String> waiting = new ArrayDeque<>();
    private Iterator<String> turn;

    void open() {
        waiting.add("first");
        waiting.add("second");
        turn = waiting.iterator();
    }

    void close() {
        waiting.clear();
    }

    String next() {
        return turn.next(); // fails: java.util.ConcurrentModificationException (in the library)
    }

    public static void main(String[] args) {
        QueueCleared office = new QueueCleared();
        office.open();
        System.out.println(office.next());
        office.close();
        System.out.println(office.next());
    }
}
