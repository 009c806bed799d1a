import java.util.*;

public class DefaultedEntry {
    public static void main(String[] args) {
        Map<String, String> settings = new HashMap<>();
        settings.put("mode", null);
        String mode = settings.getOrDefault("mode", "fast");
        System.out.println(settings.containsKey("mode"));
        System.out.println(mode.length()); // fails: java.lang.NullPointerException
    }
}
