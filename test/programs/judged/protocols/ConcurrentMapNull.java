import java.util.concurrent.ConcurrentHashMap;

public class ConcurrentMapNull {
    private final ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();

    String cached(String key) {
        return map.computeIfAbsent(key, each -> each.isEmpty() ? null : each + "!");
    }

    public static void main(String[] args) {
        ConcurrentMapNull cache = new ConcurrentMapNull();
        System.out.println(cache.cached("a").length());
        System.out.println(cache.cached("").length()); // fails: java.lang.NullPointerException
    }
}
