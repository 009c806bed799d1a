import java.util.*;

public class EldestDropped {
    private static String last = "none";

    static class Cache extends LinkedHashMap<String, String> {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
            last = size() > 2 ? null : eldest.getKey();
            return size() > 2;
        }
    }

    public static void main(String[] args) {
        Cache cache = new Cache();
        cache.put("a", "1");
        System.out.println(last.length());
        cache.putIfAbsent("b", "2");
        System.out.println(last.length());
        cache.merge("c", "3", String::concat);
        System.out.println(last.length()); // fails: java.lang.NullPointerException
    }
}
