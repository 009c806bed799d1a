/** The usual collectors. */
package java.util.stream;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.Iterator;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

public final class Collectors {
    private Collectors() {
    }

    /** Combiners are not needed: everything runs in one thread. This one serves callers that combine by hand. */
    private static <T, C extends Collection<T>> C addTo(C left, C right) {
        left.addAll(right);
        return left;
    }

    public static <T, C extends Collection<T>> Collector<T, ?, C> toCollection(Supplier<C> collectionFactory) {
        return SimpleCollector.<T, C>of(
                collectionFactory,
                (collection, element) -> collection.add(element),
                (left, right) -> Collectors.<T, C>addTo(left, right));
    }

    public static <T> Collector<T, ?, List<T>> toList() {
        return SimpleCollector.<T, List<T>>of(
                () -> new ArrayList<T>(),
                (list, element) -> list.add(element),
                (left, right) -> Collectors.<T, List<T>>addTo(left, right));
    }

    public static <T> Collector<T, ?, List<T>> toUnmodifiableList() {
        return SimpleCollector.<T, List<T>, List<T>>of(
                () -> new ArrayList<T>(),
                (list, element) -> list.add(element),
                (left, right) -> Collectors.<T, List<T>>addTo(left, right),
                list -> List.copyOf(list));
    }

    public static <T> Collector<T, ?, Set<T>> toSet() {
        return SimpleCollector.<T, Set<T>>of(
                () -> new HashSet<T>(),
                (set, element) -> set.add(element),
                (left, right) -> Collectors.<T, Set<T>>addTo(left, right));
    }

    public static <T> Collector<T, ?, Set<T>> toUnmodifiableSet() {
        return SimpleCollector.<T, Set<T>, Set<T>>of(
                () -> new HashSet<T>(),
                (set, element) -> set.add(element),
                (left, right) -> Collectors.<T, Set<T>>addTo(left, right),
                set -> Set.copyOf(set));
    }

    public static Collector<CharSequence, ?, String> joining() {
        return SimpleCollector.<CharSequence, StringBuilder, String>of(
                () -> new StringBuilder(),
                (text, element) -> text.append(element),
                (left, right) -> left.append(right),
                text -> text.toString());
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence delimiter) {
        return joining(delimiter, "", "");
    }

    public static Collector<CharSequence, ?, String> joining(
            CharSequence delimiter, CharSequence prefix, CharSequence suffix) {
        return SimpleCollector.<CharSequence, StringJoiner, String>of(
                () -> new StringJoiner(delimiter, prefix, suffix),
                (joiner, element) -> joiner.add(element),
                (left, right) -> left.merge(right),
                joiner -> joiner.toString());
    }

    @SuppressWarnings("unchecked")
    public static <T, U, A, R> Collector<T, ?, R> mapping(
            Function<? super T, ? extends U> mapper, Collector<? super U, A, R> downstream) {
        BiConsumer<A, U> accumulator = (BiConsumer<A, U>) downstream.accumulator();
        return new SimpleCollector<T, A, R>(
                downstream.supplier(),
                (container, element) -> accumulator.accept(container, mapper.apply(element)),
                downstream.combiner(), downstream.finisher(), downstream.characteristics());
    }

    @SuppressWarnings("unchecked")
    public static <T, U, A, R> Collector<T, ?, R> flatMapping(
            Function<? super T, ? extends Stream<? extends U>> mapper, Collector<? super U, A, R> downstream) {
        BiConsumer<A, U> accumulator = (BiConsumer<A, U>) downstream.accumulator();
        return new SimpleCollector<T, A, R>(
                downstream.supplier(),
                (container, element) -> {
                    try (Stream<? extends U> result = mapper.apply(element)) {
                        if (result != null) {
                            result.sequential().forEach(each -> accumulator.accept(container, each));
                        }
                    }
                },
                downstream.combiner(), downstream.finisher(), downstream.characteristics());
    }

    @SuppressWarnings("unchecked")
    public static <T, A, R> Collector<T, ?, R> filtering(
            Predicate<? super T> predicate, Collector<? super T, A, R> downstream) {
        BiConsumer<A, T> accumulator = (BiConsumer<A, T>) downstream.accumulator();
        return new SimpleCollector<T, A, R>(
                downstream.supplier(),
                (container, element) -> {
                    if (predicate.test(element)) {
                        accumulator.accept(container, element);
                    }
                },
                downstream.combiner(), downstream.finisher(), downstream.characteristics());
    }

