import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

public class GenericInterfacesAndStaticNesting {
    interface Repository<K extends Comparable<K>, V> {
        void save(K key, V value);

        Optional<V> find(K key);

        default V require(K key) {
            return find(key).orElseThrow(() -> new IllegalArgumentException("no entry for " + key));
        }

        interface Listener<V> {
            void changed(V before, V after);
        }
    }

    static class Memory<K extends Comparable<K>, V> implements Repository<K, V> {
        private final Map<K, V> entries = new HashMap<>();
        private final Listener<? super V> listener;

        Memory(Listener<? super V> listener) {
            this.listener = listener;
        }

        @Override
        public void save(K key, V value) {
            listener.changed(entries.put(key, value), value);
        }

        @Override
        public Optional<V> find(K key) {
            return Optional.ofNullable(entries.get(key));
        }
    }

    static class Lru<V> extends Memory<Integer, V> {
        private Integer last;

        Lru() {
            super((before, after) -> System.out.println(before + " -> " + after));
        }

        @Override
        public Optional<V> find(Integer key) {
            last = key;
            return super.find(key);
        }
    }

    sealed interface Either<L, R> {
        record Left<L, R>(L value) implements Either<L, R> {
        }

        record Right<L, R>(R value) implements Either<L, R> {
        }

        static <L, R> Either<L, R> left(L value) {
            return new Left<>(value);
        }

        static <L, R> Either<L, R> right(R value) {
            return new Right<>(value);
        }

        default <T> T fold(java.util.function.Function<? super L, ? extends T> onLeft, java.util.function.Function<? super R, ? extends T> onRight) {
            if (this instanceof Left<L, R> left) return onLeft.apply(left.value());
            return onRight.apply(((Right<L, R>) this).value());
        }

        default <S> Either<L, S> flatMap(java.util.function.Function<? super R, Either<L, S>> f) {
            return fold(Either::left, f);
        }
    }

    static Either<String, Integer> parse(String s) {
        try {
            return Either.right(Integer.parseInt(s));
        } catch (NumberFormatException e) {
            return Either.left("bad number " + s);
        }
    }

    public static void main(String[] args) {
        Lru<String> lru = new Lru<>();
        lru.save(1, "one");
        lru.save(1, "uno");
        System.out.println(lru.require(1) + " " + lru.last + " " + lru.find(2).map(String::length).orElse(-1));
        for (String s : new String[] {"12", "x", "0"}) {
            String shown = parse(s)
                .flatMap(n -> n == 0 ? Either.<String, Integer>left("zero") : Either.right(100 / n))
                .fold(error -> "error: " + error, value -> "value: " + value);
            System.out.println(shown);
        }
        Repository<String, int[]> arrays = new Memory<>((a, b) -> System.out.println(b.length));
        arrays.save("k", new int[3]);
        System.out.println(arrays.require("k")[2]);
        arrays.require("missing");
    }
}
