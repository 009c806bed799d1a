import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

public class GenericRecordsAndInterfaces {
    interface Priced {
        int price();

        default String label() {
            return getClass().getSimpleName() + " at " + price();
        }
    }

    record Book(String title, int price) implements Priced {
    }

    record Bundle<T extends Priced>(List<T> items, int discount) implements Priced {
        @Override
        public int price() {
            int total = 0;
            for (T item : items) total += item.price();
            return total - discount;
        }
    }

    record Pair<A, B>(A first, B second) {
        static <A, B> Pair<A, B> of(A a, B b) {
            return new Pair<>(a, b);
        }

        Pair<B, A> swap() {
            return new Pair<>(second, first);
        }

        <C> Pair<C, B> mapFirst(Function<? super A, ? extends C> f) {
            return of(f.apply(first), second);
        }
    }

    record Lazy<T>(Supplier<T> supplier) implements Supplier<T> {
        @Override
        public T get() {
            return supplier.get();
        }
    }

    record Counter(int[] count) implements Runnable {
        Counter() {
            this(new int[1]);
        }

        @Override
        public void run() {
            count[0]++;
        }

        record Snapshot(int value) {
        }

        Snapshot snapshot() {
            return new Snapshot(count[0]);
        }
    }

    static <T, K extends Comparable<K>> List<Pair<K, T>> keyed(List<T> items, Function<T, K> key) {
        List<Pair<K, T>> result = new ArrayList<>();
        for (T item : items) result.add(Pair.of(key.apply(item), item));
        result.sort(Comparator.comparing(Pair::first));
        return result;
    }

    public static void main(String[] args) {
        Book a = new Book("A", 10), b = new Book("B", 25);
        Bundle<Book> bundle = new Bundle<>(List.of(a, b), 5);
        Bundle<Priced> nested = new Bundle<>(List.of(bundle, new Book("C", 1)), 0);
        System.out.println(bundle.label() + ", " + nested.label() + ", " + a.label());
        System.out.println(nested);
        Pair<String, Integer> pair = Pair.of("x", 1);
        System.out.println(pair.swap() + " " + pair.mapFirst(String::length) + " " + pair.swap().swap().equals(pair));
        System.out.println(new Lazy<>(() -> "computed").get());
        Counter counter = new Counter();
        Runnable r = counter;
        r.run();
        r.run();
        System.out.println(counter.snapshot() + " " + counter.snapshot().equals(new Counter.Snapshot(2)));
        System.out.println(keyed(List.of("pear", "fig", "banana"), String::length));
        Function<String, Book> free = title -> new Book(title, 0);
        System.out.println(free.apply("free"));
        Function<Book, String> accessor = Book::title;
        System.out.println(accessor.andThen(String::toLowerCase).apply(b));
        java.util.function.BiFunction<String, Integer, Book> constructor = Book::new;
        System.out.println(constructor.apply("by reference", 3));
        Priced none = new Bundle<>(null, 1);
        System.out.println(none.price());
    }
}
