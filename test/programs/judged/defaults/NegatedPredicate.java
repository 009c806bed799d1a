import java.util.Arrays;
import java.util.Objects;
import java.util.function.Predicate;

public class NegatedPredicate {
    record HasText(String wanted) implements Predicate<String> {
        @Override
        public boolean test(String text) {
            return text.contains(wanted); // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        Predicate<String> known = Objects::nonNull;
        Predicate<String> safe = known.and(new HasText("a"));
        System.out.println(Arrays.asList("a", null).stream().filter(safe).count());
        Predicate<String> unsafe = new HasText("a").negate();
        System.out.println(Arrays.asList("a", null).stream().filter(unsafe).count());
    }
}
