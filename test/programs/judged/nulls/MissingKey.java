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
        System.out.println(apply(city -> city.length(), capitals.get("Spain"))); // fails: java.lang.NullPointerException
    }
}
