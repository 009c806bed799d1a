/** A stream of objects over a pipeline. */
package java.util.stream;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Spliterator;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

final class ReferencePipeline<T> implements Stream<T> {
    private static final int MAPPED = Flags.SIZED | Flags.SHORT_CIRCUIT;

    private final Pipeline<T> pipeline;

    ReferencePipeline(Pipeline<T> pipeline) {
        this.pipeline = pipeline;
    }

    @SuppressWarnings("unchecked")
    static <T> Pipeline<T> pipelineOf(Stream<? extends T> stream) {
        if (stream == null) {
            return null;
        }
        return ((ReferencePipeline<T>) stream).pipeline;
    }

    @Override
    public Stream<T> filter(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return new ReferencePipeline<T>(pipeline.then(new Operations.Filter<T>(predicate)));
    }

    @Override
    public <R> Stream<R> map(Function<? super T, ? extends R> mapper) {
        Objects.requireNonNull(mapper);
        return new ReferencePipeline<R>(pipeline.then(new Operations.Map<T, R>(mapper, MAPPED)));
    }

    @Override
    public IntStream mapToInt(ToIntFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        Function<T, Integer> function = element -> mapper.applyAsInt(element);
        return new IntPipeline(pipeline.then(new Operations.Map<T, Integer>(function, MAPPED)));
    }

    @Override
    public LongStream mapToLong(ToLongFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        Function<T, Long> function = element -> mapper.applyAsLong(element);
        return new LongPipeline(pipeline.then(new Operations.Map<T, Long>(function, MAPPED)));
    }

    @Override
    public DoubleStream mapToDouble(ToDoubleFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        Function<T, Double> function = element -> mapper.applyAsDouble(element);
        return new DoublePipeline(pipeline.then(new Operations.Map<T, Double>(function, MAPPED)));
    }

    @Override
    public <R> Stream<R> flatMap(Function<? super T, ? extends Stream<? extends R>> mapper) {
        Objects.requireNonNull(mapper);
        Function<T, Pipeline<R>> function = element -> ReferencePipeline.<R>pipelineOf(mapper.apply(element));
        return new ReferencePipeline<R>(pipeline.then(new Operations.FlatMap<T, R>(function)));
    }

    @Override
    public IntStream flatMapToInt(Function<? super T, ? extends IntStream> mapper) {
        Objects.requireNonNull(mapper);
        Function<T, Pipeline<Integer>> function = element -> IntPipeline.pipelineOf(mapper.apply(element));
        return new IntPipeline(pipeline.then(new Operations.FlatMap<T, Integer>(function)));
    }

    @Override
    public LongStream flatMapToLong(Function<? super T, ? extends LongStream> mapper) {
        Objects.requireNonNull(mapper);
        Function<T, Pipeline<Long>> function = element -> LongPipeline.pipelineOf(mapper.apply(element));
        return new LongPipeline(pipeline.then(new Operations.FlatMap<T, Long>(function)));
    }

    @Override
    public DoubleStream flatMapToDouble(Function<? super T, ? extends DoubleStream> mapper) {
        Objects.requireNonNull(mapper);
        Function<T, Pipeline<Double>> function = element -> DoublePipeline.pipelineOf(mapper.apply(element));
        return new DoublePipeline(pipeline.then(new Operations.FlatMap<T, Double>(function)));
    }

    @Override
    public <R> Stream<R> mapMulti(BiConsumer<? super T, ? super Consumer<R>> mapper) {
        Objects.requireNonNull(mapper);
        return new ReferencePipeline<R>(pipeline.then(new Operations.MapMulti<T, R>(mapper)));
    }

    @Override
    public IntStream mapMultiToInt(BiConsumer<? super T, ? super IntConsumer> mapper) {
        Objects.requireNonNull(mapper);
        BiConsumer<T, Consumer<Integer>> function =
                (element, sink) -> mapper.accept(element, (IntConsumer) (value -> sink.accept(value)));
        return new IntPipeline(pipeline.then(new Operations.MapMulti<T, Integer>(function)));
    }

    @Override
    public LongStream mapMultiToLong(BiConsumer<? super T, ? super LongConsumer> mapper) {
        Objects.requireNonNull(mapper);
        BiConsumer<T, Consumer<Long>> function =
                (element, sink) -> mapper.accept(element, (LongConsumer) (value -> sink.accept(value)));
        return new LongPipeline(pipeline.then(new Operations.MapMulti<T, Long>(function)));
    }

    @Override
    public DoubleStream mapMultiToDouble(BiConsumer<? super T, ? super DoubleConsumer> mapper) {
        Objects.requireNonNull(mapper);
        BiConsumer<T, Consumer<Double>> function =
                (element, sink) -> mapper.accept(element, (DoubleConsumer) (value -> sink.accept(value)));
        return new DoublePipeline(pipeline.then(new Operations.MapMulti<T, Double>(function)));
    }

    @Override
    public Stream<T> distinct() {
        return new ReferencePipeline<T>(pipeline.then(new Operations.Distinct<T>()));
    }

    @Override
    public Stream<T> sorted() {
        return new ReferencePipeline<T>(pipeline.then(new Operations.Sorted<T>(null)));
    }

    @Override
    public Stream<T> sorted(Comparator<? super T> comparator) {
        Objects.requireNonNull(comparator);
        return new ReferencePipeline<T>(pipeline.then(new Operations.Sorted<T>(comparator)));
    }

