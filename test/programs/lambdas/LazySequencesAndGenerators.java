import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

public class LazySequencesAndGenerators {
    interface Generator<T> {
        boolean advance(Consumer<? super T> sink);

        default Generator<T> filter(Predicate<? super T> keep) {
            return sink -> {
                boolean[] found = {false};
                while (!found[0]) {
                    boolean more = advance(x -> {
                        if (keep.test(x)) {
                            found[0] = true;
                            sink.accept(x);
                        }
                    });
                    if (!more) return false;
                }
                return true;
            };
        }

        default <R> Generator<R> map(Function<? super T, ? extends R> f) {
            return sink -> advance(x -> sink.accept(f.apply(x)));
        }

        default Generator<T> limit(int n) {
            int[] left = {n};
            return sink -> left[0]-- > 0 && advance(sink);
        }

        default List<T> toList() {
            List<T> list = new ArrayList<>();
            while (advance(list::add)) ;
            return list;
        }

        static <T> Generator<T> iterate(T seed, UnaryOperator<T> f) {
            Object[] state = {seed};
            return sink -> {
                @SuppressWarnings("unchecked")
                T current = (T) state[0];
                sink.accept(current);
                state[0] = f.apply(current);
                return true;
            };
        }

        @SafeVarargs
        static <T> Generator<T> of(T... items) {
            int[] at = {0};
            return sink -> {
                if (at[0] == items.length) return false;
                sink.accept(items[at[0]++]);
                return true;
            };
        }

        default Iterator<T> iterator() {
            Generator<T> self = this;
            return new Iterator<>() {
                private final List<T> buffer = new ArrayList<>();

                @Override
                public boolean hasNext() {
                    return !buffer.isEmpty() || self.advance(buffer::add);
                }

                @Override
                public T next() {
                    if (!hasNext()) throw new NoSuchElementException("generator ended");
                    return buffer.remove(0);
                }
            };
        }
    }

    static Supplier<Integer> counter(int start, IntUnaryOperator step) {
        int[] now = {start};
        return () -> {
            int result = now[0];
            now[0] = step.applyAsInt(result);
            return result;
        };
    }

    static int firstWhere(Supplier<Integer> source, IntPredicate p) {
        int v;
        do v = source.get(); while (!p.test(v));
        return v;
    }

    public static void main(String[] args) {
        int[] evaluated = {0};
        Generator<Integer> squares = Generator.iterate(1, x -> x + 1).map(x -> {
            evaluated[0]++;
            return x * x;
        }).filter(x -> x % 3 == 1).limit(4);
        System.out.println(evaluated[0] + " " + squares.toList() + " " + evaluated[0] + " " + squares.toList());
        System.out.println(Generator.of("a", "b").map(s -> s + s).toList() + " " + Generator.<String>of().toList());
        Iterator<String> it = Generator.of("x", "y").iterator();
        System.out.println(it.hasNext() + it.next() + it.next() + it.hasNext());
        Supplier<Integer> powers = counter(1, x -> x * 2);
        System.out.println(firstWhere(powers, x -> x > 100) + " " + powers.get());
        System.out.println(firstWhere(counter(1000, x -> x - 7), x -> x % 13 == 0));
        List<Supplier<Integer>> suppliers = new ArrayList<>();
        for (int i = 1; i <= 3; i++) suppliers.add(counter(i, Math::negateExact));
        for (int round = 0; round < 2; round++) for (Supplier<Integer> s : suppliers) System.out.print(s.get() + " ");
        System.out.println();
        it.next();
    }
}
