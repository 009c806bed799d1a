import java.util.HashMap;
import java.util.Map;

public class UnboxedAbsence {
    static int count(Map<String, Integer> counts, String word) {
        return counts.get(word); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        Map<String, Integer> counts = new HashMap<>();
        counts.put("a", 1);
        System.out.println(count(counts, "a"));
        System.out.println(counts.getOrDefault("b", 0) + 1);
        System.out.println(count(counts, "b"));
    }
}
