import java.util.List;
import java.util.Optional;

public class OptionalFallback {
    static Optional<String> longest(List<String> words) {
        return words.stream().max((left, right) -> left.length() - right.length());
    }

    public static void main(String[] args) {
        String sure = longest(List.of("a", "bb")).orElse("");
        System.out.println(sure.length());
        String word = longest(List.of()).orElse(null);
        System.out.println(word.length()); // fails: java.lang.NullPointerException
    }
}
