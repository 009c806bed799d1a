import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

public class SuppliedNothing {
    static String find(Map<String, String> aliases, String name) {
        return aliases.computeIfAbsent(name, missing -> missing.isEmpty() ? null : missing);
    }

    public static void main(String[] args) {
        Map<String, String> aliases = new HashMap<>();
        System.out.println(find(aliases, "x").length());
        System.out.println(Objects.requireNonNullElse(find(aliases, ""), "-").length());
        System.out.println(find(aliases, "").length()); // fails: java.lang.NullPointerException
    }
}
