import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.TreeMap;

public class RankedTree {
    public static void main(String[] args) {
        List<Integer> visits = new ArrayList<>(List.of(0));
        TreeMap<Integer, String> ranks = new TreeMap<>((left, right) -> {
            visits.add(left);
            return Integer.compare(left, right);
        });
        ranks.put(1, "first");
        ranks.put(2, "second");
        Iterator<Integer> each = visits.iterator();
        System.out.println(ranks.get(2));
        System.out.println(each.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
