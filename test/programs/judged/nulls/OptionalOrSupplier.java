import java.util.Optional;
import java.util.function.Supplier;

public class OptionalOrSupplier {
    static final class Missing implements Supplier<String> {
        @Override
        public String get() {
            return null;
        }
    }

    public static void main(String[] args) {
        Optional<String> name = Optional.of("x");
        System.out.println(name.orElseGet(new Missing()).length());
        String other = name.filter(text -> text.isEmpty()).orElseGet(new Missing());
        System.out.println(other.length()); // fails: java.lang.NullPointerException
    }
}
