import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;

public class FlippedThroughValues {
    public static void main(String[] args) {
        TreeMap<String, Integer> scores = new TreeMap<>(Map.of("a", 1, "b", 2, "c", 3));
        Iterator<String> keys = scores.descendingKeySet().iterator();
        System.out.println(keys.next());
        scores.tailMap("a", false).values().removeIf(score -> score == 2);
        System.out.println(keys.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
