import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

public class IteratorOfCopy {
    public static void main(String[] args) {
        Map<String, List<Integer>> groups = new HashMap<>();
        groups.computeIfAbsent("a", key -> new ArrayList<>()).add(1);
        groups.computeIfAbsent("a", key -> new ArrayList<>()).add(2);
        Iterator<Integer> each = new ArrayList<>(groups.get("a")).iterator();
        groups.get("a").clear();
        System.out.println(each.next());
        Iterator<Integer> live = groups.get("a").iterator();
        groups.get("a").add(3);
        System.out.println(live.hasNext());
        System.out.println(live.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