    public static <T, A, R, RR> Collector<T, A, RR> collectingAndThen(
            Collector<T, A, R> downstream, Function<R, RR> finisher) {
        Function<A, R> first = downstream.finisher();
        return SimpleCollector.<T, A, RR>of(
                downstream.supplier(), downstream.accumulator(), downstream.combiner(),
                container -> finisher.apply(first.apply(container)));
    }

    public static <T> Collector<T, ?, Long> counting() {
        return summingLong(element -> 1L);
    }

    public static <T> Collector<T, ?, Optional<T>> minBy(Comparator<? super T> comparator) {
        return reducing(BinaryOperator.<T>minBy(comparator));
    }

    public static <T> Collector<T, ?, Optional<T>> maxBy(Comparator<? super T> comparator) {
        return reducing(BinaryOperator.<T>maxBy(comparator));
    }

    public static <T> Collector<T, ?, Integer> summingInt(ToIntFunction<? super T> mapper) {
        return SimpleCollector.<T, int[], Integer>of(
                () -> new int[1],
                (sum, element) -> {
                    sum[0] += mapper.applyAsInt(element);
                },
                (left, right) -> {
                    left[0] += right[0];
                    return left;
                },
                sum -> sum[0]);
    }

    public static <T> Collector<T, ?, Long> summingLong(ToLongFunction<? super T> mapper) {
        return SimpleCollector.<T, long[], Long>of(
                () -> new long[1],
                (sum, element) -> {
                    sum[0] += mapper.applyAsLong(element);
                },
                (left, right) -> {
                    left[0] += right[0];
                    return left;
                },
                sum -> sum[0]);
    }

    private static DoubleSummaryStatistics combined(DoubleSummaryStatistics left, DoubleSummaryStatistics right) {
        left.combine(right);
        return left;
    }

    public static <T> Collector<T, ?, Double> summingDouble(ToDoubleFunction<? super T> mapper) {
        return SimpleCollector.<T, DoubleSummaryStatistics, Double>of(
                () -> new DoubleSummaryStatistics(),
                (statistics, element) -> statistics.accept(mapper.applyAsDouble(element)),
                (left, right) -> combined(left, right),
                statistics -> statistics.getSum());
    }

    public static <T> Collector<T, ?, Double> averagingInt(ToIntFunction<? super T> mapper) {
        return averagingLong(element -> mapper.applyAsInt(element));
    }

    public static <T> Collector<T, ?, Double> averagingLong(ToLongFunction<? super T> mapper) {
        return SimpleCollector.<T, long[], Double>of(
                () -> new long[2],
                (sums, element) -> {
                    sums[0] += mapper.applyAsLong(element);
                    sums[1]++;
                },
                (left, right) -> {
                    left[0] += right[0];
                    left[1] += right[1];
                    return left;
                },
                sums -> sums[1] == 0 ? 0.0d : (double) sums[0] / sums[1]);
    }

    public static <T> Collector<T, ?, Double> averagingDouble(ToDoubleFunction<? super T> mapper) {
        return SimpleCollector.<T, DoubleSummaryStatistics, Double>of(
                () -> new DoubleSummaryStatistics(),
                (statistics, element) -> statistics.accept(mapper.applyAsDouble(element)),
                (left, right) -> combined(left, right),
                statistics -> statistics.getAverage());
    }

    /** Holds the value of a reduction. */
    private static final class Box<T> {
        T value;
        boolean present;

        Box(T value, boolean present) {
            this.value = value;
            this.present = present;
        }

        void add(T element, BinaryOperator<T> operator) {
            value = present ? operator.apply(value, element) : element;
            present = true;
        }
    }

    public static <T> Collector<T, ?, T> reducing(T identity, BinaryOperator<T> op) {
        return SimpleCollector.<T, Box<T>, T>of(
                () -> new Box<T>(identity, true),
                (box, element) -> box.add(element, op),
                (left, right) -> {
                    left.add(right.value, op);
                    return left;
                },
                box -> box.value);
    }

    public static <T> Collector<T, ?, Optional<T>> reducing(BinaryOperator<T> op) {
        return SimpleCollector.<T, Box<T>, Optional<T>>of(
                () -> new Box<T>(null, false),
                (box, element) -> box.add(element, op),
                (left, right) -> {
                    if (right.present) {
                        left.add(right.value, op);
                    }
                    return left;
                },
                box -> Optional.ofNullable(box.value));
    }

