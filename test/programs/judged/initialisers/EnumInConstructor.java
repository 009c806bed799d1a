import java.util.HashMap;
import java.util.Map;

public class EnumInConstructor {
    enum Colour {
        RED, GREEN;

        static final Map<String, Colour> byName = new HashMap<>();

        Colour twin;

        static Colour named(String name) {
            return byName.get(name);
        }

        static {
            for (Colour each : values()) {
                each.twin = named("GREEN");
                byName.put(each.name(), each);
            }
        }
    }

    public static void main(String[] args) {
        System.out.println(Colour.named("GREEN").name());
        System.out.println(Colour.valueOf("RED").name());
        System.out.println(Colour.RED.twin.name()); // fails: java.lang.NullPointerException
    }
}
