/** A stream of values of type double over a pipeline of boxes. */
package java.util.stream;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.Iterator;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;

final class DoublePipeline implements DoubleStream {
    private static final int MAPPED = Flags.SIZED | Flags.SHORT_CIRCUIT;
    /** Boxing changes nothing of what is known. */
    private static final int SAME = -1;

    private final Pipeline<Double> pipeline;

    DoublePipeline(Pipeline<Double> pipeline) {
        this.pipeline = pipeline;
    }

    static Pipeline<Double> pipelineOf(DoubleStream stream) {
        return stream == null ? null : ((DoublePipeline) stream).pipeline;
    }

    private DoubleStream then(Operation<Double, Double> operation) {
        return new DoublePipeline(pipeline.then(operation));
    }

    @Override
    public DoubleStream filter(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        return then(new Operations.Filter<Double>(value -> predicate.test(value)));
    }

    @Override
    public DoubleStream map(DoubleUnaryOperator mapper) {
        Objects.requireNonNull(mapper);
        return then(new Operations.Map<Double, Double>(value -> mapper.applyAsDouble(value), MAPPED));
    }

    @Override
    public <U> Stream<U> mapToObj(DoubleFunction<? extends U> mapper) {
        Objects.requireNonNull(mapper);
        Function<Double, U> function = value -> mapper.apply(value);
        return new ReferencePipeline<U>(pipeline.then(new Operations.Map<Double, U>(function, MAPPED)));
    }

    @Override
    public IntStream mapToInt(DoubleToIntFunction mapper) {
        Objects.requireNonNull(mapper);
        Function<Double, Integer> function = value -> mapper.applyAsInt(value);
        return new IntPipeline(pipeline.then(new Operations.Map<Double, Integer>(function, MAPPED)));
    }

    @Override
    public LongStream mapToLong(DoubleToLongFunction mapper) {
        Objects.requireNonNull(mapper);
        Function<Double, Long> function = value -> mapper.applyAsLong(value);
        return new LongPipeline(pipeline.then(new Operations.Map<Double, Long>(function, MAPPED)));
    }

    @Override
    public DoubleStream flatMap(DoubleFunction<? extends DoubleStream> mapper) {
        Objects.requireNonNull(mapper);
        return then(new Operations.FlatMap<Double, Double>(value -> pipelineOf(mapper.apply(value))));
    }

    @Override
    public DoubleStream mapMulti(DoubleMapMultiConsumer mapper) {
        Objects.requireNonNull(mapper);
        BiConsumer<Double, Consumer<Double>> function =
                (value, sink) -> mapper.accept(value, (DoubleConsumer) (each -> sink.accept(each)));
        return then(new Operations.MapMulti<Double, Double>(function));
    }

    @Override
    public DoubleStream distinct() {
        return then(new Operations.Distinct<Double>());
    }

    @Override
    public DoubleStream sorted() {
        return then(new Operations.Sorted<Double>(null));
    }

    @Override
    public DoubleStream peek(DoubleConsumer action) {
        Objects.requireNonNull(action);
        return then(new Operations.Peek<Double>(value -> action.accept(value)));
    }

    @Override
    public DoubleStream limit(long maxSize) {
        if (maxSize < 0) {
            throw new IllegalArgumentException(Long.toString(maxSize));
        }
        return then(new Operations.Slice<Double>(0, maxSize));
    }

    @Override
    public DoubleStream skip(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        return n == 0 ? this : then(new Operations.Slice<Double>(n, -1));
    }

    @Override
    public DoubleStream takeWhile(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        return then(new Operations.TakeWhile<Double>(value -> predicate.test(value)));
    }

    @Override
    public DoubleStream dropWhile(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        return then(new Operations.DropWhile<Double>(value -> predicate.test(value)));
    }

    @Override
    public void forEach(DoubleConsumer action) {
        Objects.requireNonNull(action);
        pipeline.forEachElement(value -> action.accept(value));
    }

    @Override
    public void forEachOrdered(DoubleConsumer action) {
        forEach(action);
    }

    @Override
    public double[] toArray() {
        ArrayList<Double> list = pipeline.toArrayList();
        double[] result = new double[list.size()];
        for (int i = 0; i < result.length; i++) {
            result[i] = list.get(i);
        }
        return result;
    }

    @Override
    public double reduce(double identity, DoubleBinaryOperator op) {
        Objects.requireNonNull(op);
        TerminalSinks.Fold<Double, Double> sink = new TerminalSinks.Fold<Double, Double>(
                identity, (left, right) -> op.applyAsDouble(left, right));
        return pipeline.run(sink, false).value;
    }

