import java.util.HashMap;
import java.util.Map;

public class ReplacedValues {
    public static void main(String[] args) {
        Map<String, String> labels = new HashMap<>();
        labels.put("a", "one");
        labels.replaceAll((key, value) -> value.toUpperCase());
        labels.put("b", null);
        labels.replaceAll((key, value) -> key + value);
        labels.put("c", null);
        labels.replaceAll((key, value) -> {
            return value.toLowerCase(); // fails: java.lang.NullPointerException
        });
    }
}
