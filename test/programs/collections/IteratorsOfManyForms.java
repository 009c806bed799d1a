import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;
import java.util.function.Function;
import java.util.function.Predicate;

public class IteratorsOfManyForms {
    static <T> Iterable<T> filter(Iterable<T> source, Predicate<? super T> keep) {
        return () -> new Iterator<T>() {
            private final Iterator<T> it = source.iterator();
            private T next;
            private boolean ready;

            @Override
            public boolean hasNext() {
                while (!ready && it.hasNext()) {
                    next = it.next();
                    ready = keep.test(next);
                }
                return ready;
            }

            @Override
            public T next() {
                if (!hasNext()) throw new NoSuchElementException();
                ready = false;
                return next;
            }
        };
    }

    static <T, R> Iterable<R> map(Iterable<T> source, Function<? super T, ? extends R> f) {
        return () -> {
            Iterator<T> it = source.iterator();
            return new Iterator<R>() {
                public boolean hasNext() {
                    return it.hasNext();
                }

                public R next() {
                    return f.apply(it.next());
                }
            };
        };
    }

    @SafeVarargs
    static <T> Iterable<T> concat(Iterable<? extends T>... parts) {
        return () -> new Iterator<T>() {
            int part;
            Iterator<? extends T> current = parts.length == 0 ? List.<T>of().iterator() : parts[0].iterator();

            public boolean hasNext() {
                while (!current.hasNext() && part + 1 < parts.length) current = parts[++part].iterator();
                return current.hasNext();
            }

            public T next() {
                hasNext();
                return current.next();
            }
        };
    }

    static class Fibonacci implements PrimitiveIterator.OfInt {
        private int a, b = 1;

        public boolean hasNext() {
            return a >= 0;
        }

        public int nextInt() {
            int result = a;
            a = b;
            b += result;
            return result;
        }
    }

    static <T> String show(Iterable<T> items) {
        StringBuilder out = new StringBuilder("<");
        for (T item : items) out.append(item).append(' ');
        return out.toString().trim() + ">";
    }

    public static void main(String[] args) {
        List<Integer> numbers = Arrays.asList(1, 2, 3, 4, 5, 6);
        Iterable<Integer> even = filter(numbers, n -> n % 2 == 0);
        System.out.println(show(even) + show(even) + show(map(even, n -> "n" + n)) + show(concat(even, numbers.subList(0, 1), List.<Integer>of(), List.of(9))));
        Fibonacci fibonacci = new Fibonacci();
        int sum = 0;
        for (int i = 0; i < 15; i++) sum += fibonacci.nextInt();
        System.out.println(sum + " " + fibonacci.next());
        List<String> list = new ArrayList<>(List.of("a", "b", "c"));
        ListIterator<String> it = list.listIterator(list.size());
        StringBuilder out = new StringBuilder();
        while (it.hasPrevious()) {
            String s = it.previous();
            out.append(s).append(it.nextIndex());
            if (s.equals("b")) {
                it.remove();
                it.add("B1");
                it.add("B2");
            }
        }
        System.out.println(out + " " + list);
        Iterator<Integer> rest = numbers.iterator();
        rest.next();
        rest.forEachRemaining(n -> System.out.print(n + ","));
        System.out.println(rest.hasNext());
        try {
            it.set("no element returned");
            System.out.println(list);
            it.add("x");
            it.set("after add");
        } catch (IllegalStateException e) {
            System.out.println("illegal after add");
        }
        Iterator<Integer> readOnly = even.iterator();
        readOnly.next();
        try {
            readOnly.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println("default remove: " + e.getMessage());
        }
        int product = 1;
        for (Iterator<Integer> a = numbers.iterator(), b = numbers.iterator(); a.hasNext() && b.hasNext(); b.next()) {
            product = (product * a.next() + 1) % 1000;
        }
        System.out.println(product);
        System.out.println(show(concat()) + show(filter(numbers, n -> n > 100)));
        filter(numbers, n -> false).iterator().next();
    }
}
