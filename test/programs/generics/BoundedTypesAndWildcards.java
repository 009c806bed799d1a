import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

public class BoundedTypesAndWildcards {
    static <T extends Comparable<? super T>> T max(Collection<? extends T> items) {
        T best = null;
        for (T item : items) if (best == null || item.compareTo(best) > 0) best = item;
        return best;
    }

    static double sum(List<? extends Number> numbers) {
        double total = 0;
        for (Number number : numbers) total += number.doubleValue();
        return total;
    }

    static void fill(List<? super Integer> sink, int count) {
        for (int i = 0; i < count; i++) sink.add(i);
        Object first = sink.get(0);
        System.out.println("first: " + first);
    }

    static <T> void copy(List<? extends T> from, List<? super T> to) {
        for (T item : from) to.add(item);
    }

    static void swapAny(List<?> list, int i, int j) {
        swapCaptured(list, i, j);
    }

    private static <E> void swapCaptured(List<E> list, int i, int j) {
        E old = list.get(i);
        list.set(i, list.get(j));
        list.set(j, old);
    }

    static class Animal implements Comparable<Animal> {
        final int legs;

        Animal(int legs) {
            this.legs = legs;
        }

        @Override
        public int compareTo(Animal other) {
            return Integer.compare(legs, other.legs);
        }

        @Override
        public String toString() {
            return getClass().getSimpleName() + legs;
        }
    }

    static class Spider extends Animal {
        Spider() {
            super(8);
        }
    }

    static class Cat extends Animal {
        Cat(int legs) {
            super(legs);
        }
    }

    static <N extends Number & Comparable<N>> String between(N low, N value, N high) {
        boolean inside = low.compareTo(value) <= 0 && value.compareTo(high) <= 0;
        return value.intValue() + (inside ? " inside" : " outside");
    }

    interface Source<T> {
        T next();
    }

    static <T, R extends List<? super T>> R drain(Source<? extends T> source, R into, int n) {
        while (n-- > 0) into.add(source.next());
        return into;
    }

    public static void main(String[] args) {
        System.out.println(max(List.of(3, 9, 4)) + " " + max(List.of("pear", "apple")) + " " + max(new ArrayList<Integer>()));
        List<Cat> cats = List.of(new Cat(3), new Cat(4));
        System.out.println(max(cats) + " " + max(List.of(new Spider(), new Cat(4))));
        System.out.println(sum(List.of(1, 2.5, 3L)) + sum(List.of(1.5f)));
        List<Object> objects = new ArrayList<>();
        fill(objects, 3);
        List<Number> numbers = new ArrayList<>();
        fill(numbers, 2);
        copy(List.of(1.5, 2.5), numbers);
        BoundedTypesAndWildcards.<Number>copy(List.of(7L), objects);
        System.out.println(objects + " " + numbers);
        List<String> words = Arrays.asList("a", "b", "c");
        swapAny(words, 0, 2);
        System.out.println(words);
        System.out.println(between(1, 5, 9) + " " + between(1.0, 0.5, 2.0));
        int[] state = {0};
        System.out.println(drain(() -> ++state[0], new ArrayList<Number>(), 3));
        Source<? extends Animal> animals = Spider::new;
        System.out.println(animals.next().legs);
        List<? extends List<? extends Number>> nested = List.of(List.of(1), List.of(2.5, 3));
        double total = 0;
        for (List<? extends Number> inner : nested) total += sum(inner);
        System.out.println(total);
    }
}
