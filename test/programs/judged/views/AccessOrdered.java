import java.util.LinkedHashMap;
import java.util.Map;

public class AccessOrdered {
    static int total(Map<String, Integer> prices) {
        int sum = 0;
        for (String name : prices.keySet()) { // fails: java.util.ConcurrentModificationException (in the library)
            sum += prices.getOrDefault(name, 0);
        }
        return sum;
    }

    public static void main(String[] args) {
        Map<String, Integer> plain = new LinkedHashMap<>();
        plain.put("nail", 1);
        plain.put("bolt", 2);
        System.out.println(total(plain));
        Map<String, Integer> recent = new LinkedHashMap<>(16, 0.75f, true);
        recent.putAll(plain);
        System.out.println(total(recent));
    }
}
