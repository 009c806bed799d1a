import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class StreamsThrowInside {
    static int calls;

    static int risky(String s) {
        calls++;
        return Integer.parseInt(s);
    }

    static class Wrapped extends RuntimeException {
        Wrapped(Exception cause) {
            super("wrapped", cause);
        }
    }

    interface Checked<T, R> {
        R apply(T t) throws Exception;
    }

    static <T, R> java.util.function.Function<T, R> unchecked(Checked<? super T, ? extends R> f) {
        return t -> {
            try {
                return f.apply(t);
            } catch (Exception e) {
                throw new Wrapped(e);
            }
        };
    }

    static String load(String name) throws java.io.IOException {
        if (name.startsWith("bad")) throw new java.io.IOException("cannot load " + name);
        return "<" + name + ">";
    }

    public static void main(String[] args) {
        List<String> inputs = List.of("1", "2", "x", "4");
        try {
            System.out.println(inputs.stream().map(StreamsThrowInside::risky).collect(Collectors.toList()));
        } catch (NumberFormatException e) {
            System.out.println("stopped after " + calls);
        }
        System.out.println(inputs.stream().limit(2).mapToInt(StreamsThrowInside::risky).sum() + " " + calls);
        System.out.println(inputs.stream().map(StreamsThrowInside::risky).anyMatch(n -> n == 2) + " " + calls);
        try {
            Stream.of("ok", "bad1", "bad2").map(unchecked(StreamsThrowInside::load)).forEach(System.out::println);
        } catch (Wrapped e) {
            System.out.println(e.getCause().getMessage());
        }
        try {
            Stream.of(1, null, 2).map(Objects::requireNonNull).toList();
        } catch (NullPointerException e) {
            System.out.println("null element");
        }
        System.out.println(Stream.of(1, null, 2).filter(Objects::nonNull).mapToInt(x -> x).sum());
        try {
            Stream.of(1, null).collect(Collectors.toMap(x -> "k" + x, x -> x));
        } catch (NullPointerException e) {
            System.out.println("null value in toMap");
        }
        try {
            Stream.of(1).toList().add(2);
        } catch (UnsupportedOperationException e) {
            System.out.println("toList is unmodifiable");
        }
        List<Integer> source = new ArrayList<>(List.of(1, 2, 3));
        try {
            source.stream().forEach(x -> source.add(x));
        } catch (java.util.ConcurrentModificationException e) {
            System.out.println("source changed: " + (source.size() > 3));
        }
        try {
            Stream.of(1, 2).limit(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Stream.of("b", "a").sorted().findFirst().get() + IntStream.empty().sum());
        try {
            Stream.of((Object) "b", 1).sorted().toList();
        } catch (ClassCastException e) {
            System.out.println("not comparable");
        }
        IntStream.range(0, 3).map(i -> 10 / (2 - i)).forEach(System.out::println);
    }
}
