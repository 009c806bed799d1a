import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

public class ReplacedBySelf {
    static final class Shorter implements UnaryOperator<String> {
        @Override
        public String apply(String text) {
            return text.length() > 1 ? text.substring(1) : null; // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        List<String> words = new ArrayList<>(List.of("ab", "cde"));
        UnaryOperator<String> shorter = new Shorter();
        words.replaceAll(shorter);
        System.out.println(words.get(0).length());
        words.replaceAll(shorter);
        System.out.println(words.get(1).length());
        words.replaceAll(shorter);
    }
}