    public static <T, U> Collector<T, ?, U> reducing(
            U identity, Function<? super T, ? extends U> mapper, BinaryOperator<U> op) {
        return SimpleCollector.<T, Box<U>, U>of(
                () -> new Box<U>(identity, true),
                (box, element) -> box.add(mapper.apply(element), op),
                (left, right) -> {
                    left.add(right.value, op);
                    return left;
                },
                box -> box.value);
    }

    public static <T, K> Collector<T, ?, Map<K, List<T>>> groupingBy(
            Function<? super T, ? extends K> classifier) {
        return groupingBy(classifier, Collectors.<T>toList());
    }

    public static <T, K, A, D> Collector<T, ?, Map<K, D>> groupingBy(
            Function<? super T, ? extends K> classifier, Collector<? super T, A, D> downstream) {
        Supplier<Map<K, D>> factory = () -> new HashMap<K, D>();
        return Collectors.<T, K, D, A, Map<K, D>>groupingBy(classifier, factory, downstream);
    }

    @SuppressWarnings("unchecked")
    public static <T, K, D, A, M extends Map<K, D>> Collector<T, ?, M> groupingBy(
            Function<? super T, ? extends K> classifier, Supplier<M> mapFactory,
            Collector<? super T, A, D> downstream) {
        Supplier<A> supplier = downstream.supplier();
        BiConsumer<A, T> accumulator = (BiConsumer<A, T>) downstream.accumulator();
        BinaryOperator<A> combiner = downstream.combiner();
        BiConsumer<Map<K, A>, T> add = (groups, element) -> {
            K key = Objects.requireNonNull(classifier.apply(element), "element cannot be mapped to a null key");
            A container = groups.computeIfAbsent(key, k -> supplier.get());
            accumulator.accept(container, element);
        };
        BinaryOperator<Map<K, A>> merge = (left, right) -> {
            for (Map.Entry<K, A> entry : right.entrySet()) {
                left.merge(entry.getKey(), entry.getValue(), combiner);
            }
            return left;
        };
        Supplier<Map<K, A>> factory = (Supplier<Map<K, A>>) (Supplier<?>) mapFactory;
        if (downstream.characteristics().contains(Collector.Characteristics.IDENTITY_FINISH)) {
            return (Collector<T, ?, M>) (Collector<?, ?, ?>) SimpleCollector.<T, Map<K, A>>of(factory, add, merge);
        }
        Function<A, A> finisher = (Function<A, A>) (Function<?, ?>) downstream.finisher();
        Function<Map<K, A>, M> finish = groups -> {
            groups.replaceAll((key, container) -> finisher.apply(container));
            return (M) (Map<?, ?>) groups;
        };
        return SimpleCollector.<T, Map<K, A>, M>of(factory, add, merge, finish);
    }

    public static <T, K> Collector<T, ?, ConcurrentMap<K, List<T>>> groupingByConcurrent(
            Function<? super T, ? extends K> classifier) {
        return groupingByConcurrent(classifier, Collectors.<T>toList());
    }

    public static <T, K, A, D> Collector<T, ?, ConcurrentMap<K, D>> groupingByConcurrent(
            Function<? super T, ? extends K> classifier, Collector<? super T, A, D> downstream) {
        Supplier<ConcurrentMap<K, D>> factory = () -> new ConcurrentHashMap<K, D>();
        return Collectors.<T, K, D, A, ConcurrentMap<K, D>>groupingBy(classifier, factory, downstream);
    }

    public static <T, K, A, D, M extends ConcurrentMap<K, D>> Collector<T, ?, M> groupingByConcurrent(
            Function<? super T, ? extends K> classifier, Supplier<M> mapFactory,
            Collector<? super T, A, D> downstream) {
        return Collectors.<T, K, D, A, M>groupingBy(classifier, mapFactory, downstream);
    }

    public static <T> Collector<T, ?, Map<Boolean, List<T>>> partitioningBy(Predicate<? super T> predicate) {
        return partitioningBy(predicate, Collectors.<T>toList());
    }

    @SuppressWarnings("unchecked")
    public static <T, D, A> Collector<T, ?, Map<Boolean, D>> partitioningBy(
            Predicate<? super T> predicate, Collector<? super T, A, D> downstream) {
        BiConsumer<A, T> accumulator = (BiConsumer<A, T>) downstream.accumulator();
        BinaryOperator<A> combiner = downstream.combiner();
        Supplier<A> supplier = downstream.supplier();
        Function<A, D> finisher = downstream.finisher();
        return SimpleCollector.<T, Partition<A>, Map<Boolean, D>>of(
                () -> new Partition<A>(supplier.get(), supplier.get()),
                (parts, element) ->
                        accumulator.accept(predicate.test(element) ? parts.forTrue : parts.forFalse, element),
                (left, right) -> new Partition<A>(
                        combiner.apply(left.forTrue, right.forTrue), combiner.apply(left.forFalse, right.forFalse)),
                parts -> new Partition<D>(finisher.apply(parts.forTrue), finisher.apply(parts.forFalse)));
    }