    @Override
    public OptionalDouble reduce(DoubleBinaryOperator op) {
        Objects.requireNonNull(op);
        TerminalSinks.Reduce<Double> sink = pipeline.run(
                new TerminalSinks.Reduce<Double>((left, right) -> op.applyAsDouble(left, right)), false);
        return sink.empty ? OptionalDouble.empty() : OptionalDouble.of(sink.value);
    }

    @Override
    public <R> R collect(Supplier<R> supplier, ObjDoubleConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        Objects.requireNonNull(supplier);
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        BiConsumer<R, Double> add = (container, value) -> accumulator.accept(container, value);
        return pipeline.run(new TerminalSinks.Collect<Double, R>(supplier.get(), add), false).container;
    }

    @Override
    public double sum() {
        return summaryStatistics().getSum();
    }

    @Override
    public OptionalDouble min() {
        return reduce((left, right) -> Math.min(left, right));
    }

    @Override
    public OptionalDouble max() {
        return reduce((left, right) -> Math.max(left, right));
    }

    @Override
    public long count() {
        return pipeline.count();
    }

    @Override
    public OptionalDouble average() {
        DoubleSummaryStatistics statistics = summaryStatistics();
        return statistics.getCount() > 0 ? OptionalDouble.of(statistics.getAverage()) : OptionalDouble.empty();
    }

    @Override
    public DoubleSummaryStatistics summaryStatistics() {
        DoubleSummaryStatistics statistics = new DoubleSummaryStatistics();
        pipeline.forEachElement(value -> statistics.accept(value.doubleValue()));
        return statistics;
    }

    @Override
    public boolean anyMatch(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        TerminalSinks.Match<Double> sink = new TerminalSinks.Match<Double>(value -> predicate.test(value), true);
        return pipeline.run(sink, true).found;
    }

    @Override
    public boolean allMatch(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        TerminalSinks.Match<Double> sink = new TerminalSinks.Match<Double>(value -> predicate.test(value), false);
        return !pipeline.run(sink, true).found;
    }

    @Override
    public boolean noneMatch(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        TerminalSinks.Match<Double> sink = new TerminalSinks.Match<Double>(value -> predicate.test(value), true);
        return !pipeline.run(sink, true).found;
    }

    @Override
    public OptionalDouble findFirst() {
        TerminalSinks.Find<Double> sink = pipeline.run(new TerminalSinks.Find<Double>(), true);
        return sink.found ? OptionalDouble.of(sink.value) : OptionalDouble.empty();
    }

    @Override
    public OptionalDouble findAny() {
        return findFirst();
    }

    @Override
    public Stream<Double> boxed() {
        Function<Double, Double> function = value -> value;
        return new ReferencePipeline<Double>(pipeline.then(new Operations.Map<Double, Double>(function, SAME)));
    }

    @Override
    public PrimitiveIterator.OfDouble iterator() {
        return new BoxIterator(pipeline.iterator());
    }

    @Override
    public Spliterator.OfDouble spliterator() {
        return new BoxSpliterator(pipeline.elements());
    }

    @Override
    public boolean isParallel() {
        return pipeline.isParallel();
    }

    @Override
    public DoubleStream sequential() {
        pipeline.setParallel(false);
        return this;
    }

    @Override
    public DoubleStream parallel() {
        pipeline.setParallel(true);
        return this;
    }

    @Override
    public DoubleStream unordered() {
        return pipeline.isOrdered() ? then(new Operations.Unordered<Double>()) : this;
    }

    @Override
    public DoubleStream onClose(Runnable closeHandler) {
        pipeline.onClose(closeHandler);
        return this;
    }

    @Override
    public void close() {
        pipeline.closeAll();
    }

    private static final class BoxIterator implements PrimitiveIterator.OfDouble {
        private final Iterator<Double> iterator;

        BoxIterator(Iterator<Double> iterator) {
            this.iterator = iterator;
        }

        @Override
        public boolean hasNext() {
            return iterator.hasNext();
        }

        @Override
        public double nextDouble() {
            return iterator.next();
        }
    }

    private static final class BoxSpliterator implements Spliterator.OfDouble {
        private final Spliterator<Double> elements;

        BoxSpliterator(Spliterator<Double> elements) {
            this.elements = elements;
        }

        @Override
        public Spliterator.OfDouble trySplit() {
            return null;
        }

        @Override
        public boolean tryAdvance(DoubleConsumer action) {
            Objects.requireNonNull(action);
            Consumer<Double> consumer = value -> action.accept(value);
            return elements.tryAdvance(consumer);
        }

        @Override
        public void forEachRemaining(DoubleConsumer action) {
            Objects.requireNonNull(action);
            Consumer<Double> consumer = value -> action.accept(value);
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
        public java.util.Comparator<? super Double> getComparator() {
            return elements.getComparator();
        }
    }
}
