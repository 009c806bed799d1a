import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

public class NullsPassed {
    interface Handler<T> {
        int handle(T value);

        default int handleNothing() {
            return handle(null);
        }
    }

    static class Lengths implements Handler<String> {
        @Override
        public int handle(String value) {
            return value.length(); // fails: java.lang.NullPointerException (caught)
        }
    }

    static class Base {
        int size(String text) {
            return text == null ? 0 : text.length();
        }
    }

    static class Derived extends Base {
        @Override
        int size(String text) {
            return text.trim().length(); // fails: java.lang.NullPointerException (caught)
        }
    }

    enum Unit {
        METRE("m"), NONE(null);

        private final String symbol;

        Unit(String symbol) {
            this.symbol = symbol;
        }

        int width() {
            return symbol.length(); // fails: java.lang.NullPointerException (caught)
        }
    }

    record Range(String from, String to) {
        Range(String only) {
            this(only, null);
        }

        int length() {
            return from.length() + to.length(); // fails: java.lang.NullPointerException (caught)
        }
    }

    private final String given;

    NullsPassed(String given) {
        this.given = given;
    }

    int given() {
        return given.length(); // fails: java.lang.NullPointerException (caught)
    }

    static void probe(Runnable run) {
        try {
            run.run();
        } catch (RuntimeException expected) {
            System.out.println("failed");
        }
    }

    static int length(String text) {
        return text.length(); // fails: java.lang.NullPointerException (caught)
    }

    static int upper(String text) {
        return text.toUpperCase().length(); // fails: java.lang.NullPointerException (caught)
    }

    static int first(Object... values) {
        return values.length; // fails: java.lang.NullPointerException (caught)
    }

    static int second(String... values) {
        return values[0].length(); // fails: java.lang.NullPointerException (caught)
    }

    private static int hidden(StringBuilder text) {
        return text.append("x").length(); // fails: java.lang.NullPointerException (caught)
    }

    static int joined(CharSequence left, CharSequence right) {
        return left.length() + right.length(); // fails: java.lang.NullPointerException (caught)
    }

    static String nothing() {
        return null;
    }

    static int indirect(Object value) {
        return value.hashCode(); // fails: java.lang.NullPointerException (caught)
    }

    static int through(Object value) {
        return indirect(value);
    }

    static <T> T same(T value) {
        return value;
    }

    static int taken(Integer value) {
        return value + 1; // fails: java.lang.NullPointerException (caught)
    }

    int member(NullsPassed other) {
        return other.given.hashCode(); // fails: java.lang.NullPointerException (caught)
    }

    static int lambdaBody(Function<String, Integer> measure) {
        return measure.apply(null);
    }

    public static void main(String[] args) throws Exception {
        Function<String, Integer> measure = NullsPassed::length;
        probe(() -> measure.apply(null));
        probe(() -> new Lengths().handleNothing());
        Base base = new Derived();
        probe(() -> base.size(null));
        probe(() -> Unit.NONE.width());
        probe(() -> new Range("a").length());
        Function<String, NullsPassed> maker = NullsPassed::new;
        probe(() -> maker.apply(null).given());
        probe(() -> first((Object[]) null));
        probe(() -> second((String) null));
        probe(() -> hidden(args.length == 0 ? null : new StringBuilder()));
        BiFunction<CharSequence, CharSequence, Integer> join = NullsPassed::joined;
        probe(() -> join.apply("a", nothing()));
        Supplier<String> supplier = NullsPassed::nothing;
        probe(() -> upper(supplier.get()));
        probe(() -> through(same(null)));
        Consumer<Integer> sink = NullsPassed::taken;
        probe(() -> sink.accept(null));
        probe(() -> new NullsPassed("a").member(null));
        probe(() -> lambdaBody(text -> text.length())); // fails: java.lang.NullPointerException (caught)
        UnaryOperator<String> trim = String::trim;
        probe(() -> trim.andThen(text -> (String) null).andThen(String::length).apply("a")); // fails: java.lang.NullPointerException (caught, in the library)
        probe(() -> main2((String[]) null));
    }

    static void main2(String[] args) {
        System.out.println(args.length); // fails: java.lang.NullPointerException (caught)
    }
}
