import java.io.Serializable;
import java.util.*;
import java.util.function.*;

/** Lambdas of all kinds: what they capture, what they implement, how values are converted. */
public class Lambdas {
    interface Shout extends Function<String, String> {
        String apply(String text);
        default Shout twice() { return text -> apply(apply(text)); }
    }
    interface Generic<T extends Comparable<T>> { T pick(T left, T right); }
    interface Narrow extends Generic<Integer> { Integer pick(Integer left, Integer right); }
    interface Marker {}
    interface Thrower { void run() throws Exception; }
    interface Wide { long of(byte b, short s, char c, int i, long l, float f, double d, boolean z, Object o); }
    interface DefaultHere {
        int base();
        default IntUnaryOperator adder() { return value -> value + base(); }
        static IntUnaryOperator fixed(int number) { return value -> value * number; }
        private IntSupplier secret() { return () -> base() * 100; }
        default int reveal() { return secret().getAsInt(); }
    }

    static int counter;
    int field = 10;
    private String name = "outer";

    IntUnaryOperator capturesThis() { return value -> value + field++; }
    Supplier<String> capturesBoth(String text, int number, long big, double part, char letter, byte small, boolean flag) {
        return () -> name + text + number + big + part + letter + small + flag + field;
    }
    class Inner {
        int field = 20;
        Supplier<Integer> both() { return () -> field + Lambdas.this.field; }
        Supplier<Supplier<Integer>> nested() { return () -> () -> field * 2 + Lambdas.this.field; }
    }
    static Supplier<Supplier<String>> curried(String first) {
        String second = first + "!";
        return () -> {
            String third = second + "?";
            return () -> first + second + third;
        };
    }
    static <T extends Comparable<T> & Serializable> Supplier<Integer> intersection(T left, T right) {
        return () -> left.compareTo(right);
    }
    static Function<Integer, Integer> factorial() {
        return new Object() {
            Function<Integer, Integer> self = n -> n <= 1 ? 1 : n * this.self.apply(n - 1);
        }.self;
    }
    static final List<Runnable> EARLY = new ArrayList<>();
    static final int AFTER;
    static {
        EARLY.add(() -> System.out.println("early sees " + counter));
        counter = 77;
        AFTER = 5;
        EARLY.add(() -> System.out.println("after " + AFTER));
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] arguments) throws Exception {
        for (Runnable runnable : EARLY) runnable.run();
        Lambdas lambdas = new Lambdas();
        IntUnaryOperator operator = lambdas.capturesThis();
        System.out.println(operator.applyAsInt(1) + " " + operator.applyAsInt(1) + " " + lambdas.field);
        System.out.println(lambdas.capturesBoth("t", 1, 1L << 40, 2.5, 'c', (byte) -1, true).get());
        Inner inner = lambdas.new Inner();
        System.out.println(inner.both().get() + " " + inner.nested().get().get());
        System.out.println(curried("a").get().get());
        System.out.println(intersection("b", "a").get() + " " + intersection(3, 4).get());
        System.out.println(factorial().apply(10));
        Shout shout = text -> text.toUpperCase() + "!";
        System.out.println(shout.twice().apply("hey") + ((Function<String, String>) shout).apply("ho"));
        Function raw = shout;
        try {
            raw.apply(12);
        } catch (ClassCastException expected) {
            System.out.println("cast");
        }
        Narrow narrow = (left, right) -> left > right ? left : right;
        System.out.println(narrow.pick(3, 9) + " " + ((Generic<Integer>) narrow).pick(8, 2));
        Runnable marked = (Runnable & Marker & Serializable) () -> counter++;
        marked.run();
        System.out.println(counter + " " + (marked instanceof Marker) + " " + (marked instanceof Serializable));
        Thrower thrower = () -> { throw new Exception("thrown"); };
        try {
            thrower.run();
        } catch (Exception thrown) {
            System.out.println(thrown.getMessage());
        }
        Wide wide = (b, s, c, i, l, f, d, z, o) -> b + s + c + i + l + (long) f + (long) d + (z ? 1 : 0) + o.hashCode();
        System.out.println(wide.of((byte) 1, (short) 2, 'c', 4, 5L, 6.5f, 7.5, true, 8));
        DefaultHere here = () -> 7;
        System.out.println(here.adder().applyAsInt(3) + " " + DefaultHere.fixed(6).applyAsInt(7) + " " + here.reveal());
        Comparator<String> order = (left, right) -> left.length() - right.length();
        List<String> words = new ArrayList<>(List.of("ccc", "a", "bb"));
        words.sort(order.reversed().thenComparing(Comparator.naturalOrder()));
        System.out.println(words);
        Map<String, Integer> counts = new TreeMap<>();
        for (String word : "a b a c b a".split(" ")) counts.merge(word, 1, (one, two) -> one + two);
        counts.replaceAll((key, value) -> value * 10);
        System.out.println(counts);
        BiFunction<Integer, Integer, Integer> boxed = (left, right) -> left * right;
        System.out.println(boxed.andThen(value -> value + 0.5).apply(6, 7));
        Callback callback = new Callback();
        callback.each(new int[] {1, 2, 3}, value -> callback.total += value);
        System.out.println(callback.total);
        int[] cell = {0};
        Runnable increment = () -> cell[0]++;
        increment.run();
        increment.run();
        System.out.println(cell[0]);
        Object object = (Supplier<Object>) () -> null;
        System.out.println(((Supplier<?>) object).get());
        BooleanSupplier yes = () -> true;
        Supplier<Byte> small = () -> (byte) 3;
        LongSupplier big = () -> Integer.MAX_VALUE + 1L;
        DoubleUnaryOperator half = value -> value / 2;
        System.out.println(yes.getAsBoolean() + " " + small.get() + " " + big.getAsLong() + " " + half.applyAsDouble(5));
    }

    static class Callback {
        int total;
        void each(int[] values, IntConsumer consumer) {
            for (int value : values) consumer.accept(value);
        }
    }
}
