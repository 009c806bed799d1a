import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class WildcardsThroughGenericHelpers {
    interface Shape {
        double area();
    }
    record Sq(double s) implements Shape {
        public double area() {
            return s * s;
        }
    }
    record Ci(double r) implements Shape {
        public double area() {
            return 3 * r * r;
        }
    }
    static class Cache<K extends Comparable<K>, V> {
        private final NavigableMap<K, V> m = new TreeMap<>();
        private final Function<? super K, ? extends V> loader;
        Cache(Function<? super K, ? extends V> l) {
            loader = l;
        }
        V get(K k) {
            return m.computeIfAbsent(k, loader);
        }
        <R> R fold(R z, BiFunction<? super R, ? super Map.Entry<K, V>, ? extends R> f) {
            R r = z;
            for (Map.Entry<K, V> e : m.entrySet()) r = f.apply(r, e);
            return r;
        }
        static <A extends Comparable<A>> Cache<A, A> identity() {
            return new Cache<>(Function.identity());
        }
    }
    static class Graph<N> {
        final Map<N, Set<N>> adj = new LinkedHashMap<>();
        @SafeVarargs final Graph<N> edges(N from, N... to) {
            adj.computeIfAbsent(from, k -> new LinkedHashSet<>()).addAll(Arrays.asList(to));
            for (N t : to) adj.putIfAbsent(t, new LinkedHashSet<>());
            return this;
        }
        <R> Graph<R> map(Function<? super N, ? extends R> f) {
            Graph<R> g = new Graph<>();
            adj.forEach((k, vs) -> g.adj.put(f.apply(k), vs.stream().map(f).collect(Collectors.toCollection(LinkedHashSet::new))));
            return g;
        }
        List<N> bfs(N s) {
            List<N> out = new ArrayList<>();
            Deque<N> q = new ArrayDeque<>(List.of(s));
            Set<N> seen = new HashSet<>(q);
            while (!q.isEmpty()) {
                N n = q.poll();
                out.add(n);
                adj.getOrDefault(n, Set.of()).stream().filter(seen::add).forEach(q::add);
            }
            return out;
        }
    }
    static <T> T[] fill(T[] a, Supplier<? extends T> s) {
        for (int i = 0; i < a.length; i++) a[i] = s.get();
        return a;
    }
    static <T, C extends Collection<? super T>> C into(C c, Iterator<? extends T> it) {
        while (it.hasNext()) c.add(it.next());
        return c;
    }
    static <T> Comparator<T> chain(List<? extends Comparator<? super T>> cs) {
        return (a, b) -> {
            for (Comparator<? super T> c : cs) {
                int r = c.compare(a, b);
                if (r != 0) return r;
            }
            return 0;
        };
    }
    static <E extends Exception> void maybe(boolean b, Supplier<E> s) throws E {
        if (b) throw s.get();
    }
    static <T> Function<T, T> twice(Function<T, T> f) {
        return f.andThen(f);
    }
    static <T, R> Function<T, Optional<R>> lift(Function<? super T, ? extends R> f) {
        return t -> {
            try {
                return Optional.ofNullable(f.apply(t));
            } catch (RuntimeException e) {
                return Optional.empty();
            }
        };
    }
    static <T> Stream<List<T>> pairs(List<T> l) {
        return IntStream.range(0, l.size()).boxed().flatMap(i -> IntStream.range(i + 1, l.size()).mapToObj(j -> List.of(l.get(i), l.get(j))));
    }
    static <X, Y, Z> BiFunction<X, Y, Z> flip(BiFunction<? super Y, ? super X, ? extends Z> f) {
        return (x, y) -> f.apply(y, x);
    }
    static <T extends Shape> double total(Collection<T> c) {
        double d = 0;
        for (T t : c) d += t.area();
        return d;
    }
    static double totalW(Collection<? extends Shape> c) {
        return c.stream().mapToDouble(Shape::area).sum();
    }
    static <T> Map<Boolean, List<T>> split(List<T> l, Predicate<? super T> p) {
        return l.stream().collect(Collectors.partitioningBy(p));
    }
    static <T> void perms(List<T> rest, List<T> acc, Consumer<? super List<T>> out) {
        if (rest.isEmpty()) {
            out.accept(new ArrayList<>(acc));
            return;
        }
        for (int i = 0; i < rest.size(); i++) {
            List<T> r2 = new ArrayList<>(rest);
            acc.add(r2.remove(i));
            perms(r2, acc, out);
            acc.remove(acc.size() - 1);
        }
    }
    static abstract class Json<T> {
        abstract String write(T t);
        static final Json<String> STR = new Json<>() {
            String write(String s) {
                return '"' + s + '"';
            }
        };
        static final Json<Number> NUM = new Json<>() {
            String write(Number n) {
                return n.toString();
            }
        };
        static <T> Json<List<T>> list(Json<? super T> j) {
            return new Json<>() {
                String write(List<T> l) {
                    return l.stream().map(j::write).collect(Collectors.joining(",", "[", "]"));
                }
            };
        }
        static <V> Json<Map<String, V>> map(Json<? super V> j) {
            return new Json<Map<String, V>>() {
                @Override String write(Map<String, V> m) {
                    return m.entrySet().stream().map(e -> STR.write(e.getKey()) + ":" + j.write(e.getValue())).collect(Collectors.joining(",", "{", "}"));
                }
            };
        }
        <S> Json<S> contra(Function<? super S, ? extends T> f) {
            Json<T> self = this;
            return new Json<S>() {
                String write(S s) {
                    return self.write(f.apply(s));
                }
            };
        }
    }
    public static void main(String[] args) throws Exception {
        Cache<String, Integer> c = new Cache<>(String::length);
        c.get("abc");
        c.get("z");
        System.out.println(c.fold("", (s, e) -> s + e.getKey() + e.getValue()) + Cache.<Integer>identity().get(7));
        System.out.println(new Graph<Integer>().edges(1, 2, 3).edges(3, 4).map(n -> "n" + n).bfs("n1"));
        int[] k = {0};
        System.out.println(Arrays.toString(fill(new Integer[3], () -> k[0]++)) + into(new ArrayList<Object>(), List.of(1, 2).iterator()) + into(new TreeSet<>(), Set.of("s").iterator()));
        List<String> ws = new ArrayList<>(List.of("bb", "a", "cc"));
        ws.sort(chain(List.of(Comparator.comparing(String::length), Comparator.<String>naturalOrder().reversed())));
        System.out.println(ws);
        try {
            WildcardsThroughGenericHelpers.<IllegalStateException>maybe(true, () -> new IllegalStateException("m"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        maybe(false, Exception::new);
        System.out.println(twice((Integer x) -> x * 3).apply(2) + WildcardsThroughGenericHelpers.<String>twice(s -> s + s).apply("a"));
        System.out.println(Stream.of("1", "x", "3").map(lift(Integer::parseInt)).map(o -> o.orElse(-1)).toList());
        System.out.println(pairs(List.of("a", "b", "c")).map(p -> p.get(0) + p.get(1)).toList());
        System.out.println(WildcardsThroughGenericHelpers.<String, Integer, Character>flip((i, s) -> s.charAt(i)).apply("hey", 1));
        List<Sq> sq = List.of(new Sq(1), new Sq(2));
        System.out.println(total(sq) + totalW(sq) + totalW(List.of(new Ci(1), new Sq(3))) + total(List.<Shape>of(new Ci(2))));
        System.out.println(split(List.of(1, 2, 3), x -> x % 2 == 0));
        List<String> ps = new ArrayList<>();
        perms(List.of('a', 'b', 'c'), new ArrayList<>(), l -> ps.add(l.toString()));
        System.out.println(ps.size() + ps.get(3));
        System.out.println(Json.map(Json.list(Json.NUM)).write(new TreeMap<>(Map.of("a", List.of(1, 2.5), "b", List.of()))) + Json.list(Json.STR.contra((Integer i) -> "i" + i)).write(List.of(1, 2)));
        UnaryOperator<UnaryOperator<Integer>> tw = f -> x -> f.apply(f.apply(x));
        System.out.println(tw.apply(x -> x + 3).apply(1));
        Supplier<Function<? super Integer, ? extends Number>> sf = () -> x -> x * 1.5;
        Number nn = sf.get().apply(2);
        System.out.println(nn);
        Map<Character, Integer> freq = new TreeMap<>(Comparator.reverseOrder());
        for (char ch : "hello".toCharArray()) freq.merge(ch, 1, Integer::sum);
        System.out.println(freq);
        List<? super Integer> ls = new ArrayList<>(List.of(1.5));
        ls.add(2);
        System.out.println(ls);
        Callback<String> cb = new Callback<>() {
            int n;
            @Override public <R> R call(String s, Function<String, R> f) {
                n++;
                return f.apply(s + n);
            }
        };
        System.out.println(cb.call("q", String::length) + cb.call("q", s -> s + "!"));
        Optional<? extends Number> on = Optional.of(5);
        System.out.println(on.map(Number::intValue).get() + on.get().doubleValue());
        BiFunction<Double, Double, Double> pw = Math::pow;
        System.out.println(pw.andThen(d -> String.format("%.1f", d)).apply(2.0, 3.0));
        List<Function<Integer, Integer>> fs = List.of(x -> x + 1, x -> x * x, Math::negateExact);
        System.out.println(fs.stream().map(f -> f.apply(5)).toList() + "" + fs.stream().reduce(x -> x, (f, g) -> x -> g.apply(f.apply(x))).apply(2));
        Map<String, Supplier<? extends Collection<Integer>>> mk = new TreeMap<>();
        mk.put("l", ArrayList::new);
        mk.put("s", HashSet::new);
        mk.put("d", ArrayDeque::new);
        mk.forEach((n, s) -> {
            Collection<Integer> col = s.get();
            Collections.addAll(col, 1, 1);
            System.out.print(n + col.size());
        });
        System.out.println();
        Iterator<? extends Map.Entry<String, ? extends List<? extends Number>>> ei = Map.of("a", List.of(1)).entrySet().iterator();
        System.out.println(ei.next().getValue().get(0).intValue() + 1);
        int[] sum = new int[1];
        new Object() {
            void rec(Object o) {
                if (o instanceof List<?> l) l.forEach(this::rec);
                else if (o instanceof Integer i) sum[0] += i;
            }
        }.rec(List.of(1, List.of(2, List.of(3))));
        System.out.println(sum[0]);
        System.out.println(((Supplier<List<String>>) ArrayList::new).get().size() + Stream.of(1, 2).map((Function<Integer, String>) String::valueOf).collect(Collectors.joining()));
    }
    interface Callback<T> {
        <R> R call(T t, Function<T, R> f);
    }
}
