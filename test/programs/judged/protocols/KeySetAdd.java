import java.util.HashMap;
import java.util.Map;
import java.util.Set;

public class KeySetAdd {
    static void note(Set<String> seen, String name) {
        if (!seen.contains(name)) seen.add(name); // fails: java.lang.UnsupportedOperationException (in the library)
    }

    public static void main(String[] args) {
        Map<String, Integer> counts = new HashMap<>();
        counts.put("a", 1);
        note(counts.keySet(), "a");
        note(new java.util.HashSet<>(counts.keySet()), "b");
        note(counts.keySet(), "b");
    }
}
