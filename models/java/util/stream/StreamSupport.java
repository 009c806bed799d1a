/** Makes streams of spliterators. */
package java.util.stream;

import java.util.Objects;
import java.util.Spliterator;
import java.util.function.Supplier;

public final class StreamSupport {
    private StreamSupport() {
    }

    public static <T> Stream<T> stream(Spliterator<T> spliterator, boolean parallel) {
        Objects.requireNonNull(spliterator);
        Pipeline<T> pipeline = new Pipeline<T>(spliterator);
        pipeline.setParallel(parallel);
        return new ReferencePipeline<T>(pipeline);
    }

    public static <T> Stream<T> stream(
            Supplier<? extends Spliterator<T>> supplier, int characteristics, boolean parallel) {
        Objects.requireNonNull(supplier);
        Pipeline<T> pipeline = new Pipeline<T>(supplier, characteristics);
        pipeline.setParallel(parallel);
        return new ReferencePipeline<T>(pipeline);
    }

    public static IntStream intStream(Spliterator.OfInt spliterator, boolean parallel) {
        Pipeline<Integer> pipeline = new Pipeline<Integer>(spliterator);
        pipeline.setParallel(parallel);
        return new IntPipeline(pipeline);
    }

    public static IntStream intStream(
            Supplier<? extends Spliterator.OfInt> supplier, int characteristics, boolean parallel) {
        Pipeline<Integer> pipeline = new Pipeline<Integer>(supplier, characteristics);
        pipeline.setParallel(parallel);
        return new IntPipeline(pipeline);
    }

    public static LongStream longStream(Spliterator.OfLong spliterator, boolean parallel) {
        Pipeline<Long> pipeline = new Pipeline<Long>(spliterator);
        pipeline.setParallel(parallel);
        return new LongPipeline(pipeline);
    }

    public static LongStream longStream(
            Supplier<? extends Spliterator.OfLong> supplier, int characteristics, boolean parallel) {
        Pipeline<Long> pipeline = new Pipeline<Long>(supplier, characteristics);
        pipeline.setParallel(parallel);
        return new LongPipeline(pipeline);
    }

    public static DoubleStream doubleStream(Spliterator.OfDouble spliterator, boolean parallel) {
        Pipeline<Double> pipeline = new Pipeline<Double>(spliterator);
        pipeline.setParallel(parallel);
        return new DoublePipeline(pipeline);
    }

    public static DoubleStream doubleStream(
            Supplier<? extends Spliterator.OfDouble> supplier, int characteristics, boolean parallel) {
        Pipeline<Double> pipeline = new Pipeline<Double>(supplier, characteristics);
        pipeline.setParallel(parallel);
        return new DoublePipeline(pipeline);
    }
}
