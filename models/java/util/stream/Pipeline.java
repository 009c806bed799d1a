/**
 * A source of elements and the operations applied to it; all kinds of streams are views of one.
 *
 * Elements are pushed from the source through the sinks of all operations one by one. Streams of numbers are pipelines
 * of boxes. Everything runs in the calling thread; `parallel` is only remembered.
 */
package java.util.stream;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.Supplier;

final class Pipeline<T> {
    private final Pipeline<?> previous;
    private final Pipeline<?> head;
    private final Operation<?, T> operation;
    private final int flags;
    /** Each pipeline is used once: by one further operation, or to its end. */
    private boolean used = false;

    /** The following belong to the head alone. */
    private Spliterator<?> source;
    private Supplier<? extends Spliterator<?>> lateSource;
    private boolean parallel;
    private ArrayList<Runnable> closeHandlers;

    Pipeline(Spliterator<T> source) {
        this.previous = null;
        this.head = this;
        this.operation = null;
        this.source = source;
        this.flags = Flags.of(source);
    }

    Pipeline(Supplier<? extends Spliterator<T>> source, int characteristics) {
        this.previous = null;
        this.head = this;
        this.operation = null;
        this.lateSource = source;
        this.flags = characteristics & (Flags.SIZED | Flags.SORTED | Flags.DISTINCT | Flags.ORDERED);
    }

    private Pipeline(Pipeline<?> previous, Operation<?, T> operation) {
        this.previous = previous;
        this.head = previous.head;
        this.operation = operation;
        this.flags = operation.flags(previous.flags);
    }

    private void use() {
        if (used) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        used = true;
    }

    <R> Pipeline<R> then(Operation<? super T, R> next) {
        use();
        return new Pipeline<R>(this, next);
    }

    boolean isSized() {
        return Flags.has(flags, Flags.SIZED);
    }

    boolean isOrdered() {
        return Flags.has(flags, Flags.ORDERED);
    }

    private Spliterator<?> takeSource() {
        Spliterator<?> taken = head.source;
        if (taken == null && head.lateSource != null) {
            taken = head.lateSource.get();
        }
        if (taken == null) {
            throw new IllegalStateException("source already consumed or closed");
        }
        head.source = null;
        head.lateSource = null;
        return taken;
    }

    /** The number of elements at this stage when the source has `size`; -1 when not known. */
    private long sizeFrom(Spliterator<?> elements) {
        if (previous == null) {
            return isSized() ? elements.getExactSizeIfKnown() : -1;
        }
        long before = previous.sizeFrom(elements);
        return isSized() ? operation.size(before) : -1;
    }

    @SuppressWarnings("unchecked")
    private Sink<Object> wrapAll(Sink<T> sink) {
        Sink<Object> wrapped = (Sink<Object>) (Sink<?>) sink;
        Pipeline<?> stage = this;
        while (stage.previous != null) {
            Operation<Object, Object> each = (Operation<Object, Object>) stage.operation;
            wrapped = each.wrap(stage.previous.flags, wrapped);
            stage = stage.previous;
        }
        return wrapped;
    }

    /** Pushes all elements to the sink; `early` says that the sink may not want all of them. */
    <S extends Sink<T>> S run(S sink, boolean early) {
        use();
        push(sink, takeSource(), early);
        return sink;
    }

    @SuppressWarnings("unchecked")
    private void push(Sink<T> sink, Spliterator<?> elements, boolean early) {
        Sink<Object> wrapped = wrapAll(sink);
        Spliterator<Object> objects = (Spliterator<Object>) elements;
        wrapped.begin(head.isSized() ? objects.getExactSizeIfKnown() : -1);
        if (early || Flags.has(flags, Flags.SHORT_CIRCUIT)) {
            boolean more = true;
            while (more) {
                more = !wrapped.cancellationRequested() && objects.tryAdvance(wrapped);
            }
        } else {
            objects.forEachRemaining(wrapped);
        }
        wrapped.end();
    }

    void forEachElement(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        run(new ActionSink<T>(action), false);
    }

    private static final class ActionSink<T> implements Sink<T> {
        private final Consumer<? super T> action;

        ActionSink(Consumer<? super T> action) {
            this.action = action;
        }

        @Override
        public void accept(T element) {
            action.accept(element);
        }
    }

    private static final class CollectingSink<T> implements Sink<T> {
        final ArrayList<T> list = new ArrayList<T>();

