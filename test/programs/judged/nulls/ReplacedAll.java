import java.util.*;
import java.util.function.*;

public class ReplacedAll {
    static class Trim implements BiFunction<String, String, String> {
        @Override
        public String apply(String key, String value) {
            return key + value.trim(); // fails: java.lang.NullPointerException
        }
    }

    static Map<String, String> read(String... pairs) {
        Map<String, String> map = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i++) map.put(pairs[i], i + 1 < pairs.length ? pairs[i + 1] : null);
        return map;
    }

    public static void main(String[] args) {
        Map<String, String> map = read("a", "b", "c");
        map.replaceAll(new Trim());
        System.out.println(map);
    }
}
