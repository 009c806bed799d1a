import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class NullsThroughLibrary {
    static void probe(Runnable run) {
        try {
            run.run();
        } catch (RuntimeException expected) {
            System.out.println("failed");
        }
    }

    static int size(String text) {
        return text.length(); // fails: java.lang.NullPointerException (caught)
    }

    static int pair(String key, Integer value) {
        return key.length() + value; // fails: java.lang.NullPointerException (caught)
    }

    static String grow(String key, String value) {
        return value.concat(key); // fails: java.lang.NullPointerException (caught)
    }

    static boolean blank(String text) {
        return text.isBlank(); // fails: java.lang.NullPointerException (caught)
    }

    static int order(String left, String right) {
        return left.compareTo(right); // fails: java.lang.NullPointerException (caught)
    }

    static int order2(Object left, Object right) {
        return left.hashCode() - right.hashCode(); // fails: java.lang.NullPointerException (caught)
    }

    static String both(String left, String right) {
        return left.concat(right); // fails: java.lang.NullPointerException (caught, in the library)
    }

    static void take(Throwable problem) {
        System.out.println(problem.getMessage()); // fails: java.lang.NullPointerException (caught)
    }

    static String outcome(Object value, Throwable problem) {
        return problem.getMessage() + value; // fails: java.lang.NullPointerException (caught)
    }

    static class Key {
        private final String name;

        Key(String name) {
            this.name = name;
        }

        @Override
        public boolean equals(Object other) {
            return name.equals(((Key) other).name); // fails: java.lang.NullPointerException (caught)
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    public static void main(String[] args) {
        List<String> holes = Arrays.asList("a", null, "b");
        probe(() -> holes.forEach(NullsThroughLibrary::size));
        probe(() -> holes.stream().map(NullsThroughLibrary::size).forEach(System.out::println));
        Map<String, Integer> counts = new HashMap<>();
        counts.put("a", null);
        probe(() -> counts.forEach(NullsThroughLibrary::pair));
        Map<String, String> texts = new LinkedHashMap<>();
        probe(() -> texts.compute("k", NullsThroughLibrary::grow));
        probe(() -> new ArrayList<>(holes).removeIf(NullsThroughLibrary::blank));
        probe(() -> new ArrayList<>(holes).sort(NullsThroughLibrary::order));
        probe(() -> Arrays.sort(new Object[] {"a", null}, NullsThroughLibrary::order2));
        probe(() -> Stream.of("a", null).reduce(NullsThroughLibrary::both));
        probe(() -> CompletableFuture.completedFuture("x").whenComplete((value, problem) -> take(problem)).join());
        probe(() -> System.out.println(CompletableFuture.completedFuture(1).handle(NullsThroughLibrary::outcome).join()));
        probe(() -> System.out.println(Arrays.asList(null, new Key("a")).contains(new Key("b"))));
        probe(() -> System.out.println(new Key("a").equals(null)));
        probe(() -> System.out.println(Objects.equals(new Key("c"), null)));
        AtomicReference<String> reference = new AtomicReference<>();
        probe(() -> reference.accumulateAndGet("x", NullsThroughLibrary::both));
        probe(() -> System.out.println(Collections.max(holes, NullsThroughLibrary::order)));
        probe(() -> Stream.iterate("a", text -> text.length() > 2 ? null : text + "a").limit(6).forEach(text -> System.out.println(text))); // fails: java.lang.NullPointerException (caught)
        probe(() -> System.out.println(holes.stream().collect(Collectors.groupingBy(text -> text.charAt(0))))); // fails: java.lang.NullPointerException (caught)
        TreeMap<String, String> tree = new TreeMap<>();
        tree.put("a", null);
        probe(() -> tree.replaceAll(NullsThroughLibrary::grow));
        probe(() -> System.out.println(Optional.ofNullable(tree.get("a")).or(() -> Optional.of("b")).map(text -> tree.get("a").length()))); // fails: java.lang.NullPointerException (caught)
        String[] filled = new String[2];
        probe(() -> Arrays.setAll(filled, index -> filled[index].trim())); // fails: java.lang.NullPointerException (caught)
    }
}
