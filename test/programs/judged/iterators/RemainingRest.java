import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

public class RemainingRest {
    private final Set<String> open = new HashSet<>(List.of("a", "b", "c"));
    private final List<String> done = new ArrayList<>();

    void finish(String task) {
        done.add(task);
        if (done.size() > 1) open.remove(task);
    }

    public static void main(String[] args) {
        RemainingRest tasks = new RemainingRest();
        Iterator<String> each = tasks.open.iterator();
        tasks.finish(each.next());
        each.forEachRemaining(tasks::finish); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
