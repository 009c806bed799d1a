import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

public class OptionalChained {
    static final Map<String, String> NAMES = Map.of("a", "b");

    static int width(Supplier<Optional<String>> other) {
        return Optional.of("a").map(NAMES::get).map(NAMES::get).or(other).orElse(null).length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        System.out.println(width(() -> Optional.of("x")));
        System.out.println(width(Optional::empty));
    }
}
