import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;

public class UpdatedFromNull {
    static final class Longer implements UnaryOperator<String> {
        @Override
        public String apply(String text) {
            return text.concat("!"); // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        AtomicReference<String> held = new AtomicReference<>();
        System.out.println(held.updateAndGet(new Longer()));
    }
}
