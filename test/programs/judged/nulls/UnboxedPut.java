import java.util.HashMap;
import java.util.Map;

public class UnboxedPut {
    public static void main(String[] args) {
        Map<String, Integer> counts = new HashMap<>();
        counts.put("a", 1);
        int before = counts.put("a", 2);
        System.out.println(before);
        int none = counts.put("b", 2); // fails: java.lang.NullPointerException
        System.out.println(none);
    }
}
