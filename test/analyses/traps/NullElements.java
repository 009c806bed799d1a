import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Library code hands null to methods of the program: elements, keys, values, and what other callbacks return. */
public class NullElements {
    static class ByLength implements Comparator<String> {
        public int compare(String left, String right) {
            return left.length() - right.length();
        }
    }

    static class Sized implements Comparable<Sized> {
        int size = 1;
        public int compareTo(Sized other) {
            return size - other.size;
        }
        @Override public boolean equals(Object other) {
            return size == ((Sized) other).size;
        }
        @Override public int hashCode() { return size; }
    }

    static class Printer implements Consumer<String> {
        public void accept(String text) {
            System.out.println(text.trim());
        }
    }

    static class Plain {
        public void accept(Object value) {
            System.out.println(value.hashCode());
        }
    }

    static class Inherits extends Plain implements Consumer<Object> {}

    static class Empty implements Predicate<String> {
        public boolean test(String text) {
            return text.isEmpty();
        }
    }

    static class Trim implements UnaryOperator<String> {
        public String apply(String text) {
            return text.trim();
        }
    }

    static class Count implements BiFunction<String, Integer, Integer> {
        public Integer apply(String key, Integer old) {
            return old.intValue() + 1;
        }
    }

    static class Longest implements BinaryOperator<String> {
        public String apply(String left, String right) {
            return left.length() > right.length() ? left : right;
        }
    }

    static class Length implements Function<String, Integer> {
        public Integer apply(String text) {
            return text.length();
        }
    }

    static class Half implements Function<Integer, Integer> {
        public Integer apply(Integer number) {
            return number.intValue() / 2;
        }
    }

    static class Missing implements Function<String, Integer> {
        public Integer apply(String text) { return null; }
    }

    static class Key implements ToIntFunction<String> {
        public int applyAsInt(String text) {
            return text.length();
        }
    }

    static class Pairs implements BiConsumer<String, String> {
        public void accept(String key, String value) {
            System.out.println(key + value.length());
        }
    }

    static class Fill implements IntFunction<String> {
        public String apply(int index) { return null; }
    }

    static class Update implements UnaryOperator<String> {
        public String apply(String old) {
            return old.concat("x");
        }
    }

    static class Done implements BiConsumer<String, Throwable> {
        public void accept(String result, Throwable thrown) {
            System.out.println(thrown.getMessage());
        }
    }

    static class Nothing implements Supplier<String> {
        public String get() { return null; }
    }

    interface Shout extends Consumer<String> {
        @Override default void accept(String text) {
            System.out.println(text.toUpperCase());
        }
    }

    static class Shouter implements Shout {}

    enum Sign implements Predicate<Integer> {
        PLUS { @Override public boolean test(Integer number) {
            return number.intValue() > 0;
        } }
    }

    record Prefix(String prefix) implements Predicate<String> {
        public boolean test(String text) {
            return text.startsWith(prefix);
        }
    }

    static class Generic<T extends CharSequence> implements Consumer<T> {
        public void accept(T text) {
            System.out.println(text.length());
        }
    }

    static class Concrete extends Generic<String> {
        @Override public void accept(String text) {
            System.out.println(text.charAt(0));
        }
    }

    static class Varied {
        static int size(Object... parts) {
            return parts.length;
        }
    }

    static int named(String text) {
        return text.length();
    }

    private static int hidden(String text) {
        return text.length();
    }

    int own(String text) {
        return text.length();
    }

    static List<String> texts() {
        List<String> texts = new ArrayList<>();
        texts.add("a");
        texts.add(null);
        return texts;
    }

    static void attempt(Runnable action) {
        try {
            action.run();
        } catch (RuntimeException e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            System.out.println("at " + cause.getStackTrace()[0].getLineNumber());
        }
    }

    public static void main(String[] args) {
        attempt(() -> texts().sort(new ByLength()));
        attempt(() -> Collections.sort(texts(), new ByLength()));
        attempt(() -> Arrays.sort(new String[2], new ByLength()));
        attempt(() -> new TreeSet<>(new ByLength()).addAll(texts()));
        attempt(() -> Collections.max(texts(), new ByLength()));
        attempt(() -> new TreeMap<String, String>(new ByLength()).put(null, ""));
        attempt(() -> Collections.sort(new ArrayList<>(Arrays.asList(null, new Sized()))));
        attempt(() -> new ArrayList<Object>(Arrays.asList((Object) null)).remove(new Sized()));
        attempt(() -> Arrays.asList((Object) null).indexOf(new Sized()));
        attempt(() -> texts().forEach(new Printer()));
        attempt(() -> texts().iterator().forEachRemaining(new Printer().andThen(new Printer())));
        attempt(() -> texts().forEach(new Inherits()));
        attempt(() -> texts().removeIf(new Empty()));
        attempt(() -> texts().removeIf(new Empty().negate()));
        attempt(() -> texts().replaceAll(new Trim()));
        attempt(() -> new HashMap<String, Integer>().compute("a", new Count()));
        attempt(() -> texts().stream().reduce(null, new Longest()));
        attempt(() -> texts().stream().map(new Length()).forEach(each -> {}));
        attempt(() -> Stream.of("a").map(new Missing()).map(new Half()).forEach(each -> {}));
        attempt(() -> new Missing().andThen(new Half()).apply("a"));
        attempt(() -> texts().sort(Comparator.comparing(new Length())));
        attempt(() -> texts().sort(Comparator.comparingInt(new Key())));
        attempt(() -> {
            Map<String, String> map = new HashMap<>();
            map.put("a", null);
            map.forEach(new Pairs());
        });
        attempt(() -> {
            String[] filled = new String[2];
            Arrays.setAll(filled, new Fill());
            Arrays.stream(filled).forEach(new Printer());
        });
        attempt(() -> new AtomicReference<String>().updateAndGet(new Update()));
        attempt(() -> CompletableFuture.completedFuture("a").whenComplete(new Done()).join());
        attempt(() -> Stream.generate(new Nothing()).limit(1).forEach(new Printer()));
        attempt(() -> texts().forEach(new Shouter()));
        attempt(() -> Arrays.asList((Integer) null).removeIf(Sign.PLUS));
        attempt(() -> texts().removeIf(new Prefix("a").negate()));
        attempt(() -> texts().forEach(new Generic<>()));
        attempt(() -> texts().subList(1, 2).forEach(new Concrete()));
        attempt(() -> texts().stream().map(NullElements::named).forEach(each -> {}));
        attempt(() -> texts().stream().map(NullElements::hidden).forEach(each -> {}));
        attempt(() -> texts().stream().map(new NullElements()::own).forEach(each -> {}));
        attempt(() -> Arrays.asList((Object[]) null, null).stream().map(Varied::size).forEach(each -> {}));
        attempt(() -> texts().forEach(text -> System.out.println(text.length())));
        attempt(() -> texts().forEach(new Consumer<String>() {
            @Override public void accept(String text) {
                System.out.println(text.length());
            }
        }));
        attempt(() -> texts().stream().collect(Collectors.toMap(new Trim(), new Length())));
        attempt(() -> new PriorityQueue<>(new ByLength()).addAll(texts()));
        attempt(() -> Optional.of("a").map(new Length()).filter(Sign.PLUS).ifPresent(each -> {}));
    }
}
