import java.util.TreeMap;
import java.util.function.ToIntFunction;

public class MissingKey {
    static int apply(ToIntFunction<String> measure, String text) {
        return measure.applyAsInt(text);
    }

    public static void main(String[] args) {
        TreeMap<String, String> capitals = new TreeMap<>();
        capitals.put("France", "Paris");
        System.out.println(apply(city -> city == null ? 0 : city.length(), capitals.get("Spain")));
        ToIntFunction<String> length = city -> {
            return city.length(); // fails: java.lang.NullPointerException
        };
        System.out.println(apply(length, capitals.get("Spain")));
    }
}
