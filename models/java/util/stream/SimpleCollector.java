/** A collector made of its functions; without a finisher, the container is the result. */
package java.util.stream;

import java.util.Collections;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;

final class SimpleCollector<T, A, R> implements Collector<T, A, R> {
    private static final Set<Collector.Characteristics> CONTAINER_IS_RESULT =
            Collections.singleton(Collector.Characteristics.IDENTITY_FINISH);

    private final Supplier<A> supplier;
    private final BiConsumer<A, T> accumulator;
    private final BinaryOperator<A> combiner;
    private final Function<A, R> finisher;
    private final Set<Collector.Characteristics> characteristics;

    SimpleCollector(
            Supplier<A> supplier, BiConsumer<A, T> accumulator, BinaryOperator<A> combiner, Function<A, R> finisher,
            Set<Collector.Characteristics> characteristics) {
        this.supplier = supplier;
        this.accumulator = accumulator;
        this.combiner = combiner;
        this.finisher = finisher;
        this.characteristics = characteristics;
    }

    /** The container is the result. */
    static <T, A> Collector<T, A, A> of(
            Supplier<A> supplier, BiConsumer<A, T> accumulator, BinaryOperator<A> combiner) {
        return new SimpleCollector<T, A, A>(
                supplier, accumulator, combiner, null,
                CONTAINER_IS_RESULT);
    }

    static <T, A, R> Collector<T, A, R> of(
            Supplier<A> supplier, BiConsumer<A, T> accumulator, BinaryOperator<A> combiner, Function<A, R> finisher) {
        return new SimpleCollector<T, A, R>(
                supplier, accumulator, combiner, finisher, Collections.<Collector.Characteristics>emptySet());
    }

    @Override
    public Supplier<A> supplier() {
        return supplier;
    }

    @Override
    public BiConsumer<A, T> accumulator() {
        return accumulator;
    }

    @Override
    public BinaryOperator<A> combiner() {
        return combiner;
    }

    @SuppressWarnings("unchecked")
    @Override
    public Function<A, R> finisher() {
        return finisher != null ? finisher : container -> (R) container;
    }

    @Override
    public Set<Collector.Characteristics> characteristics() {
        return characteristics;
    }
}