    /** A map with the keys false and true. */
    private static final class Partition<T> extends AbstractMap<Boolean, T> {
        final T forTrue;
        final T forFalse;

        Partition(T forTrue, T forFalse) {
            this.forTrue = forTrue;
            this.forFalse = forFalse;
        }

        @Override
        public Set<Map.Entry<Boolean, T>> entrySet() {
            return new PartitionEntries<T>(this);
        }
    }

    private static final class PartitionEntries<T> extends AbstractSet<Map.Entry<Boolean, T>> {
        private final Partition<T> parts;

        PartitionEntries(Partition<T> parts) {
            this.parts = parts;
        }

        @Override
        public Iterator<Map.Entry<Boolean, T>> iterator() {
            ArrayList<Map.Entry<Boolean, T>> entries = new ArrayList<Map.Entry<Boolean, T>>();
            entries.add(new AbstractMap.SimpleImmutableEntry<Boolean, T>(false, parts.forFalse));
            entries.add(new AbstractMap.SimpleImmutableEntry<Boolean, T>(true, parts.forTrue));
            return java.util.Collections.unmodifiableList(entries).iterator();
        }

        @Override
        public int size() {
            return 2;
        }
    }

    private static <K, V> void putUnique(Map<K, V> map, K key, V value) {
        V present = map.putIfAbsent(key, Objects.requireNonNull(value));
        if (present != null) {
            throw new IllegalStateException(
                    "Duplicate key " + key + " (attempted merging values " + present + " and " + value + ")");
        }
    }

    private static <K, V, M extends Map<K, V>> M putAllUnique(M left, M right) {
        for (Map.Entry<K, V> entry : right.entrySet()) {
            Collectors.<K, V>putUnique(left, entry.getKey(), entry.getValue());
        }
        return left;
    }

