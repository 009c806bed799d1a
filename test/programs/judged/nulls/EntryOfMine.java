import java.util.AbstractMap;
import java.util.Map;
import java.util.Set;
import java.util.LinkedHashSet;

public class EntryOfMine extends AbstractMap<String, String> {
    private final Set<Map.Entry<String, String>> entries = new LinkedHashSet<>();

    @Override
    public Set<Map.Entry<String, String>> entrySet() {
        return entries;
    }

    @Override
    public String put(String key, String value) {
        entries.add(new SimpleEntry<>(key, value));
        return null;
    }

    public static void main(String[] args) {
        Map<String, String> map = new EntryOfMine();
        map.put("a", "x");
        map.put("a", "y");
        System.out.println(map.get("a").length());
        System.out.println(map.put("a", "z") == null);
        map.remove("a");
        System.out.println(map.get("a").length());
        map.clear();
        map.put("b", "w");
        System.out.println(map.computeIfAbsent("b", key -> "v").length());
        System.out.println(map.replace("b", "u").length()); // fails: java.lang.NullPointerException
    }
}
