import java.util.*;

public class KeySetRemoved {
    public static void main(String[] args) {
        Map<String, List<String>> index = new HashMap<>();
        index.put("a", new ArrayList<>());
        Set<String> keys = index.keySet();
        Collection<List<String>> values = index.values();
        keys.removeIf(key -> key.startsWith("a"));
        System.out.println(values.size());
        System.out.println(index.get("a").size()); // fails: java.lang.NullPointerException
    }
}