    @Override
    public Stream<T> peek(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        return new ReferencePipeline<T>(pipeline.then(new Operations.Peek<T>(action)));
    }

    @Override
    public Stream<T> limit(long maxSize) {
        if (maxSize < 0) {
            throw new IllegalArgumentException(Long.toString(maxSize));
        }
        return new ReferencePipeline<T>(pipeline.then(new Operations.Slice<T>(0, maxSize)));
    }

    @Override
    public Stream<T> skip(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        if (n == 0) {
            return this;
        }
        return new ReferencePipeline<T>(pipeline.then(new Operations.Slice<T>(n, -1)));
    }

    @Override
    public Stream<T> takeWhile(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return new ReferencePipeline<T>(pipeline.then(new Operations.TakeWhile<T>(predicate)));
    }

    @Override
    public Stream<T> dropWhile(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return new ReferencePipeline<T>(pipeline.then(new Operations.DropWhile<T>(predicate)));
    }

    @Override
    public void forEach(Consumer<? super T> action) {
        pipeline.forEachElement(action);
    }

    @Override
    public void forEachOrdered(Consumer<? super T> action) {
        pipeline.forEachElement(action);
    }

    @Override
    public Object[] toArray() {
        return pipeline.toArrayList().toArray();
    }

    @SuppressWarnings("unchecked")
    @Override
    public <A> A[] toArray(IntFunction<A[]> generator) {
        ArrayList<T> list = pipeline.toArrayList();
        A[] result = generator.apply(list.size());
        for (int i = 0; i < list.size(); i++) {
            result[i] = (A) list.get(i);
        }
        return result;
    }

    @Override
    public T reduce(T identity, BinaryOperator<T> accumulator) {
        Objects.requireNonNull(accumulator);
        return pipeline.run(new TerminalSinks.Fold<T, T>(identity, accumulator), false).value;
    }

    @Override
    public Optional<T> reduce(BinaryOperator<T> accumulator) {
        Objects.requireNonNull(accumulator);
        TerminalSinks.Reduce<T> sink = pipeline.run(new TerminalSinks.Reduce<T>(accumulator), false);
        return sink.empty ? Optional.<T>empty() : Optional.of(sink.value);
    }

    @Override
    public <U> U reduce(U identity, BiFunction<U, ? super T, U> accumulator, BinaryOperator<U> combiner) {
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        return pipeline.run(new TerminalSinks.Fold<T, U>(identity, accumulator), false).value;
    }

    @Override
    public <R> R collect(Supplier<R> supplier, BiConsumer<R, ? super T> accumulator, BiConsumer<R, R> combiner) {
        Objects.requireNonNull(supplier);
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        return pipeline.run(new TerminalSinks.Collect<T, R>(supplier.get(), accumulator), false).container;
    }

    @SuppressWarnings("unchecked")
    @Override
    public <R, A> R collect(Collector<? super T, A, R> collector) {
        A container = collector.supplier().get();
        BiConsumer<A, ? super T> accumulator = collector.accumulator();
        pipeline.run(new TerminalSinks.Collect<T, A>(container, accumulator), false);
        if (collector.characteristics().contains(Collector.Characteristics.IDENTITY_FINISH)) {
            return (R) container;
        }
        return collector.finisher().apply(container);
    }

    @Override
    public List<T> toList() {
        return Collections.unmodifiableList(pipeline.toArrayList());
    }

    @Override
    public Optional<T> min(Comparator<? super T> comparator) {
        return reduce(BinaryOperator.minBy(comparator));
    }

    @Override
    public Optional<T> max(Comparator<? super T> comparator) {
        return reduce(BinaryOperator.maxBy(comparator));
    }

    @Override
    public long count() {
        return pipeline.count();
    }

    @Override
    public boolean anyMatch(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return pipeline.run(new TerminalSinks.Match<T>(predicate, true), true).found;
    }

    @Override
    public boolean allMatch(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return !pipeline.run(new TerminalSinks.Match<T>(predicate, false), true).found;
    }

    @Override
    public boolean noneMatch(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return !pipeline.run(new TerminalSinks.Match<T>(predicate, true), true).found;
    }

    @Override
    public Optional<T> findFirst() {
        TerminalSinks.Find<T> sink = pipeline.run(new TerminalSinks.Find<T>(), true);
        return sink.found ? Optional.of(sink.value) : Optional.<T>empty();
    }

    @Override
    public Optional<T> findAny() {
        return findFirst();
    }

    @Override
    public Iterator<T> iterator() {
        return pipeline.iterator();
    }

    @Override
    public Spliterator<T> spliterator() {
        return pipeline.elements();
    }

    @Override
    public boolean isParallel() {
        return pipeline.isParallel();
    }

    @Override
    public Stream<T> sequential() {
        pipeline.setParallel(false);
        return this;
    }

    @Override
    public Stream<T> parallel() {
        pipeline.setParallel(true);
        return this;
    }

    @Override
    public Stream<T> unordered() {
        return pipeline.isOrdered() ? new ReferencePipeline<T>(pipeline.then(new Operations.Unordered<T>())) : this;
    }

    @Override
    public Stream<T> onClose(Runnable closeHandler) {
        pipeline.onClose(closeHandler);
        return this;
    }

    @Override
    public void close() {
        pipeline.closeAll();
    }
}
