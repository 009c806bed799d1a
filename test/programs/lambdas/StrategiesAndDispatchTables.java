import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

public class StrategiesAndDispatchTables {
    private final Map<String, Function<String[], String>> commands = new TreeMap<>();
    private int calls;

    StrategiesAndDispatchTables() {
        commands.put("echo", words -> String.join(" ", words));
        commands.put("count", words -> "" + words.length);
        commands.put("reverse", this::reverse);
        commands.put("help", ignored -> String.join(",", commands.keySet()));
        commands.put("calls", ignored -> String.valueOf(calls));
        register("add", Integer::sum);
        register("max", Math::max);
        register("div", (a, b) -> a / b);
    }

    private void register(String name, IntBinaryOperator operator) {
        commands.put(name, words -> {
            int result = Integer.parseInt(words[0]);
            for (int i = 1; i < words.length; i++) result = operator.applyAsInt(result, Integer.parseInt(words[i]));
            return "" + result;
        });
    }

    private String reverse(String... words) {
        StringBuilder out = new StringBuilder();
        for (String word : words) out.insert(0, word + (out.length() == 0 ? "" : " "));
        return out.toString();
    }

    String run(String line) {
        calls++;
        String[] parts = line.split(" ");
        String[] rest = new String[parts.length - 1];
        System.arraycopy(parts, 1, rest, 0, rest.length);
        return commands.getOrDefault(parts[0], words -> "unknown command " + parts[0]).apply(rest);
    }

    static <A, B, C> BiFunction<B, A, C> flip(BiFunction<? super A, ? super B, ? extends C> f) {
        return (b, a) -> f.apply(a, b);
    }

    static <T> Function<T, T> repeat(int n, Function<T, T> f) {
        Function<T, T> result = Function.identity();
        for (int i = 0; i < n; i++) result = result.andThen(f);
        return result;
    }

    static <T> ToIntFunction<T> weighted(Map<ToIntFunction<? super T>, Integer> weights) {
        return t -> {
            int total = 0;
            for (Map.Entry<ToIntFunction<? super T>, Integer> e : weights.entrySet()) total += e.getKey().applyAsInt(t) * e.getValue();
            return total;
        };
    }

    public static void main(String[] args) {
        StrategiesAndDispatchTables shell = new StrategiesAndDispatchTables();
        for (String line : List.of("echo hello world", "count a b c", "reverse x y z", "add 1 2 3", "max 4 9 2", "div 100 5 2", "nope", "calls", "help")) System.out.println(line + " -> " + shell.run(line));
        System.out.println(flip((Integer a, Integer b) -> a - b).apply(3, 10) + " " + repeat(5, (Integer x) -> x * 2).apply(1) + " " + repeat(0, String::trim).apply(" x "));
        Map<ToIntFunction<? super String>, Integer> weights = new LinkedHashMap<>();
        weights.put(String::length, 10);
        weights.put(s -> s.charAt(0) - 'a', 1);
        weights.put(Object::hashCode, 0);
        System.out.println(weighted(weights).applyAsInt("cat"));
        Supplier<Supplier<Supplier<String>>> deep = () -> () -> () -> "deep";
        System.out.println(deep.get().get().get());
        Function<Integer, Function<Integer, Function<Integer, Integer>>> curried = a -> b -> c -> a * b + c;
        System.out.println(curried.apply(3).andThen(f -> f.apply(4)).apply(5));
        System.out.println(shell.run("div 1 0"));
    }
}
