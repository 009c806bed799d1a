import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class BusyIterable implements Iterable<String> {
    private final List<String> names = new ArrayList<>(List.of("a", "b"));
    private int asked;

    @Override
    public Iterator<String> iterator() {
        asked++;
        if (asked > 1) names.add("late");
        return names.iterator();
    }

    public static void main(String[] args) {
        BusyIterable busy = new BusyIterable();
        for (String outer : busy) { // fails: java.util.ConcurrentModificationException (in the library)
            busy.forEach(inner -> System.out.println(outer + inner));
        }
    }
}
