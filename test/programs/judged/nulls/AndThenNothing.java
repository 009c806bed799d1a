import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

public class AndThenNothing {
    static final class Size implements Function<String, Integer> {
        @Override
        public Integer apply(String text) {
            return text.length(); // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        Map<String, String> known = new HashMap<>();
        known.put("a", "b");
        Function<String, String> lookup = known::get;
        Function<String, Integer> size = lookup.andThen(new Size());
        System.out.println(size.apply("a"));
        System.out.println(size.apply("c"));
    }
}
