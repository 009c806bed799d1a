import java.util.HashMap;
import java.util.Map;

public class SetWhileIterating {
    public static void main(String[] args) {
        Map<String, Integer> counts = new HashMap<>(Map.of("a", 1));
        for (String key : counts.keySet()) counts.put(key, 2);
        System.out.println(counts);
        counts.put("c", 3);
        for (String key : counts.keySet()) counts.merge(key + "x", 1, Integer::sum); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
