/** A stream of values of type int over a pipeline of boxes. */
package java.util.stream;

import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.Iterator;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

final class IntPipeline implements IntStream {
    private static final int MAPPED = Flags.SIZED | Flags.SHORT_CIRCUIT;
    /** Boxing changes nothing of what is known. */
    private static final int SAME = -1;

    private final Pipeline<Integer> pipeline;

    IntPipeline(Pipeline<Integer> pipeline) {
        this.pipeline = pipeline;
    }

    static Pipeline<Integer> pipelineOf(IntStream stream) {
        return stream == null ? null : ((IntPipeline) stream).pipeline;
    }

    private IntStream then(Operation<Integer, Integer> operation) {
        return new IntPipeline(pipeline.then(operation));
    }

    @Override
    public IntStream filter(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        return then(new Operations.Filter<Integer>(value -> predicate.test(value)));
    }

    @Override
    public IntStream map(IntUnaryOperator mapper) {
        Objects.requireNonNull(mapper);
        return then(new Operations.Map<Integer, Integer>(value -> mapper.applyAsInt(value), MAPPED));
    }

    @Override
    public <U> Stream<U> mapToObj(IntFunction<? extends U> mapper) {
        Objects.requireNonNull(mapper);
        Function<Integer, U> function = value -> mapper.apply(value);
        return new ReferencePipeline<U>(pipeline.then(new Operations.Map<Integer, U>(function, MAPPED)));
    }

    @Override
    public LongStream mapToLong(IntToLongFunction mapper) {
        Objects.requireNonNull(mapper);
        Function<Integer, Long> function = value -> mapper.applyAsLong(value);
        return new LongPipeline(pipeline.then(new Operations.Map<Integer, Long>(function, MAPPED)));
    }

    @Override
    public DoubleStream mapToDouble(IntToDoubleFunction mapper) {
        Objects.requireNonNull(mapper);
        Function<Integer, Double> function = value -> mapper.applyAsDouble(value);
        return new DoublePipeline(pipeline.then(new Operations.Map<Integer, Double>(function, MAPPED)));
    }

    @Override
    public IntStream flatMap(IntFunction<? extends IntStream> mapper) {
        Objects.requireNonNull(mapper);
        return then(new Operations.FlatMap<Integer, Integer>(value -> pipelineOf(mapper.apply(value))));
    }

    @Override
    public IntStream mapMulti(IntMapMultiConsumer mapper) {
        Objects.requireNonNull(mapper);
        BiConsumer<Integer, Consumer<Integer>> function =
                (value, sink) -> mapper.accept(value, (IntConsumer) (each -> sink.accept(each)));
        return then(new Operations.MapMulti<Integer, Integer>(function));
    }

    @Override
    public IntStream distinct() {
        return then(new Operations.Distinct<Integer>());
    }

    @Override
    public IntStream sorted() {
        return then(new Operations.Sorted<Integer>(null));
    }

    @Override
    public IntStream peek(IntConsumer action) {
        Objects.requireNonNull(action);
        return then(new Operations.Peek<Integer>(value -> action.accept(value)));
    }

    @Override
    public IntStream limit(long maxSize) {
        if (maxSize < 0) {
            throw new IllegalArgumentException(Long.toString(maxSize));
        }
        return then(new Operations.Slice<Integer>(0, maxSize));
    }

    @Override
    public IntStream skip(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        return n == 0 ? this : then(new Operations.Slice<Integer>(n, -1));
    }

    @Override
    public IntStream takeWhile(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        return then(new Operations.TakeWhile<Integer>(value -> predicate.test(value)));
    }

    @Override
    public IntStream dropWhile(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        return then(new Operations.DropWhile<Integer>(value -> predicate.test(value)));
    }

    @Override
    public void forEach(IntConsumer action) {
        Objects.requireNonNull(action);
        pipeline.forEachElement(value -> action.accept(value));
    }

    @Override
    public void forEachOrdered(IntConsumer action) {
        forEach(action);
    }

    @Override
    public int[] toArray() {
        ArrayList<Integer> list = pipeline.toArrayList();
        int[] result = new int[list.size()];
        for (int i = 0; i < result.length; i++) {
            result[i] = list.get(i);
        }
        return result;
    }

    @Override
    public int reduce(int identity, IntBinaryOperator op) {
        Objects.requireNonNull(op);
        TerminalSinks.Fold<Integer, Integer> sink = new TerminalSinks.Fold<Integer, Integer>(
                identity, (left, right) -> op.applyAsInt(left, right));
        return pipeline.run(sink, false).value;
    }

    @Override
    public OptionalInt reduce(IntBinaryOperator op) {
        Objects.requireNonNull(op);
        TerminalSinks.Reduce<Integer> sink = pipeline.run(
                new TerminalSinks.Reduce<Integer>((left, right) -> op.applyAsInt(left, right)), false);
        return sink.empty ? OptionalInt.empty() : OptionalInt.of(sink.value);
    }

