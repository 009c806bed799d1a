import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

public class TreeMapNullKey {
    static void fill(Map<String, Integer> map, String... keys) {
        for (String key : keys) map.put(key, key == null ? 0 : key.length()); // fails: java.lang.NullPointerException (in the library)
    }

    public static void main(String[] args) {
        Map<String, Integer> hashed = new HashMap<>();
        fill(hashed, "a", null);
        System.out.println(hashed.size());
        fill(new TreeMap<>(), "a", null);
    }
}
