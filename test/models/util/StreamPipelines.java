import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Random pipelines whose every stage writes down what it sees, and the collectors. */
public class StreamPipelines {
    static StringBuilder seen = new StringBuilder();

    static <T> T see(String stage, T value) {
        seen.append(stage).append(value).append(' ');
        return value;
    }

    static Stream<Integer> source(Random random) {
        List<Integer> list = new ArrayList<>();
        for (int n = random.nextInt(8); n > 0; n--) {
            list.add(random.nextInt(9));
        }
        switch (random.nextInt(9)) {
            case 0:
                return list.stream();
            case 1:
                return Stream.of(4, 1, 3, 1);
            case 2:
                return new TreeSet<>(list).stream();
            case 3:
                return Stream.iterate(1, n -> see("i", n) * 3 % 11);
            case 4:
                return Stream.iterate(1, n -> n < 50, n -> see("j", n) * 2);
            case 5:
                return IntStream.rangeClosed(1, 6).boxed();
            case 6:
                return Stream.concat(list.stream().peek(n -> see("c", n)), Stream.of(7, 8));
            case 7:
                return new LinkedHashSet<>(list).stream();
            default:
                return Stream.<Integer>builder().add(5).add(2).build();
        }
    }

    static Stream<Integer> stage(Stream<Integer> stream, Random random) {
        int amount = random.nextInt(5);
        switch (random.nextInt(14)) {
            case 0:
                return stream.filter(n -> see("f", n) % 2 == 0);
            case 1:
                return stream.map(n -> see("m", n) + 1);
            case 2:
                return stream.flatMap(n -> Stream.of(n, n * 10).peek(m -> see("x", m)));
            case 3:
                return stream.distinct();
            case 4:
                return stream.limit(12).sorted();
            case 5:
                return stream.limit(12).sorted(Comparator.comparing((Integer n) -> see("k", n) % 3).thenComparing(Comparator.reverseOrder()));
            case 6:
                return stream.peek(n -> see("p", n));
            case 7:
                return stream.limit(amount);
            case 8:
                return stream.skip(amount);
            case 9:
                return stream.takeWhile(n -> see("t", n) < 8);
            case 10:
                return stream.dropWhile(n -> see("d", n) < 3);
            case 11:
                return stream.mapToInt(n -> see("n", n)).map(n -> n * 2).boxed();
            case 12:
                return stream.<Integer>mapMulti((n, sink) -> {
                    if (n % 2 == 1) {
                        sink.accept(see("u", n));
                        sink.accept(n + 1);
                    }
                });
            default:
                return stream.mapToLong(n -> n).asDoubleStream().mapToObj(d -> (int) d).flatMap(n -> n % 3 == 0 ? null : Stream.of(n));
        }
    }

    static Object end(Stream<Integer> stream, Random random) {
        switch (random.nextInt(15)) {
            case 0:
                stream.limit(20).forEach(n -> see("e", n));
                return "";
            case 1:
                return stream.limit(20).collect(Collectors.toList());
            case 2:
                return stream.limit(9).count();
            case 3:
                return stream.limit(20).reduce(0, (a, b) -> see("r", a + b));
            case 4:
                return stream.limit(20).reduce((a, b) -> a * 7 + b);
            case 5:
                return stream.anyMatch(n -> see("a", n) > 6 || seen.length() > 300);
            case 6:
                return stream.limit(9).allMatch(n -> see("l", n) < 9);
            case 7:
                return stream.limit(9).noneMatch(n -> see("o", n) == 4);
            case 8:
                return stream.findFirst();
            case 9:
                return stream.limit(20).min(Comparator.comparing(n -> see("s", n) % 5));
            case 10:
                return stream.limit(20).max(Comparator.naturalOrder());
            case 11: {
                Iterator<Integer> iterator = stream.iterator();
                StringBuilder text = new StringBuilder();
                for (int n = 0; n < 4 && iterator.hasNext(); n++) {
                    text.append(see("y", iterator.next())).append(',');
                }
                return text;
            }
            case 12:
                return Arrays.toString(stream.limit(20).toArray(Integer[]::new));
            case 13:
                return stream.limit(20).mapToInt(n -> n).summaryStatistics();
            default:
                return stream.limit(20).toList();
        }
    }

    static String pipeline(int seed) {
        Random random = new Random(seed);
        seen.setLength(0);
        Stream<Integer> stream = source(random);
        for (int n = random.nextInt(5); n > 0; n--) {
            stream = stage(stream, random);
        }
        Object result = end(stream, random);
        return result + " " + seen;
    }

    record Item(String name, String kind, int size) {
    }

    public static void main(String[] args) {
        Journal.open(args);
        for (int block = 0; block < 20; block++) {
            Journal.section("pipelines " + block);
            for (int n = 0; n < 60; n++) {
                int seed = block * 100 + n;
                boolean endless = endless(seed);
                if (!endless) {
                    Journal.note("pipeline " + seed, () -> pipeline(seed));
                }
            }
        }
        collectors();
        numbers();
        misuse();
        Journal.section("");
    }

