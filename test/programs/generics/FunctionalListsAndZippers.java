import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

public class FunctionalListsAndZippers {
    interface Seq<T> extends Iterable<T> {
        <R> R match(Supplier<? extends R> empty, BiFunction<? super T, ? super Seq<T>, ? extends R> cons);

        static <T> Seq<T> nil() {
            return new Seq<>() {
                @Override
                public <R> R match(Supplier<? extends R> empty, BiFunction<? super T, ? super Seq<T>, ? extends R> cons) {
                    return empty.get();
                }
            };
        }

        static <T> Seq<T> cons(T head, Seq<T> tail) {
            return new Seq<>() {
                @Override
                public <R> R match(Supplier<? extends R> empty, BiFunction<? super T, ? super Seq<T>, ? extends R> cons) {
                    return cons.apply(head, tail);
                }
            };
        }

        @SafeVarargs
        static <T> Seq<T> of(T... items) {
            Seq<T> result = nil();
            for (int i = items.length; i-- > 0; ) result = cons(items[i], result);
            return result;
        }

        default int size() {
            return match(() -> 0, (h, t) -> 1 + t.size());
        }

        default <R> Seq<R> map(Function<? super T, ? extends R> f) {
            return match(Seq::nil, (h, t) -> cons(f.apply(h), t.map(f)));
        }

        default <U, R> Seq<R> zip(Seq<U> other, BiFunction<? super T, ? super U, ? extends R> f) {
            return match(Seq::nil, (h, t) -> other.match(Seq::nil, (h2, t2) -> cons(f.apply(h, h2), t.zip(t2, f))));
        }

        default T get(int i) {
            return this.<T>match(() -> {
                throw new NoSuchElementException("index left: " + i);
            }, (h, t) -> i == 0 ? h : t.get(i - 1));
        }

        @Override
        default Iterator<T> iterator() {
            return new Iterator<>() {
                private Seq<T> rest = Seq.this;

                @Override
                public boolean hasNext() {
                    return rest.<Boolean>match(() -> false, (h, t) -> true);
                }

                @Override
                public T next() {
                    T value = rest.get(0);
                    rest = rest.match(() -> rest, (h, t) -> t);
                    return value;
                }
            };
        }
    }

    static class Zipper<T> {
        final List<T> left, right;
        final T focus;

        Zipper(List<T> left, T focus, List<T> right) {
            this.left = left;
            this.focus = Objects.requireNonNull(focus);
            this.right = right;
        }

        Zipper<T> move(int by) {
            Zipper<T> z = this;
            for (; by > 0; by--) z = new Zipper<>(plus(z.focus, z.left), z.right.get(0), z.right.subList(1, z.right.size()));
            for (; by < 0; by++) z = new Zipper<>(z.left.subList(1, z.left.size()), z.left.get(0), plus(z.focus, z.right));
            return z;
        }

        Zipper<T> update(Function<? super T, ? extends T> f) {
            return new Zipper<>(left, f.apply(focus), right);
        }

        private static <E> List<E> plus(E e, List<E> list) {
            List<E> result = new java.util.ArrayList<>();
            result.add(e);
            result.addAll(list);
            return result;
        }

        @Override
        public String toString() {
            return left + "<" + focus + ">" + right;
        }
    }

    public static void main(String[] args) {
        Seq<Integer> numbers = Seq.of(1, 2, 3);
        int sum = 0;
        for (int n : numbers.map(x -> x * x)) sum += n;
        System.out.println(sum + " " + numbers.size() + " " + numbers.get(2) + " " + Seq.nil().size());
        for (String s : numbers.zip(Seq.of("a", "b"), (n, s) -> s.repeat(n))) System.out.print(s + " ");
        System.out.println();
        Zipper<String> z = new Zipper<>(List.of(), "a", List.of("b", "c", "d"));
        System.out.println(z.move(2).update(String::toUpperCase).move(-1) + " " + z);
        try {
            numbers.get(5);
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        z.move(-1);
    }
}
