import java.util.HashMap;
import java.util.Map;

public class ImmutableEntries {
    static void reset(Map<String, Integer> counts) {
        for (Map.Entry<String, Integer> entry : counts.entrySet()) {
            entry.setValue(0); // fails: java.lang.UnsupportedOperationException (in the library)
        }
    }

    public static void main(String[] args) {
        Map<String, Integer> counts = new HashMap<>(Map.of("a", 1));
        reset(counts);
        System.out.println(counts);
        reset(Map.of("a", 1));
    }
}
