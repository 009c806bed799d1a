import java.math.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class InferenceThroughStreamsAndCollectors {
    record Emp(String name, String dept, double pay, int age, List<String> skills) {} static List<Emp> emps() {
        return List.of(new Emp("Ann", "dev", 5, 30, List.of("java", "go")), new Emp("Bob", "dev", 4, 45, List.of("go")), new Emp("Cid", "ops", 3, 28, List.of()), new Emp("Dee", "hr", 3.5, 51, List.of("talk", "java")));
    }
    static <T, K> Map<K, List<T>> group(Collection<? extends T> c, Function<? super T, ? extends K> f) {
        return c.stream().collect(Collectors.groupingBy(f, LinkedHashMap::new, Collectors.toList()));
    }
    static <T> Collector<T, ?, List<T>> rev() {
        return Collector.of(ArrayDeque<T>::new, ArrayDeque::addFirst, (a, b) -> {
            b.addAll(a);
            return b;
        }, ArrayList::new);
    }
    static <A, B> List<B> mapAll(List<? extends A> l, Function<? super A, ? extends B> f) {
        List<B> r = new ArrayList<>();
        l.forEach(a -> r.add(f.apply(a)));
        return r;
    }
    static <T extends Comparable<? super T>> List<T> sorted(Collection<T> c) {
        List<T> l = new ArrayList<>(c);
        Collections.sort(l);
        return l;
    }
    static <T> Optional<T> firstMatch(Stream<? extends T> s, Predicate<? super T> p) {
        return s.filter(p).map(t -> (T) t).findFirst();
    }
    @SafeVarargs static <T> Set<T> setOf(T... ts) {
        return new LinkedHashSet<>(Arrays.asList(ts));
    }
    static <K, V extends Comparable<? super V>> LinkedHashMap<K, V> byValue(Map<K, V> m) {
        return m.entrySet().stream().sorted(Map.Entry.comparingByValue(Comparator.reverseOrder())).collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (a, b) -> a, LinkedHashMap::new));
    }
    static double apply(DoubleUnaryOperator... fs) {
        return Stream.of(fs).reduce(DoubleUnaryOperator.identity(), DoubleUnaryOperator::andThen).applyAsDouble(2);
    }
    public static void main(String[] args) {
        System.out.println(emps().stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.collectingAndThen(Collectors.maxBy(Comparator.comparingDouble(Emp::pay)), o -> o.map(Emp::name).orElse("?")))).toString());
        System.out.println(emps().stream().flatMap(e -> e.skills().stream().map(s -> Map.entry(s, e.name()))).collect(Collectors.groupingBy(Map.Entry::getKey, TreeMap::new, Collectors.mapping(Map.Entry::getValue, Collectors.joining("/")))).entrySet());
        Map<String, Double> avg = emps().stream().collect(Collectors.groupingBy(Emp::dept, Collectors.averagingDouble(Emp::pay)));
        System.out.println(byValue(avg));
        System.out.println(group(emps(), e -> e.age() / 10 * 10).keySet());
        System.out.println(Stream.of(1, 2, 3).collect(rev()));
        System.out.println(mapAll(List.of(1, 2), x -> "n" + x).get(1).length());
        System.out.println(sorted(setOf(3, 1, 2)).get(0) + sorted(Set.of("q")).get(0));
        System.out.println(firstMatch(Stream.of(1, 2, 3), x -> x.intValue() > 1).get());
        System.out.println(emps().stream().sorted(Comparator.comparing(Emp::dept, Comparator.reverseOrder()).thenComparing(Emp::age).thenComparing(Comparator.comparing((Emp e) -> e.name().length()).reversed())).map(Emp::name).collect(Collectors.joining(",")));
        System.out.println(IntStream.rangeClosed(1, 20).mapToObj(BigInteger::valueOf).reduce(BigInteger.ONE, BigInteger::multiply));
        System.out.println(IntStream.range(1, 6).mapToObj(i -> new int[]{i, i * i}).filter(p -> p[1] > 3).map(p -> p[0] + ":" + p[1]).collect(Collectors.toList()));
        Map<Boolean, Long> parts = Stream.of("a", "bb", "ccc").collect(Collectors.partitioningBy(s -> s.length() > 1, Collectors.counting()));
        System.out.println(parts.get(true) + parts.get(false));
        List<? extends Number> ln = args.length > 0 ? List.of(1) : List.of(2.5);
        System.out.println(ln.get(0).doubleValue());
        System.out.println(Stream.<Supplier<Integer>>of(() -> 1, () -> 2).mapToInt(Supplier::get).sum());
        var mixed = Stream.of(1, "a", 2.0).map(Object::toString).toList();
        System.out.println(mixed);
        var lub = List.of(1, 2.5, 3L);
        double tot = 0;
        for (var n : lub) tot += n.doubleValue();
        System.out.println(tot);
        var cmp = Arrays.asList("a", 1);
        System.out.println(cmp.get(0).getClass().getSimpleName());
        Supplier<Map<String, List<Integer>>> sup = HashMap::new;
        Map<String, List<Integer>> mm = sup.get();
        mm.computeIfAbsent("k", k -> new ArrayList<>()).add(1);
        System.out.println(mm);
        BinaryOperator<Integer> op = args.length == 0 ? Math::max : (a, b) -> a;
        System.out.println(op.apply(3, 4));
        System.out.println(new TreeMap<>(Map.of("bb", 1, "a", 2)).entrySet().stream().map(e -> e.getKey() + e.getValue()).reduce("", String::concat));
        TreeSet<String> ts = new TreeSet<>(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
        ts.addAll(List.of("ccc", "a", "bb", "aa"));
        System.out.println(ts);
        String[] arr = ts.stream().map(String::toUpperCase).toArray(String[]::new);
        System.out.println(arr[3] + arr.length);
        int[][] grid = IntStream.range(0, 3).mapToObj(i -> IntStream.range(0, 3).map(j -> i * j).toArray()).toArray(int[][]::new);
        System.out.println(Arrays.deepToString(grid));
        System.out.println(apply(x -> x + 1, x -> x * 3, Math::sqrt));
        System.out.println(Optional.of("5").map(Integer::parseInt).filter(x -> x > 3).map(x -> x * 2.0).map(Double::intValue).orElseGet(() -> -1));
        List<String> unm = Stream.of("x,y", "z").flatMap(s -> Arrays.stream(s.split(","))).collect(Collectors.collectingAndThen(Collectors.toList(), Collections::unmodifiableList));
        System.out.println(unm);
        Function<Integer, Function<Integer, Integer>> add = a -> b -> a + b;
        System.out.println(Stream.of(1, 2).map(add).map(f -> f.apply(10)).toList());
        Map<String, Function<Double, Double>> ops = new LinkedHashMap<>();
        ops.put("sq", x -> x * x);
        ops.put("half", x -> x / 2);
        ops.put("neg", x -> -x);
        ops.forEach((k, f) -> System.out.print(k + "=" + f.apply(3.0) + " "));
        System.out.println(ops.values().stream().reduce(Function.identity(), Function::andThen).apply(3.0));
        System.out.println(Collections.max(emps(), Comparator.comparing(Emp::age)).name() + Collections.min(List.of("b", "a")) + emps().stream().map(Emp::pay).max(Double::compare).get() + emps().stream().mapToInt(Emp::age).boxed().max(Comparator.naturalOrder()).get());
        System.out.println(emps().stream().collect(Collectors.toMap(Emp::name, e -> e.skills().size())).entrySet().stream().filter(e -> e.getValue() > 1).map(Map.Entry::getKey).sorted().toList());
        List<List<Integer>> chunks = IntStream.range(0, 7).boxed().collect(Collectors.groupingBy(i -> i / 3)).values().stream().toList();
        System.out.println(chunks);
        System.out.println(Stream.iterate(new long[]{0, 1}, p -> new long[]{p[1], p[0] + p[1]}).mapToLong(p -> p[0]).limit(10).boxed().map(String::valueOf).collect(Collectors.joining(" ")));
        System.out.println(Stream.of("b", "a").sorted(Collections.reverseOrder()).toList() + "" + Stream.of("b", "A").sorted(String::compareToIgnoreCase).toList() + Stream.of("b", "A").sorted(String.CASE_INSENSITIVE_ORDER.reversed()).toList());
        Predicate<String> p1 = String::isEmpty, p2 = p1.negate().and(s -> s.charAt(0) == 'a');
        System.out.println(Stream.of("", "ab", "b").filter(p2.or(Predicate.not(String::isBlank).and(s -> s.length() == 1))).toList());
        Runnable r = args.length > 0 ? () -> System.out.println("args") : () -> System.out.println("noargs");
        r.run();
        Comparator<Map.Entry<String, Integer>> ce = Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey());
        System.out.println(Stream.of(Map.entry("x", 1), Map.entry("y", 2), Map.entry("a", 1)).sorted(ce).map(Object::toString).collect(Collectors.joining(";")));
        System.out.println(emps().stream().map(e -> new Object() {
            final String n = e.name();
            final int k = e.skills().size();
        }).filter(o -> o.k > 0).map(o -> o.n + o.k).toList());
        double[] ds = emps().stream().mapToDouble(Emp::pay).sorted().toArray();
        System.out.println(ds[0] + ds.length);
        System.out.println(Stream.of(Optional.of(1), Optional.<Integer>empty()).flatMap(Optional::stream).count() + Stream.of(1, 2, 3, 4).reduce(0, (a, b) -> a + b, Integer::sum));
        List<Runnable> rs = new ArrayList<>();
        for (String s : List.of("p", "q")) rs.add(() -> System.out.print(s));
        rs.forEach(Runnable::run);
        System.out.println();
        System.out.println(Stream.of(5, 3, 8).collect(() -> new int[1], (a, x) -> a[0] += x, (a, b) -> a[0] += b[0])[0]);
        EnumMap<Thread.State, Integer> em = Stream.of(Thread.State.values()).limit(2).collect(Collectors.toMap(s -> s, Enum::ordinal, (a, b) -> a, () -> new EnumMap<>(Thread.State.class)));
        System.out.println(em);
        System.out.println(Stream.of("a", "b").collect(Collectors.reducing("", x -> x + x, (x, y) -> x + y)) + Stream.of(1, 2).collect(Collectors.summingInt(x -> x)) + Stream.of(1, 2, 3).collect(Collectors.filtering(x -> x > 1, Collectors.toSet())) + Stream.of(List.of(1), List.of(2, 3)).collect(Collectors.flatMapping(List::stream, Collectors.counting())));
        Iterator<Integer> it = new Iterator<>() {
            int i = 0;
            public boolean hasNext() {
                return i < 3;
            }
            public Integer next() {
                return i++;
            }
        };
        Iterable<Integer> itb = () -> it;
        System.out.println(StreamSupport.stream(itb.spliterator(), false).map(x -> x * x).toList());
    }
}
