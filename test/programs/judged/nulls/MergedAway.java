import java.util.HashMap;
import java.util.Map;

public class MergedAway {
    public static void main(String[] args) {
        Map<String, StringBuilder> logs = new HashMap<>();
        logs.put("a", new StringBuilder());
        StringBuilder kept = logs.merge("a", new StringBuilder("x"), (old, extra) -> old.append(extra));
        System.out.println(kept.length());
        StringBuilder merged = logs.merge("a", new StringBuilder("y"), (old, extra) -> null);
        System.out.println(merged.length()); // fails: java.lang.NullPointerException
    }
}
