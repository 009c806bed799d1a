import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;

public class InferenceInChainsAndDiamonds {
    static class Person {
        final String name;
        final int age;
        final String city;

        Person(String name, int age, String city) {
            this.name = name;
            this.age = age;
            this.city = city;
        }

        String getName() {
            return name;
        }

        int getAge() {
            return age;
        }

        String getCity() {
            return city;
        }

        @Override
        public String toString() {
            return name + age;
        }
    }

    static <K, V> Map<K, List<V>> groupBy(Iterable<? extends V> items, Function<? super V, ? extends K> key) {
        Map<K, List<V>> groups = new TreeMap<>();
        for (V item : items) groups.computeIfAbsent(key.apply(item), k -> new ArrayList<>()).add(item);
        return groups;
    }

    static <T> List<T> listOf(Supplier<? extends T> supplier, int n) {
        List<T> list = new ArrayList<>();
        for (int i = 0; i < n; i++) list.add(supplier.get());
        return list;
    }

    static <A, B, C> Function<A, C> compose(Function<? super A, ? extends B> f, Function<? super B, ? extends C> g) {
        return a -> g.apply(f.apply(a));
    }

    static <T> T pick(T a, T b) {
        return a;
    }

    static <T> T firstNonNull(T a, Supplier<? extends T> b) {
        return a != null ? a : b.get();
    }

    static String of(List<String> list) {
        return "strings " + list.size();
    }

    public static void main(String[] args) {
        List<Person> people = new ArrayList<>(List.of(new Person("Eve", 30, "Oslo"), new Person("Bob", 25, "Rome"), new Person("Ann", 30, "Rome"), new Person("Dan", 25, "Oslo")));
        people.sort(Comparator.comparing(Person::getAge).thenComparing(Person::getName, Comparator.reverseOrder()));
        System.out.println(people);
        people.sort(Comparator.comparing((Person p) -> p.city).thenComparingInt(p -> -p.age).thenComparing(p -> p.name));
        System.out.println(people);
        Collections.sort(people, Comparator.comparingInt(Person::getAge).reversed().thenComparing(Person::getCity));
        System.out.println(people);
        System.out.println(groupBy(people, Person::getCity));
        System.out.println(groupBy(List.of(5, 12, 17, 8), n -> n / 10));
        int[] counter = {0};
        List<Integer> numbers = listOf(() -> counter[0]++, 4);
        System.out.println(numbers);
        System.out.println(compose((String s) -> s.length(), n -> n * n + "!").apply("four"));
        Function<Integer, Function<Integer, Integer>> add = a -> b -> a + b;
        System.out.println(add.apply(3).apply(4));
        Object picked = pick("text", 5);
        Comparable<?> comparable = pick("text", 5);
        System.out.println(picked + " " + comparable);
        System.out.println(firstNonNull(null, () -> "fallback").length());
        System.out.println(of(new ArrayList<>()) + " " + of(Collections.emptyList()) + " " + of(args.length > 5 ? new ArrayList<>() : List.of("x")));
        Map<String, Map<Integer, List<String>>> deep = new HashMap<>();
        deep.computeIfAbsent("a", k -> new TreeMap<>()).computeIfAbsent(1, k -> new ArrayList<>()).add("value");
        deep.get("a").merge(2, List.of("merged"), (x, y) -> y);
        System.out.println(deep);
        var inferred = new HashMap<String, List<? extends Number>>();
        inferred.put("k", List.of(1, 2));
        for (var entry : inferred.entrySet()) System.out.println(entry.getKey() + entry.getValue().get(1).intValue());
        List<Comparator<String>> orders = List.of(Comparator.naturalOrder(), Comparator.comparing(String::length), String.CASE_INSENSITIVE_ORDER);
        for (Comparator<String> order : orders) System.out.print(Integer.signum(order.compare("b", "AA")) + " ");
        System.out.println();
    }
}
