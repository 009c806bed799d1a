import java.util.HashMap;
import java.util.Map;

public class EnumRegistry {
    enum Color {
        RED, GREEN;

        static final Map<String, Color> BY_NAME = new HashMap<>();

        static {
            for (Color color : values()) BY_NAME.put(color.name().toLowerCase(), color);
        }

        static Color of(String name) {
            return BY_NAME.get(name);
        }
    }

    public static void main(String[] args) {
        System.out.println(Color.of("red").ordinal());
        System.out.println(Color.of("blue").ordinal()); // fails: java.lang.NullPointerException
    }
}
