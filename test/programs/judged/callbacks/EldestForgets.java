import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

public class EldestForgets extends LinkedHashMap<String, String> {
    private String last = "none";

    @Override
    protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
        last = eldest.getValue();
        return size() > 2;
    }

    public static void main(String[] args) {
        EldestForgets cache = new EldestForgets();
        cache.put("a", null);
        cache.clear();
        cache.put("b", "b");
        System.out.println(cache.last.length());
        cache.put("c", "c");
        Iterator<String> keys = cache.keySet().iterator();
        cache.put("c", "again");
        System.out.println(keys.next());
        cache.put("b", null);
        System.out.println(cache.last.length());
        cache.putIfAbsent("d", "d");
        System.out.println(cache.last.length()); // fails: java.lang.NullPointerException
    }
}
