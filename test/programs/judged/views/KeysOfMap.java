import java.util.HashMap;
import java.util.Map;
import java.util.Set;

public class KeysOfMap {
    static void drop(Set<String> names, String prefix, Map<String, Integer> ages) {
        for (String name : names) { // fails: java.util.ConcurrentModificationException (in the library)
            if (name.startsWith(prefix)) ages.remove(name);
        }
    }

    public static void main(String[] args) {
        Map<String, Integer> ages = new HashMap<>();
        ages.put("ann", 3);
        ages.put("anton", 4);
        ages.put("bob", 5);
        drop(Set.copyOf(ages.keySet()), "b", ages);
        System.out.println(ages);
        drop(ages.keySet(), "an", ages);
    }
}