    @Override
    public <R> R collect(Supplier<R> supplier, ObjIntConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        Objects.requireNonNull(supplier);
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        BiConsumer<R, Integer> add = (container, value) -> accumulator.accept(container, value);
        return pipeline.run(new TerminalSinks.Collect<Integer, R>(supplier.get(), add), false).container;
    }

    @Override
    public int sum() {
        return reduce(0, (left, right) -> left + right);
    }

    @Override
    public OptionalInt min() {
        return reduce((left, right) -> Math.min(left, right));
    }

    @Override
    public OptionalInt max() {
        return reduce((left, right) -> Math.max(left, right));
    }

    @Override
    public long count() {
        return pipeline.count();
    }

    @Override
    public OptionalDouble average() {
        IntSummaryStatistics statistics = summaryStatistics();
        return statistics.getCount() > 0 ? OptionalDouble.of(statistics.getAverage()) : OptionalDouble.empty();
    }

    @Override
    public IntSummaryStatistics summaryStatistics() {
        IntSummaryStatistics statistics = new IntSummaryStatistics();
        pipeline.forEachElement(value -> statistics.accept(value.intValue()));
        return statistics;
    }

    @Override
    public boolean anyMatch(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        TerminalSinks.Match<Integer> sink = new TerminalSinks.Match<Integer>(value -> predicate.test(value), true);
        return pipeline.run(sink, true).found;
    }

    @Override
    public boolean allMatch(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        TerminalSinks.Match<Integer> sink = new TerminalSinks.Match<Integer>(value -> predicate.test(value), false);
        return !pipeline.run(sink, true).found;
    }

    @Override
    public boolean noneMatch(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        TerminalSinks.Match<Integer> sink = new TerminalSinks.Match<Integer>(value -> predicate.test(value), true);
        return !pipeline.run(sink, true).found;
    }

    @Override
    public OptionalInt findFirst() {
        TerminalSinks.Find<Integer> sink = pipeline.run(new TerminalSinks.Find<Integer>(), true);
        return sink.found ? OptionalInt.of(sink.value) : OptionalInt.empty();
    }

    @Override
    public OptionalInt findAny() {
        return findFirst();
    }

    @Override
    public LongStream asLongStream() {
        Function<Integer, Long> function = value -> (long) value.intValue();
        return new LongPipeline(pipeline.then(new Operations.Map<Integer, Long>(function, SAME)));
    }

    @Override
    public DoubleStream asDoubleStream() {
        Function<Integer, Double> function = value -> (double) value.intValue();
        return new DoublePipeline(pipeline.then(new Operations.Map<Integer, Double>(function, SAME & ~Flags.DISTINCT)));
    }

    @Override
    public Stream<Integer> boxed() {
        Function<Integer, Integer> function = value -> value;
        return new ReferencePipeline<Integer>(pipeline.then(new Operations.Map<Integer, Integer>(function, SAME)));
    }

    @Override
    public PrimitiveIterator.OfInt iterator() {
        return new BoxIterator(pipeline.iterator());
    }

    @Override
    public Spliterator.OfInt spliterator() {
        return new BoxSpliterator(pipeline.elements());
    }

    @Override
    public boolean isParallel() {
        return pipeline.isParallel();
    }

    @Override
    public IntStream sequential() {
        pipeline.setParallel(false);
        return this;
    }

    @Override
    public IntStream parallel() {
        pipeline.setParallel(true);
        return this;
    }

    @Override
    public IntStream unordered() {
        return pipeline.isOrdered() ? then(new Operations.Unordered<Integer>()) : this;
    }

    @Override
    public IntStream onClose(Runnable closeHandler) {
        pipeline.onClose(closeHandler);
        return this;
    }

    @Override
    public void close() {
        pipeline.closeAll();
    }

    private static final class BoxIterator implements PrimitiveIterator.OfInt {
        private final Iterator<Integer> iterator;

        BoxIterator(Iterator<Integer> iterator) {
            this.iterator = iterator;
        }

        @Override
        public boolean hasNext() {
            return iterator.hasNext();
        }

        @Override
        public int nextInt() {
            return iterator.next();
        }
    }

    private static final class BoxSpliterator implements Spliterator.OfInt {
        private final Spliterator<Integer> elements;

        BoxSpliterator(Spliterator<Integer> elements) {
            this.elements = elements;
        }

        @Override
        public Spliterator.OfInt trySplit() {
            return null;
        }

        @Override
        public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            Consumer<Integer> consumer = value -> action.accept(value);
            return elements.tryAdvance(consumer);
        }

        @Override
        public void forEachRemaining(IntConsumer action) {
            Objects.requireNonNull(action);
            Consumer<Integer> consumer = value -> action.accept(value);
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
        public java.util.Comparator<? super Integer> getComparator() {
            return elements.getComparator();
        }
    }
}
