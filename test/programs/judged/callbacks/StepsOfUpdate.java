import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

public class StepsOfUpdate {
    private final List<Integer> steps = new ArrayList<>(List.of(1, 2));
    private final AtomicInteger total = new AtomicInteger();

    private int record(int old, int more) {
        steps.add(old);
        return old + more;
    }

    public static void main(String[] args) {
        StepsOfUpdate each = new StepsOfUpdate();
        for (Iterator<Integer> cursor = each.steps.iterator(); cursor.hasNext(); ) {
            int step = cursor.next(); // fails: java.util.ConcurrentModificationException (in the library)
            each.total.accumulateAndGet(step, each::record);
        }
    }
}
