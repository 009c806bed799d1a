import java.util.HashMap;
import java.util.Map;

public class StringSwitchComputed {
    private final Map<String, String> modes = new HashMap<>();

    int speed(String name) {
        switch (modes.getOrDefault(name, "slow")) { // fails: java.lang.NullPointerException
            case "fast":
                return 2;
            case "slow":
                return 1;
            default:
                return 0;
        }
    }

    public static void main(String[] args) {
        StringSwitchComputed all = new StringSwitchComputed();
        all.modes.put("a", "fast");
        all.modes.put("b", null);
        System.out.println(all.speed("a"));
        System.out.println(all.speed("c"));
        System.out.println(all.speed("b"));
    }
}
