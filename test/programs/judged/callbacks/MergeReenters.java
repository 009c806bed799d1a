import java.util.HashMap;
import java.util.Map;

public class MergeReenters {
    public static void main(String[] args) {
        Map<String, Integer> counts = new HashMap<>();
        counts.merge("a", 1, Integer::sum);
        counts.merge("a", 1, (left, right) -> left + right);
        System.out.println(counts.get("a"));
        counts.merge("a", 1, (left, right) -> { // fails: java.util.ConcurrentModificationException (in the library)
            counts.put("b", left);
            return left + right;
        });
    }
}
