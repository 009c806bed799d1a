import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

public class WildcardCaptureAndPecs {
    static abstract class Vehicle implements Comparable<Vehicle> {
        final int wheels;

        Vehicle(int wheels) {
            this.wheels = wheels;
        }

        @Override
        public int compareTo(Vehicle o) {
            return Integer.compare(wheels, o.wheels);
        }

        @Override
        public String toString() {
            return getClass().getSimpleName().charAt(0) + "" + wheels;
        }
    }

    static class Car extends Vehicle {
        Car(int wheels) {
            super(wheels);
        }
    }

    static class Bike extends Vehicle {
        Bike() {
            super(2);
        }
    }

    static <T> int move(Collection<? extends T> from, Collection<? super T> to, Predicate<? super T> which) {
        int moved = 0;
        for (T item : from) {
            if (which.test(item)) {
                to.add(item);
                moved++;
            }
        }
        return moved;
    }

    static <T extends Comparable<? super T>> T largest(Collection<? extends T> items) {
        return Collections.max(items);
    }

    static void reverse(List<?> list) {
        reverseCaptured(list);
    }

    private static <E> void reverseCaptured(List<E> list) {
        for (int i = 0, j = list.size() - 1; i < j; i++, j--) list.set(i, list.set(j, list.get(i)));
    }

    static <K, V extends Comparable<? super V>> List<K> keysByValue(Map<? extends K, ? extends V> map) {
        List<Map.Entry<? extends K, ? extends V>> entries = new ArrayList<>(map.entrySet());
        entries.sort((a, b) -> a.getValue().compareTo(b.getValue()));
        List<K> keys = new ArrayList<>();
        for (Map.Entry<? extends K, ? extends V> e : entries) keys.add(e.getKey());
        return keys;
    }

    static <A, B> Map<B, List<A>> index(Iterable<? extends A> items, Function<? super A, ? extends B> by) {
        Map<B, List<A>> result = new HashMap<>();
        for (A a : items) result.computeIfAbsent(by.apply(a), k -> new ArrayList<>()).add(a);
        return result;
    }

    static double total(Collection<? extends Number>... groups) {
        double sum = 0;
        for (Collection<? extends Number> group : groups) for (Number n : group) sum += n.doubleValue();
        return sum;
    }

    static class Box<T> {
        T value;

        Box(T value) {
            this.value = value;
        }

        static void swap(Box<?> a, Box<?> b) {
            Object t = a.value;
            copy(b, a);
            setRaw(b, t);
        }

        @SuppressWarnings("unchecked")
        private static <X> void setRaw(Box<X> box, Object o) {
            box.value = (X) o;
        }

        private static void copy(Box<?> from, Box<?> to) {
            setRaw(to, from.value);
        }
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] args) {
        List<Car> cars = List.of(new Car(4), new Car(3), new Car(6));
        List<Vehicle> garage = new ArrayList<>();
        List<Object> junk = new ArrayList<>();
        System.out.println(move(cars, garage, c -> c.wheels > 3) + " " + WildcardCaptureAndPecs.<Vehicle>move(List.of(new Bike()), junk, v -> true) + " " + garage + junk);
        System.out.println(largest(cars) + " " + largest(garage) + " " + largest(List.of("b", "c")));
        List<Integer> numbers = new ArrayList<>(List.of(1, 2, 3));
        reverse(numbers);
        reverse(garage);
        System.out.println(numbers + " " + garage);
        System.out.println(keysByValue(Map.of("a", 3, "b", 1, "c", 2)) + " " + WildcardCaptureAndPecs.<Object, Vehicle>keysByValue(Map.of("bike", new Bike(), 1, new Car(8))));
        System.out.println(index(List.of("one", "two", "three"), String::length) + " " + total(List.of(1, 2), List.of(0.5f)));
        Comparator<Object> byHash = Comparator.comparing(Object::toString);
        garage.sort(byHash);
        System.out.println(garage + " " + Collections.min(cars, byHash));
        Box<Integer> ints = new Box<>(1);
        Box<String> strings = new Box<>("s");
        Box.swap(ints, strings);
        System.out.println(ints.value == (Object) "s");
        System.out.println(strings.value.length());
    }
}
