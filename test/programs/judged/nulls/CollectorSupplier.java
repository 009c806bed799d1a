import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collector;

public class CollectorSupplier implements Collector<String, StringBuilder, String> {
    private final StringBuilder start;

    CollectorSupplier(StringBuilder start) {
        this.start = start;
    }

    public Supplier<StringBuilder> supplier() {
        return () -> start;
    }

    public BiConsumer<StringBuilder, String> accumulator() {
        return (text, word) -> {
            text.append(word); // fails: java.lang.NullPointerException
        };
    }

    public BinaryOperator<StringBuilder> combiner() {
        return (left, right) -> left.append(right);
    }

    public Function<StringBuilder, String> finisher() {
        return StringBuilder::toString;
    }

    public Set<Characteristics> characteristics() {
        return Set.of();
    }

    public static void main(String[] args) {
        System.out.println(List.of("a").stream().collect(new CollectorSupplier(new StringBuilder())));
        System.out.println(List.of("a").stream().collect(new CollectorSupplier(null)));
    }
}
