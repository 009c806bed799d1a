import java.util.EnumMap;
import java.util.Map;

enum Shade {
    DARK, LIGHT;

    static int made;

    static {
        EnumMapInitialises.names.clear();
        EnumMapInitialises.names = null;
    }
}

public class EnumMapInitialises {
    static java.util.List<String> names = new java.util.ArrayList<>();

    public static void main(String[] args) {
        names.add("x");
        Map<Shade, String> map = new EnumMap<>(Shade.class);
        System.out.println(map.isEmpty());
        names.add("y"); // fails: java.lang.NullPointerException
    }
}
