/** A stream of values of type long over a pipeline of boxes. */
package java.util.stream;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LongSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;

final class LongPipeline implements LongStream {
    private static final int MAPPED = Flags.SIZED | Flags.SHORT_CIRCUIT;
    /** Boxing changes nothing of what is known. */
    private static final int SAME = -1;

    private final Pipeline<Long> pipeline;

    LongPipeline(Pipeline<Long> pipeline) {
        this.pipeline = pipeline;
    }

    static Pipeline<Long> pipelineOf(LongStream stream) {
        return stream == null ? null : ((LongPipeline) stream).pipeline;
    }

    private LongStream then(Operation<Long, Long> operation) {
        return new LongPipeline(pipeline.then(operation));
    }

    @Override
    public LongStream filter(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        return then(new Operations.Filter<Long>(value -> predicate.test(value)));
    }

    @Override
    public LongStream map(LongUnaryOperator mapper) {
        Objects.requireNonNull(mapper);
        return then(new Operations.Map<Long, Long>(value -> mapper.applyAsLong(value), MAPPED));
    }

    @Override
    public <U> Stream<U> mapToObj(LongFunction<? extends U> mapper) {
        Objects.requireNonNull(mapper);
        Function<Long, U> function = value -> mapper.apply(value);
        return new ReferencePipeline<U>(pipeline.then(new Operations.Map<Long, U>(function, MAPPED)));
    }

    @Override
    public IntStream mapToInt(LongToIntFunction mapper) {
        Objects.requireNonNull(mapper);
        Function<Long, Integer> function = value -> mapper.applyAsInt(value);
        return new IntPipeline(pipeline.then(new Operations.Map<Long, Integer>(function, MAPPED)));
    }

    @Override
    public DoubleStream mapToDouble(LongToDoubleFunction mapper) {
        Objects.requireNonNull(mapper);
        Function<Long, Double> function = value -> mapper.applyAsDouble(value);
        return new DoublePipeline(pipeline.then(new Operations.Map<Long, Double>(function, MAPPED)));
    }

    @Override
    public LongStream flatMap(LongFunction<? extends LongStream> mapper) {
        Objects.requireNonNull(mapper);
        return then(new Operations.FlatMap<Long, Long>(value -> pipelineOf(mapper.apply(value))));
    }

    @Override
    public LongStream mapMulti(LongMapMultiConsumer mapper) {
        Objects.requireNonNull(mapper);
        BiConsumer<Long, Consumer<Long>> function =
                (value, sink) -> mapper.accept(value, (LongConsumer) (each -> sink.accept(each)));
        return then(new Operations.MapMulti<Long, Long>(function));
    }

    @Override
    public LongStream distinct() {
        return then(new Operations.Distinct<Long>());
    }

    @Override
    public LongStream sorted() {
        return then(new Operations.Sorted<Long>(null));
    }

    @Override
    public LongStream peek(LongConsumer action) {
        Objects.requireNonNull(action);
        return then(new Operations.Peek<Long>(value -> action.accept(value)));
    }

    @Override
    public LongStream limit(long maxSize) {
        if (maxSize < 0) {
            throw new IllegalArgumentException(Long.toString(maxSize));
        }
        return then(new Operations.Slice<Long>(0, maxSize));
    }

    @Override
    public LongStream skip(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        return n == 0 ? this : then(new Operations.Slice<Long>(n, -1));
    }

    @Override
    public LongStream takeWhile(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        return then(new Operations.TakeWhile<Long>(value -> predicate.test(value)));
    }

    @Override
    public LongStream dropWhile(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        return then(new Operations.DropWhile<Long>(value -> predicate.test(value)));
    }

    @Override
    public void forEach(LongConsumer action) {
        Objects.requireNonNull(action);
        pipeline.forEachElement(value -> action.accept(value));
    }

    @Override
    public void forEachOrdered(LongConsumer action) {
        forEach(action);
    }

    @Override
    public long[] toArray() {
        ArrayList<Long> list = pipeline.toArrayList();
        long[] result = new long[list.size()];
        for (int i = 0; i < result.length; i++) {
            result[i] = list.get(i);
        }
        return result;
    }

    @Override
    public long reduce(long identity, LongBinaryOperator op) {
        Objects.requireNonNull(op);
        TerminalSinks.Fold<Long, Long> sink = new TerminalSinks.Fold<Long, Long>(
                identity, (left, right) -> op.applyAsLong(left, right));
        return pipeline.run(sink, false).value;
    }

    @Override
    public OptionalLong reduce(LongBinaryOperator op) {
        Objects.requireNonNull(op);
        TerminalSinks.Reduce<Long> sink = pipeline.run(
                new TerminalSinks.Reduce<Long>((left, right) -> op.applyAsLong(left, right)), false);
        return sink.empty ? OptionalLong.empty() : OptionalLong.of(sink.value);
    }

