import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

public class TargetTypingInAllContexts {
    static Supplier<Integer> field = () -> 1;
    static final Map<String, Function<Double, Double>> TABLE = new HashMap<>();

    static {
        TABLE.put("half", x -> x / 2);
        TABLE.put("sqrt", Math::sqrt);
    }

    static Function<Integer, Integer> returned(boolean flag) {
        return flag ? x -> x + 1 : x -> x * 10;
    }

    static <T> T call(Callable<T> c) throws Exception {
        return c.call();
    }

    static <T, R> List<R> map(List<T> list, Function<? super T, ? extends R> f) {
        List<R> out = new ArrayList<>();
        for (T t : list) out.add(f.apply(t));
        return out;
    }

    static <T> Predicate<T> not(Predicate<? super T> p) {
        return t -> !p.test(t);
    }

    @SafeVarargs
    static <T> Function<T, T> all(Function<T, T>... fs) {
        return Arrays.stream(fs).reduce(Function.identity(), Function::andThen);
    }

    static String over(IntFunction<String> f) {
        return "IntFunction " + f.apply(1);
    }

    static String over(Supplier<String> f) {
        return "Supplier " + f.get();
    }

    static String over(BiFunction<String, String, String> f) {
        return "BiFunction " + f.apply("x", "y");
    }

    interface Tri<A, B, C, R> {
        R apply(A a, B b, C c);

        default Function<C, R> fix(A a, B b) {
            return c -> apply(a, b, c);
        }
    }

    public static void main(String[] args) throws Exception {
        Supplier<Supplier<String>> twice = () -> () -> "nested";
        Object cast = (Comparator<String> & java.io.Serializable) (a, b) -> b.compareTo(a);
        Runnable[] array = {() -> System.out.print("first "), TargetTypingInAllContexts::second, args.length > 0 ? () -> {} : () -> System.out.println("third")};
        for (Runnable r : array) r.run();
        System.out.println(twice.get().get() + ((Comparator<String>) Comparator.class.cast(cast)).compare("a", "b") + field.get());
        System.out.println(returned(true).apply(4) + returned(false).andThen(returned(true)).apply(4) + " " + TABLE.get("half").andThen(TABLE.get("sqrt")).apply(32.0));
        System.out.println(call(() -> 42) + call(() -> "text").length() + call(() -> new int[] {7})[0]);
        System.out.println(map(List.of(1, 2, 3), n -> n % 2 == 0 ? "even" : n) + " " + map(map(List.of("a", "bb"), String::length), n -> n * n) + " " + map(List.of(1), n -> (Supplier<Integer>) () -> n + 1).get(0).get());
        Predicate<CharSequence> empty = s -> s.length() == 0;
        Predicate<String> full = not(empty);
        System.out.println(full.test("x") + " " + full.and(not(s -> s.startsWith("x"))).test("xy"));
        System.out.println(all((String s) -> s + "1", s -> s + "2", String::toUpperCase).apply("a") + all().apply("none"));
        System.out.println(over(i -> "i" + i) + ", " + over(() -> "s") + ", " + over((a, b) -> b + a) + ", " + over(String::concat));
        Tri<Integer, String, Boolean, String> tri = (n, s, flag) -> flag ? s.repeat(n) : "no";
        System.out.println(tri.fix(3, "ab").apply(true));
        UnaryOperator<Function<Integer, Integer>> twiceOf = f -> f.andThen(f);
        System.out.println(twiceOf.andThen(f -> f.apply(3)).apply(x -> x * x));
        Function<Object, String> wide = Object::toString;
        Function<? super Integer, ? extends CharSequence> narrow = wide;
        System.out.println(narrow.apply(5).length());
        Supplier<Runnable> switched = switch (args.length) {
            case 0 -> () -> () -> System.out.println("from switch");
            default -> () -> null;
        };
        switched.get().run();
        int[] total = {0};
        List.of(1, 2, 3).forEach((var n) -> total[0] += n);
        new Thread(() -> total[0]++).run();
        System.out.println(total[0]);
        var comparator = Comparator.comparing((Map.Entry<String, Integer> e) -> e.getValue()).reversed();
        System.out.println(comparator.compare(Map.entry("a", 1), Map.entry("b", 2)));
    }

    static void second() {
        System.out.print("second ");
    }
}
