import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

public class MemoisationWithClosures {
    static int computations;

    static <T, R> Function<T, R> memoise(Function<T, R> f) {
        Map<T, R> cache = new HashMap<>();
        return t -> {
            if (!cache.containsKey(t)) {
                computations++;
                cache.put(t, f.apply(t));
            }
            return cache.get(t);
        };
    }

    static <T, R> Function<T, R> fix(BiFunction<Function<T, R>, T, R> f) {
        Map<T, R> cache = new HashMap<>();
        return new Function<T, R>() {
            @Override
            public R apply(T t) {
                R known = cache.get(t);
                if (known == null) {
                    known = f.apply(this, t);
                    cache.put(t, known);
                }
                return known;
            }
        };
    }

    static class Lazy<T> implements Supplier<T> {
        private Supplier<? extends T> source;
        private T value;

        Lazy(Supplier<? extends T> source) {
            this.source = source;
        }

        @Override
        public T get() {
            if (source != null) {
                value = source.get();
                source = null;
            }
            return value;
        }

        <R> Lazy<R> map(Function<? super T, ? extends R> f) {
            return new Lazy<>(() -> f.apply(get()));
        }
    }

    static class Stream<T> {
        final T head;
        private final Lazy<Stream<T>> tail;

        Stream(T head, Supplier<Stream<T>> tail) {
            this.head = head;
            this.tail = new Lazy<>(tail);
        }

        Stream<T> tail() {
            return tail.get();
        }

        Stream<T> filter(Function<T, Boolean> keep) {
            Stream<T> s = this;
            while (!keep.apply(s.head)) s = s.tail();
            Stream<T> found = s;
            return new Stream<>(found.head, () -> found.tail().filter(keep));
        }

        String take(int n) {
            StringBuilder out = new StringBuilder();
            Stream<T> s = this;
            for (int i = 0; i < n; i++, s = s.tail()) out.append(s.head).append(' ');
            return out.toString();
        }
    }

    static Stream<Integer> from(int n) {
        return new Stream<>(n, () -> from(n + 1));
    }

    static Stream<Integer> sieve(Stream<Integer> s) {
        return new Stream<>(s.head, () -> sieve(s.tail().filter(n -> n % s.head != 0)));
    }

    public static void main(String[] args) {
        Function<Integer, Integer> square = memoise(x -> x * x);
        System.out.println(square.apply(5) + square.apply(5) + square.apply(6) + " computed " + computations);
        Function<Integer, Long> fibonacci = fix((self, n) -> n < 2 ? (long) n : self.apply(n - 1) + self.apply(n - 2));
        System.out.println(fibonacci.apply(90));
        Lazy<String> lazy = new Lazy<>(() -> {
            System.out.println("computing");
            return "value";
        });
        Lazy<Integer> length = lazy.map(String::length);
        System.out.println("not yet");
        System.out.println(length.get() + length.get() + lazy.get());
        System.out.println(from(10).filter(n -> n % 7 == 0).take(4));
        System.out.println(sieve(from(2)).take(12));
    }
}