    private static <K, V, M extends Map<K, V>> M mergeAll(M left, M right, BinaryOperator<V> mergeFunction) {
        for (Map.Entry<K, V> entry : right.entrySet()) {
            left.merge(entry.getKey(), entry.getValue(), mergeFunction);
        }
        return left;
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(
            Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper) {
        return SimpleCollector.<T, Map<K, U>>of(
                () -> new HashMap<K, U>(),
                (map, element) ->
                        Collectors.<K, U>putUnique(map, keyMapper.apply(element), valueMapper.apply(element)),
                (left, right) -> Collectors.<K, U, Map<K, U>>putAllUnique(left, right));
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(
            Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper) {
        Objects.requireNonNull(keyMapper, "keyMapper");
        Objects.requireNonNull(valueMapper, "valueMapper");
        return SimpleCollector.<T, Map<K, U>, Map<K, U>>of(
                () -> new HashMap<K, U>(),
                (map, element) ->
                        Collectors.<K, U>putUnique(map, keyMapper.apply(element), valueMapper.apply(element)),
                (left, right) -> Collectors.<K, U, Map<K, U>>putAllUnique(left, right),
                map -> Map.copyOf(map));
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(
            Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper,
            BinaryOperator<U> mergeFunction) {
        Supplier<Map<K, U>> factory = () -> new HashMap<K, U>();
        return Collectors.<T, K, U, Map<K, U>>toMap(keyMapper, valueMapper, mergeFunction, factory);
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(
            Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper,
            BinaryOperator<U> mergeFunction) {
        Objects.requireNonNull(keyMapper, "keyMapper");
        Objects.requireNonNull(valueMapper, "valueMapper");
        Objects.requireNonNull(mergeFunction, "mergeFunction");
        return SimpleCollector.<T, Map<K, U>, Map<K, U>>of(
                () -> new HashMap<K, U>(),
                (map, element) -> map.merge(keyMapper.apply(element), valueMapper.apply(element), mergeFunction),
                (left, right) -> Collectors.<K, U, Map<K, U>>mergeAll(left, right, mergeFunction),
                map -> Map.copyOf(map));
    }

    public static <T, K, U, M extends Map<K, U>> Collector<T, ?, M> toMap(
            Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper,
            BinaryOperator<U> mergeFunction, Supplier<M> mapFactory) {
        return SimpleCollector.<T, M>of(
                mapFactory,
                (map, element) -> map.merge(keyMapper.apply(element), valueMapper.apply(element), mergeFunction),
                (left, right) -> Collectors.<K, U, M>mergeAll(left, right, mergeFunction));
    }

    public static <T, K, U> Collector<T, ?, ConcurrentMap<K, U>> toConcurrentMap(
            Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper) {
        return SimpleCollector.<T, ConcurrentMap<K, U>>of(
                () -> new ConcurrentHashMap<K, U>(),
                (map, element) ->
                        Collectors.<K, U>putUnique(map, keyMapper.apply(element), valueMapper.apply(element)),
                (left, right) -> Collectors.<K, U, ConcurrentMap<K, U>>putAllUnique(left, right));
    }

    public static <T, K, U> Collector<T, ?, ConcurrentMap<K, U>> toConcurrentMap(
            Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper,
            BinaryOperator<U> mergeFunction) {
        Supplier<ConcurrentMap<K, U>> factory = () -> new ConcurrentHashMap<K, U>();
        return Collectors.<T, K, U, ConcurrentMap<K, U>>toMap(keyMapper, valueMapper, mergeFunction, factory);
    }

    public static <T> Collector<T, ?, IntSummaryStatistics> summarizingInt(ToIntFunction<? super T> mapper) {
        return SimpleCollector.<T, IntSummaryStatistics>of(
                () -> new IntSummaryStatistics(),
                (statistics, element) -> statistics.accept(mapper.applyAsInt(element)),
                (left, right) -> {
                    left.combine(right);
                    return left;
                });
    }

    public static <T> Collector<T, ?, LongSummaryStatistics> summarizingLong(ToLongFunction<? super T> mapper) {
        return SimpleCollector.<T, LongSummaryStatistics>of(
                () -> new LongSummaryStatistics(),
                (statistics, element) -> statistics.accept(mapper.applyAsLong(element)),
                (left, right) -> {
                    left.combine(right);
                    return left;
                });
    }

    public static <T> Collector<T, ?, DoubleSummaryStatistics> summarizingDouble(
            ToDoubleFunction<? super T> mapper) {
        return SimpleCollector.<T, DoubleSummaryStatistics>of(
                () -> new DoubleSummaryStatistics(),
                (statistics, element) -> statistics.accept(mapper.applyAsDouble(element)),
                (left, right) -> combined(left, right));
    }

    public static <T, R1, R2, R> Collector<T, ?, R> teeing(
            Collector<? super T, ?, R1> downstream1, Collector<? super T, ?, R2> downstream2,
            BiFunction<? super R1, ? super R2, R> merger) {
        return tee(downstream1, downstream2, merger);
    }

    /** The containers of two collectors. */
    private static final class Pair<A, B> {
        A left;
        B right;

        Pair(A left, B right) {
            this.left = left;
            this.right = right;
        }
    }

    @SuppressWarnings("unchecked")
    private static <T, A1, A2, R1, R2, R> Collector<T, ?, R> tee(
            Collector<? super T, A1, R1> first, Collector<? super T, A2, R2> second,
            BiFunction<? super R1, ? super R2, R> merger) {
        Objects.requireNonNull(first, "downstream1");
        Objects.requireNonNull(second, "downstream2");
        Objects.requireNonNull(merger, "merger");
        Supplier<A1> supplier1 = first.supplier();
        Supplier<A2> supplier2 = second.supplier();
        BiConsumer<A1, T> accumulator1 = (BiConsumer<A1, T>) first.accumulator();
        BiConsumer<A2, T> accumulator2 = (BiConsumer<A2, T>) second.accumulator();
        BinaryOperator<A1> combiner1 = first.combiner();
        BinaryOperator<A2> combiner2 = second.combiner();
        Function<A1, R1> finisher1 = first.finisher();
        Function<A2, R2> finisher2 = second.finisher();
        return SimpleCollector.<T, Pair<A1, A2>, R>of(
                () -> new Pair<A1, A2>(supplier1.get(), supplier2.get()),
                (pair, element) -> {
                    accumulator1.accept(pair.left, element);
                    accumulator2.accept(pair.right, element);
                },
                (left, right) -> {
                    left.left = combiner1.apply(left.left, right.left);
                    left.right = combiner2.apply(left.right, right.right);
                    return left;
                },
                pair -> merger.apply(finisher1.apply(pair.left), finisher2.apply(pair.right)));
    }
}
