import java.util.HashMap;
import java.util.Map;

public class ContainedButNull {
    private final Map<String, String> names = new HashMap<>();

    int length(String key) {
        if (!names.containsKey(key)) return 0;
        return names.get(key).length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        ContainedButNull table = new ContainedButNull();
        table.names.put("a", "b");
        System.out.println(table.length("a"));
        table.names.put("c", table.names.get("d"));
        System.out.println(table.length("c"));
    }
}
