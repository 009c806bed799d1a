import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

public class InterfacesWithGenericDefaults {
    interface Monoid<T> {
        T zero();

        T plus(T a, T b);

        default T sum(Iterable<? extends T> items) {
            T total = zero();
            for (T item : items) total = plus(total, item);
            return total;
        }

        default T times(T value, int n) {
            if (n == 0) return zero();
            T half = times(value, n / 2);
            T twice = plus(half, half);
            return n % 2 == 0 ? twice : plus(twice, value);
        }

        static <T> Monoid<T> of(T zero, java.util.function.BinaryOperator<T> plus) {
            return new Monoid<>() {
                @Override
                public T zero() {
                    return zero;
                }

                @Override
                public T plus(T a, T b) {
                    return plus.apply(a, b);
                }
            };
        }

        default <U> Monoid<U> via(Function<? super T, ? extends U> there, Function<? super U, ? extends T> back) {
            Monoid<T> self = this;
            return of(there.apply(zero()), (a, b) -> there.apply(self.plus(back.apply(a), back.apply(b))));
        }
    }

    interface Ordered<T extends Ordered<T>> extends Comparable<T> {
        default boolean below(T other) {
            return compareTo(other) < 0;
        }

        default T larger(T other) {
            @SuppressWarnings("unchecked")
            T self = (T) this;
            return below(other) ? other : self;
        }
    }

    static final class Size implements Ordered<Size> {
        final int n;

        Size(int n) {
            this.n = n;
        }

        @Override
        public int compareTo(Size o) {
            return Integer.compare(n, o.n);
        }
    }

    interface Named {
        String name();
    }

    interface Aged {
        int age();

        default String describe() {
            return "aged " + age();
        }
    }

    interface Person extends Named, Aged {
        @Override
        default String describe() {
            return name() + " " + Aged.super.describe();
        }

        Comparator<Person> BY_AGE = Comparator.comparingInt(Person::age);
    }

    static Person person(String name, int age) {
        return new Person() {
            public String name() {
                return name;
            }

            public int age() {
                return age;
            }
        };
    }

    public static void main(String[] args) {
        Monoid<Integer> addition = Monoid.of(0, Integer::sum);
        Monoid<String> strings = Monoid.of("", String::concat);
        Monoid<Integer> maximum = Monoid.of(Integer.MIN_VALUE, Math::max);
        System.out.println(addition.sum(List.of(1, 2, 3)) + " " + strings.sum(List.of("a", "b")) + " " + maximum.sum(List.of(3, 9, 4)) + " " + addition.times(7, 13) + " " + strings.times("xy", 5));
        System.out.println(addition.<String>via(i -> "#" + i, s -> Integer.parseInt(s.substring(1))).sum(List.of("#4", "#38")));
        Monoid<List<Integer>> lists = Monoid.of(List.of(), (a, b) -> {
            List<Integer> joined = new ArrayList<>(a);
            joined.addAll(b);
            return joined;
        });
        System.out.println(lists.times(List.of(1, 2), 3));
        System.out.println(new Size(3).larger(new Size(8)).n + " " + new Size(3).below(new Size(2)));
        List<Person> people = new ArrayList<>(List.of(person("Bo", 40), person("Al", 20)));
        people.sort(Person.BY_AGE);
        for (Person p : people) System.out.print(p.describe() + "; ");
        System.out.println();
    }
}
