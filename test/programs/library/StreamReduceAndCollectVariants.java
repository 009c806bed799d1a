import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

public class StreamReduceAndCollectVariants {
    static class Average {
        private double sum;
        private int count;

        void add(double d) {
            sum += d;
            count++;
        }

        Average combine(Average other) {
            sum += other.sum;
            count += other.count;
            return this;
        }

        double get() {
            return count == 0 ? 0 : sum / count;
        }
    }

    static <T> Collector<T, ?, List<List<T>>> chunked(int size) {
        return Collector.of(ArrayList::new, (List<List<T>> all, T item) -> {
            if (all.isEmpty() || all.get(all.size() - 1).size() == size) all.add(new ArrayList<>());
            all.get(all.size() - 1).add(item);
        }, (a, b) -> {
            a.addAll(b);
            return a;
        });
    }

    public static void main(String[] args) {
        System.out.println(Stream.of(1, 2, 3, 4).reduce(1, (a, b) -> a * b) + " " + Stream.of("a", "bb").reduce(0, (n, s) -> n + s.length(), Integer::sum) + " " + Stream.of(5).reduce(Integer::min));
        System.out.println(Stream.of(2.0, 4.0, 9.0).collect(Average::new, Average::add, Average::combine).get());
        System.out.println(IntStream.rangeClosed(1, 7).boxed().collect(chunked(3)));
        StringJoiner joiner = Stream.of("x", "y").collect(() -> new StringJoiner("+"), StringJoiner::add, StringJoiner::merge);
        System.out.println(joiner);
        Map<Integer, Optional<String>> longest = Stream.of("a", "b", "cc", "dd").collect(Collectors.groupingBy(String::length, Collectors.reducing((p, q) -> q)));
        System.out.println(longest);
        int middle = Stream.of(1, 2, 3, 4, 5).collect(Collectors.collectingAndThen(Collectors.toList(), list -> list.get(list.size() / 2)));
        System.out.println(middle);
        System.out.println(Stream.of("k1", "k2").collect(Collectors.toMap(s -> s, String::length, Integer::sum, TreeMap::new)) + " " + Stream.of(3, 4).collect(Collectors.summingInt(x -> x * x)) + " " + Stream.of(1, 2).collect(Collectors.averagingDouble(x -> x)));
        System.out.println(Stream.of(1, 2, 3, 4, 5, 6).collect(Collectors.filtering(x -> x % 2 == 0, Collectors.mapping(x -> x * x, Collectors.toList()))));
        System.out.println(Stream.of(List.of(1, 2), List.of(3)).collect(Collectors.flatMapping(List::stream, Collectors.toList())));
        System.out.println(Stream.of(4, 2, 9).collect(Collectors.minBy(Integer::compare)).get() + " " + Stream.of(4, 2).collect(Collectors.counting()) + " " + Stream.of(1.5, 2.5).collect(Collectors.summarizingDouble(d -> d)).getMax());
        System.out.println(LongStream.rangeClosed(1, 5).mapToObj(n -> n * n).map(Object::toString).collect(Collectors.joining("|")));
        System.out.println(Stream.of(1, 2, 3).map(x -> new int[] {x, x * x}).map(p -> p[0] + ":" + p[1]).toList());
        Map<String, List<Integer>> inverted = new HashMap<>();
        Map.of(1, "odd", 3, "odd", 2, "even").entrySet().stream().sorted(Map.Entry.comparingByKey()).forEach(e -> inverted.computeIfAbsent(e.getValue(), k -> new ArrayList<>()).add(e.getKey()));
        System.out.println(new TreeMap<>(inverted));
        System.out.println(Stream.iterate(10, x -> x > 0, x -> x - 3).toList() + " " + Stream.of(1, 2, 3, 4).mapMulti((Integer x, java.util.function.Consumer<Object> out) -> {
            if (x % 2 == 0) {
                out.accept(x);
                out.accept("twice " + x);
            }
        }).toList());
        Object[][] table = Stream.of("a=1", "b=2").map(s -> (Object[]) s.split("=")).toArray(Object[][]::new);
        System.out.println(table.length + " " + table[1][0]);
        System.out.println(Stream.of("x", "x").collect(Collectors.toMap(s -> s, s -> 1)));
    }
}