    @Override
    public <R> R collect(Supplier<R> supplier, ObjLongConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        Objects.requireNonNull(supplier);
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        BiConsumer<R, Long> add = (container, value) -> accumulator.accept(container, value);
        return pipeline.run(new TerminalSinks.Collect<Long, R>(supplier.get(), add), false).container;
    }

    @Override
    public long sum() {
        return reduce(0, (left, right) -> left + right);
    }

    @Override
    public OptionalLong min() {
        return reduce((left, right) -> Math.min(left, right));
    }

    @Override
    public OptionalLong max() {
        return reduce((left, right) -> Math.max(left, right));
    }

    @Override
    public long count() {
        return pipeline.count();
    }

    @Override
    public OptionalDouble average() {
        LongSummaryStatistics statistics = summaryStatistics();
        return statistics.getCount() > 0 ? OptionalDouble.of(statistics.getAverage()) : OptionalDouble.empty();
    }

    @Override
    public LongSummaryStatistics summaryStatistics() {
        LongSummaryStatistics statistics = new LongSummaryStatistics();
        pipeline.forEachElement(value -> statistics.accept(value.longValue()));
        return statistics;
    }

    @Override
    public boolean anyMatch(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        TerminalSinks.Match<Long> sink = new TerminalSinks.Match<Long>(value -> predicate.test(value), true);
        return pipeline.run(sink, true).found;
    }

    @Override
    public boolean allMatch(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        TerminalSinks.Match<Long> sink = new TerminalSinks.Match<Long>(value -> predicate.test(value), false);
        return !pipeline.run(sink, true).found;
    }

    @Override
    public boolean noneMatch(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        TerminalSinks.Match<Long> sink = new TerminalSinks.Match<Long>(value -> predicate.test(value), true);
        return !pipeline.run(sink, true).found;
    }

    @Override
    public OptionalLong findFirst() {
        TerminalSinks.Find<Long> sink = pipeline.run(new TerminalSinks.Find<Long>(), true);
        return sink.found ? OptionalLong.of(sink.value) : OptionalLong.empty();
    }

    @Override
    public OptionalLong findAny() {
        return findFirst();
    }

    @Override
    public DoubleStream asDoubleStream() {
        Function<Long, Double> function = value -> (double) value.longValue();
        return new DoublePipeline(pipeline.then(new Operations.Map<Long, Double>(function, SAME & ~Flags.DISTINCT)));
    }

    @Override
    public Stream<Long> boxed() {
        Function<Long, Long> function = value -> value;
        return new ReferencePipeline<Long>(pipeline.then(new Operations.Map<Long, Long>(function, SAME)));
    }

    @Override
    public PrimitiveIterator.OfLong iterator() {
        return new BoxIterator(pipeline.iterator());
    }

    @Override
    public Spliterator.OfLong spliterator() {
        return new BoxSpliterator(pipeline.elements());
    }

    @Override
    public boolean isParallel() {
        return pipeline.isParallel();
    }

    @Override
    public LongStream sequential() {
        pipeline.setParallel(false);
        return this;
    }

    @Override
    public LongStream parallel() {
        pipeline.setParallel(true);
        return this;
    }

    @Override
    public LongStream unordered() {
        return pipeline.isOrdered() ? then(new Operations.Unordered<Long>()) : this;
    }

    @Override
    public LongStream onClose(Runnable closeHandler) {
        pipeline.onClose(closeHandler);
        return this;
    }

    @Override
    public void close() {
        pipeline.closeAll();
    }

    private static final class BoxIterator implements PrimitiveIterator.OfLong {
        private final Iterator<Long> iterator;

        BoxIterator(Iterator<Long> iterator) {
            this.iterator = iterator;
        }

        @Override
        public boolean hasNext() {
            return iterator.hasNext();
        }

        @Override
        public long nextLong() {
            return iterator.next();
        }
    }

    private static final class BoxSpliterator implements Spliterator.OfLong {
        private final Spliterator<Long> elements;

        BoxSpliterator(Spliterator<Long> elements) {
            this.elements = elements;
        }

        @Override
        public Spliterator.OfLong trySplit() {
            return null;
        }

        @Override
        public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            Consumer<Long> consumer = value -> action.accept(value);
            return elements.tryAdvance(consumer);
        }

        @Override
        public void forEachRemaining(LongConsumer action) {
            Objects.requireNonNull(action);
            Consumer<Long> consumer = value -> action.accept(value);
            elements.forEachRemaining(consumer);
        }

        @Override
        public long estimateSize() {
            return elements.estimateSize();
        }

        @Override
        public int characteristics() {
            return elements.characteristics();
        }

        @Override
        public java.util.Comparator<? super Long> getComparator() {
            return elements.getComparator();
        }
    }
}
