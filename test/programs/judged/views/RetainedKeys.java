import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class RetainedKeys {
    static void keep(Set<String> some, List<String> wanted) {
        some.retainAll(wanted);
    }

    public static void main(String[] args) {
        Map<String, Integer> stock = new HashMap<>(Map.of("a", 1, "b", 2, "c", 3));
        Iterator<Map.Entry<String, Integer>> entries = stock.entrySet().iterator();
        System.out.println(entries.next().getValue());
        keep(stock.keySet(), List.of("a", "b", "c"));
        System.out.println(entries.next().getValue());
        keep(stock.keySet(), List.of("a"));
        System.out.println(entries.next().getValue()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