    /** Whether a pipeline would search an endless source for what never comes. */
    static boolean endless(int seed) {
        Random random = new Random(seed);
        for (int n = random.nextInt(8); n > 0; n--) {
            random.nextInt(9);
        }
        return random.nextInt(9) == 3;
    }

    static void collectors() {
        Journal.section("collectors");
        List<Item> items = List.of(new Item("pear", "fruit", 3), new Item("oak", "tree", 90), new Item("fig", "fruit", 1), new Item("ash", "tree", 70),
            new Item("kiwi", "fruit", 3), new Item("moss", "plant", 0));
        Journal.note("grouping", () -> items.stream().collect(Collectors.groupingBy(Item::kind)));
        Journal.note("counting", () -> items.stream().collect(Collectors.groupingBy(Item::kind, Collectors.counting())));
        Function<Item, Integer> bySize = Item::size;
        Collector<Item, ?, TreeMap<Integer, String>> joined = Collectors.groupingBy(bySize, TreeMap::new, Collectors.mapping(Item::name, Collectors.joining("/")));
        Journal.note("tree", () -> items.stream().collect(joined));
        Journal.note("partition", () -> items.stream().collect(Collectors.partitioningBy(i -> i.size() > 2)));
        Journal.note("partition counting", () -> items.stream().collect(Collectors.partitioningBy(i -> i.size() > 2, Collectors.summingInt(Item::size))));
        Journal.note("map", () -> items.stream().collect(Collectors.toMap(Item::name, Item::size)));
        Journal.note("duplicate", () -> items.stream().collect(Collectors.toMap(Item::kind, Item::size)));
        Journal.note("merge", () -> items.stream().collect(Collectors.toMap(Item::kind, Item::size, Integer::sum, LinkedHashMap::new)));
        Journal.note("null value", () -> items.stream().collect(Collectors.toMap(Item::name, i -> (Object) null)));
        Journal.note("null key", () -> items.stream().collect(Collectors.groupingBy(i -> (Object) null)));
        Journal.note("average", () -> items.stream().collect(Collectors.averagingInt(Item::size)) + " " + items.stream().collect(Collectors.averagingDouble(i -> i.size() / 7.0)));
        Journal.note("min", () -> items.stream().collect(Collectors.minBy(Comparator.comparing(Item::name))));
        Journal.note("teeing", () -> items.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.summingInt(Item::size), (n, sum) -> sum + "/" + n)));
        Journal.note("flat", () -> items.stream().collect(Collectors.flatMapping(i -> i.name().chars().mapToObj(c -> (char) c), Collectors.toCollection(TreeSet::new))));
        Journal.note("filtering", () -> items.stream().collect(Collectors.groupingBy(Item::kind, Collectors.filtering(i -> i.size() > 2, Collectors.toSet()))).keySet());
        Journal.note("then", () -> items.stream().map(Item::name).collect(Collectors.collectingAndThen(Collectors.toList(), l -> l.size() + l.get(0))));
        Journal.note("reducing", () -> items.stream().collect(Collectors.reducing(0, Item::size, Integer::max)));
        Journal.note("statistics", () -> items.stream().collect(Collectors.summarizingInt(Item::size)) + "" + items.stream().collect(Collectors.summarizingDouble(i -> i.size() / 3.0)));
        Journal.note("joining", () -> items.stream().map(Item::name).collect(Collectors.joining(", ", "{", "}")) + Stream.<String>empty().collect(Collectors.joining("-", "<", ">")));
        Journal.note("unmodifiable", () -> {
            List<String> names = items.stream().map(Item::name).collect(Collectors.toUnmodifiableList());
            names.add("x");
            return names;
        });
        Journal.note("toList", () -> {
            List<String> names = items.stream().map(Item::name).toList();
            return names.contains(null) + " " + names + names.set(0, "x");
        });
        Journal.note("own", () -> items.stream().collect(Collector.of(StringBuilder::new, (b, i) -> b.append(i.name().charAt(0)), StringBuilder::append, StringBuilder::toString)));
        Journal.note("three", () -> items.stream().collect(ArrayList<Integer>::new, (l, i) -> l.add(i.size()), ArrayList::addAll));
        Map<String, Integer> counts = new HashMap<>();
        "a man a plan a canal panama".chars().filter(Character::isLetter).forEach(c -> counts.merge(String.valueOf((char) c), 1, Integer::sum));
        Journal.note("entries", () -> counts.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
            .map(Objects::toString).collect(Collectors.joining(" ")));
    }

    static void numbers() {
        Journal.section("numbers");
        Journal.note("range", () -> IntStream.range(3, 3).sum() + " " + IntStream.range(1, 10).filter(n -> n % 2 == 1).boxed().toList() + IntStream.rangeClosed(5, 4).count());
        Journal.note("overflow", () -> IntStream.of(Integer.MAX_VALUE, 1).sum() + " " + LongStream.of(Long.MAX_VALUE, 1).sum());
        Journal.note("average", () -> IntStream.of(1, 2, 4).average() + " " + IntStream.empty().average() + LongStream.of(3, 4).average());
        Journal.note("sum", () -> DoubleStream.of(0.1, 0.2, 0.3, 1e100, -1e100).sum() + " " + DoubleStream.generate(() -> 0.1).limit(1000).sum() + " "
            + DoubleStream.of(Double.POSITIVE_INFINITY, 1, Double.NEGATIVE_INFINITY).sum() + DoubleStream.of(Double.MAX_VALUE, Double.MAX_VALUE).sum());
        Journal.note("min", () -> DoubleStream.of(-0.0, 0.0, Double.NaN).min() + " " + DoubleStream.of(2, -0.0, 0.0).min() + IntStream.of(3, 1).min() + LongStream.empty().max());
        Journal.note("statistics", () -> DoubleStream.of(1.5, 2.25).summaryStatistics() + "" + LongStream.range(0, 5).summaryStatistics() + IntStream.empty().summaryStatistics());
        Journal.note("iterate", () -> IntStream.iterate(1, n -> n < 100, n -> n * 3).boxed().toList() + "" + IntStream.iterate(1, n -> n * 2).limit(5).sum());
        Journal.note("arrays", () -> Arrays.toString(IntStream.of(3, 1, 2).sorted().toArray()) + Arrays.stream(new int[] {1, 2, 3}, 1, 3).sum() + Arrays.stream(new double[] {2, 3}).max());
        Journal.note("chars", () -> "héllo".chars().mapToObj(c -> (char) c).toList() + "" + "a😀b".codePoints().count());
        Journal.note("find", () -> IntStream.of(5, 6).findFirst() + " " + IntStream.of(5, 6).anyMatch(n -> n > 5) + LongStream.empty().findAny() + IntStream.range(0, 9).skip(7).boxed().toList());
        Journal.note("collect", () -> IntStream.range(0, 4).collect(StringBuilder::new, (b, n) -> b.append(n), StringBuilder::append));
        Journal.note("flat", () -> IntStream.range(1, 4).flatMap(n -> IntStream.range(0, n)).boxed().toList() + "" + IntStream.range(1, 4).mapToObj(n -> "x".repeat(n)).toList());
        Journal.note("iterator", () -> {
            var iterator = IntStream.range(0, 3).iterator();
            int sum = 0;
            while (iterator.hasNext()) {
                sum = sum * 10 + iterator.nextInt();
            }
            return sum + " " + iterator.next();
        });
        Journal.note("builder", () -> IntStream.builder().add(1).add(2).build().sum() + IntStream.concat(IntStream.of(1), IntStream.of(2, 3)).sum());
    }

    static void misuse() {
        Journal.section("misuse");
        Journal.note("twice", () -> {
            Stream<Integer> stream = Stream.of(1, 2);
            stream.map(n -> n);
            return stream.count();
        });
        Journal.note("after end", () -> {
            IntStream stream = IntStream.range(0, 3);
            stream.sum();
            return stream.sum();
        });
        Journal.note("limit", () -> Stream.of(1).limit(-1));
        Journal.note("skip", () -> IntStream.of(1).skip(-2));
        Journal.note("first null", () -> Stream.of(null, 1).findFirst());
        Journal.note("changed", () -> {
            List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
            StringBuilder text = new StringBuilder();
            try {
                list.stream().forEach(n -> {
                    text.append(n);
                    list.add(n);
                });
            } catch (RuntimeException failure) {
                text.append(failure);
            }
            return text;
        });
        Journal.note("late", () -> {
            List<Integer> list = new ArrayList<>(List.of(1));
            Stream<Integer> stream = list.stream();
            list.add(2);
            return stream.toList();
        });
        Journal.note("close", () -> {
            StringBuilder text = new StringBuilder();
            try (Stream<Integer> stream = Stream.of(1, 2).onClose(() -> text.append("a")).map(n -> n + 1).onClose(() -> text.append("b"))) {
                text.append(stream.toList());
            }
            return text;
        });
        Journal.note("close fails", () -> {
            Stream<Integer> stream = Stream.of(1).onClose(() -> {
                throw new IllegalStateException("first");
            }).onClose(() -> {
                throw new IllegalArgumentException("second");
            });
            try {
                stream.close();
                return "no";
            } catch (RuntimeException failure) {
                return failure + " " + Arrays.toString(failure.getSuppressed());
            }
        });
        Journal.note("count without peeking", () -> {
            seen.setLength(0);
            return Stream.of(1, 2, 3).peek(n -> see("p", n)).map(n -> n + 1).count() + " " + seen + Stream.of(1, 2, 3).peek(n -> see("q", n)).filter(n -> n > 1).count() + seen;
        });
        Journal.note("array store", () -> Arrays.toString(Stream.of("a", "b").toArray(Integer[]::new)));
    }
}
