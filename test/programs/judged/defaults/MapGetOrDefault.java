import java.util.AbstractMap;
import java.util.Map;
import java.util.Set;

public class MapGetOrDefault extends AbstractMap<String, String> {
    @Override
    public Set<Map.Entry<String, String>> entrySet() {
        return Set.of(Map.entry("known", "value"));
    }

    @Override
    public boolean containsKey(Object key) {
        return true;
    }

    public static void main(String[] args) {
        MapGetOrDefault map = new MapGetOrDefault();
        System.out.println(map.getOrDefault("known", "none").length());
        System.out.println(Map.of("a", "b").getOrDefault("c", "none").length());
        System.out.println(map.getOrDefault("other", "none").length()); // fails: java.lang.NullPointerException
    }
}
