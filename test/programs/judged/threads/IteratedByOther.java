import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class IteratedByOther {
    private final List<String> lines = new ArrayList<>(List.of("a", "b"));

    void appendInBackground() throws InterruptedException {
        Thread writer = new Thread(this::append);
        writer.start();
        writer.join();
    }

    private void append() {
        lines.add("c");
    }

    public static void main(String[] args) throws InterruptedException {
        IteratedByOther log = new IteratedByOther();
        Iterator<String> each = log.lines.iterator();
        System.out.println(each.next());
        log.appendInBackground();
        System.out.println(each.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