        @Override
        public void accept(T element) {
            list.add(element);
        }
    }

    private static final class CountingSink<T> implements Sink<T> {
        long count = 0;

        @Override
        public void accept(T element) {
            count++;
        }
    }

    ArrayList<T> toArrayList() {
        return run(new CollectingSink<T>(), false).list;
    }

    /** When the size is known, nothing is run. */
    long count() {
        if (isSized()) {
            use();
            return sizeFrom(takeSource());
        }
        return run(new CountingSink<T>(), false).count;
    }

    /** The elements on demand; without operations, the source itself. */
    @SuppressWarnings("unchecked")
    Spliterator<T> elements() {
        use();
        if (previous == null) {
            return (Spliterator<T>) takeSource();
        }
        return new PulledElements<T>(this);
    }

    Iterator<T> iterator() {
        return java.util.Spliterators.iterator(elements());
    }

    boolean isParallel() {
        return head.parallel;
    }

    void setParallel(boolean parallel) {
        head.parallel = parallel;
    }

    void onClose(Runnable handler) {
        if (used) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        Objects.requireNonNull(handler);
        if (head.closeHandlers == null) {
            head.closeHandlers = new ArrayList<Runnable>();
        }
        head.closeHandlers.add(handler);
    }

    /** Runs all handlers once; what later ones throw is suppressed by what the first threw. */
    void closeAll() {
        used = true;
        head.source = null;
        head.lateSource = null;
        ArrayList<Runnable> handlers = head.closeHandlers;
        if (handlers == null) {
            return;
        }
        head.closeHandlers = null;
        Throwable first = null;
        for (Runnable handler : handlers) {
            try {
                handler.run();
            } catch (Throwable failure) {
                if (first == null) {
                    first = failure;
                } else if (first != failure) {
                    first.addSuppressed(failure);
                }
            }
        }
        if (first instanceof RuntimeException) {
            throw (RuntimeException) first;
        }
        if (first instanceof Error) {
            throw (Error) first;
        }
    }

    /** Pulls one element of the source at a time through the operations; what they give waits in a buffer. */
    private static final class PulledElements<T> implements Spliterator<T>, Sink<T> {
        private final Pipeline<T> pipeline;
        private Spliterator<?> source;
        private Sink<Object> sink;
        private final ArrayList<T> buffer = new ArrayList<T>();
        private int next = 0;
        private boolean finished = false;

        PulledElements(Pipeline<T> pipeline) {
            this.pipeline = pipeline;
        }

        private Spliterator<?> source() {
            if (source == null) {
                source = pipeline.takeSource();
            }
            return source;
        }

        @Override
        public void accept(T element) {
            buffer.add(element);
        }

        @SuppressWarnings("unchecked")
        private boolean fill() {
            if (next < buffer.size()) {
                return true;
            }
            buffer.clear();
            next = 0;
            if (finished) {
                return false;
            }
            if (sink == null) {
                sink = pipeline.wrapAll(this);
                sink.begin(pipeline.head.isSized() ? source().getExactSizeIfKnown() : -1);
            }
            while (buffer.isEmpty()) {
                Spliterator<Object> objects = (Spliterator<Object>) source();
                if (sink.cancellationRequested() || !objects.tryAdvance(sink)) {
                    if (finished) {
                        return false;
                    }
                    sink.end();
                    finished = true;
                }
            }
            return true;
        }

        @Override
        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (!fill()) {
                return false;
            }
            T element = buffer.get(next);
            next++;
            action.accept(element);
            return true;
        }

        @Override
        public void forEachRemaining(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (sink == null && !finished) {
                finished = true;
                pipeline.push(new ActionSink<T>(action), source(), false);
            } else {
                boolean more = true;
                while (more) {
                    more = tryAdvance(action);
                }
            }
        }

        @Override
        public Spliterator<T> trySplit() {
            return null;
        }

        @Override
        public long estimateSize() {
            long size = pipeline.sizeFrom(source());
            return size < 0 ? Long.MAX_VALUE : size;
        }

        @Override
        public int characteristics() {
            return pipeline.flags & (Flags.SIZED | Flags.SORTED | Flags.DISTINCT) | Spliterator.ORDERED;
        }

        @Override
        public java.util.Comparator<? super T> getComparator() {
            if (!hasCharacteristics(Spliterator.SORTED)) {
                throw new IllegalStateException();
            }
            return null;
        }
    }
}
