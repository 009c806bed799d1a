/** A mutable reduction: makes a container, adds elements to it, finishes it. */
package java.util.stream;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;

public interface Collector<T, A, R> {
    Supplier<A> supplier();

    BiConsumer<A, T> accumulator();

    BinaryOperator<A> combiner();

    Function<A, R> finisher();

    Set<Characteristics> characteristics();

    @SuppressWarnings("unchecked")
    static <T, R> Collector<T, R, R> of(
            Supplier<R> supplier, BiConsumer<R, T> accumulator, BinaryOperator<R> combiner,
            Characteristics... characteristics) {
        Objects.requireNonNull(supplier);
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        Objects.requireNonNull(characteristics);
        EnumSet<Characteristics> set = EnumSet.of(Characteristics.IDENTITY_FINISH, characteristics);
        return new SimpleCollector<T, R, R>(
                supplier, accumulator, combiner, null, Collections.unmodifiableSet(set));
    }

    static <T, A, R> Collector<T, A, R> of(
            Supplier<A> supplier, BiConsumer<A, T> accumulator, BinaryOperator<A> combiner, Function<A, R> finisher,
            Characteristics... characteristics) {
        Objects.requireNonNull(supplier);
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        Objects.requireNonNull(finisher);
        Objects.requireNonNull(characteristics);
        EnumSet<Characteristics> set = EnumSet.noneOf(Characteristics.class);
        Collections.addAll(set, characteristics);
        return new SimpleCollector<T, A, R>(
                supplier, accumulator, combiner, finisher, Collections.unmodifiableSet(set));
    }

    /** What may be relied on. */
    enum Characteristics {
        CONCURRENT,
        UNORDERED,
        IDENTITY_FINISH
    }
}
