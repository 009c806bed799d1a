import java.util.HashMap;
import java.util.Map;

public class FilledIfAbsent {
    static String make(String key) {
        return key.isEmpty() ? null : key + "!";
    }

    public static void main(String[] args) {
        Map<String, String> made = new HashMap<>();
        System.out.println(made.computeIfAbsent("a", FilledIfAbsent::make).length());
        System.out.println(made.computeIfAbsent("", FilledIfAbsent::make).length()); // fails: java.lang.NullPointerException
    }
}
