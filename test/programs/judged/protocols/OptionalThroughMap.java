import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

public class OptionalThroughMap {
    public static void main(String[] args) {
        Map<String, Optional<String>> known = new HashMap<>();
        known.put("a", Optional.of("x"));
        known.put("b", Optional.empty());
        Optional<String> first = known.get("a");
        if (first.isPresent()) {
            known.replaceAll((key, value) -> Optional.empty());
            System.out.println(first.get());
            System.out.println(known.get("a").get()); // fails: java.util.NoSuchElementException (in the library)
        }
    }
}
