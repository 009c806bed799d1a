import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

public class BlankPredicate {
    static class IsBlank implements Predicate<String> {
        @Override
        public boolean test(String text) {
            return text.isEmpty(); // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        Set<String> words = new HashSet<>();
        words.add("word");
        words.add(null);
        words.removeIf(new IsBlank());
        System.out.println(words);
    }
}
