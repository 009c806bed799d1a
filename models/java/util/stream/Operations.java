/** The intermediate operations of streams. */
package java.util.stream;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Set;
import java.util.Spliterator;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

final class Operations {
    private Operations() {
    }

    /** Each element by a function; `kept` are the flags that remain true. */
    static final class Map<T, R> implements Operation<T, R> {
        private final Function<? super T, ? extends R> mapper;
        private final int kept;

        Map(Function<? super T, ? extends R> mapper, int kept) {
            this.mapper = mapper;
            this.kept = kept;
        }

        @Override
        public int flags(int before) {
            return before & kept;
        }

        @Override
        public Sink<T> wrap(int flags, Sink<R> downstream) {
            return new MapSink<T, R>(downstream, mapper);
        }
    }

    private static final class MapSink<T, R> extends Sink.Chained<T, R> {
        private final Function<? super T, ? extends R> mapper;

        MapSink(Sink<R> downstream, Function<? super T, ? extends R> mapper) {
            super(downstream);
            this.mapper = mapper;
        }

        @Override
        public void accept(T element) {
            downstream.accept(mapper.apply(element));
        }
    }

    static final class Filter<T> implements Operation<T, T> {
        private final Predicate<? super T> predicate;

        Filter(Predicate<? super T> predicate) {
            this.predicate = predicate;
        }

        @Override
        public int flags(int before) {
            return before & ~Flags.SIZED;
        }

        @Override
        public Sink<T> wrap(int flags, Sink<T> downstream) {
            return new FilterSink<T>(downstream, predicate);
        }
    }

    private static final class FilterSink<T> extends Sink.Chained<T, T> {
        private final Predicate<? super T> predicate;

        FilterSink(Sink<T> downstream, Predicate<? super T> predicate) {
            super(downstream);
            this.predicate = predicate;
        }

        @Override
        public void begin(long size) {
            downstream.begin(-1);
        }

        @Override
        public void accept(T element) {
            if (predicate.test(element)) {
                downstream.accept(element);
            }
        }
    }

    /** Nothing happens to the elements. */
    static final class Unordered<T> implements Operation<T, T> {
        @Override
        public int flags(int before) {
            return before & ~Flags.ORDERED;
        }

        @Override
        public Sink<T> wrap(int flags, Sink<T> downstream) {
            return downstream;
        }
    }

    static final class Peek<T> implements Operation<T, T> {
        private final Consumer<? super T> action;

        Peek(Consumer<? super T> action) {
            this.action = action;
        }

        @Override
        public int flags(int before) {
            return before;
        }

        @Override
        public Sink<T> wrap(int flags, Sink<T> downstream) {
            return new PeekSink<T>(downstream, action);
        }
    }

    private static final class PeekSink<T> extends Sink.Chained<T, T> {
        private final Consumer<? super T> action;

        PeekSink(Sink<T> downstream, Consumer<? super T> action) {
            super(downstream);
            this.action = action;
        }

        @Override
        public void accept(T element) {
            action.accept(element);
            downstream.accept(element);
        }
    }

    /** Each element by the pipeline that a function gives, which is closed after use; null counts as empty. */
    static final class FlatMap<T, R> implements Operation<T, R> {
        private final Function<? super T, Pipeline<R>> mapper;

        FlatMap(Function<? super T, Pipeline<R>> mapper) {
            this.mapper = mapper;
        }

        @Override
        public int flags(int before) {
            return before & (Flags.SHORT_CIRCUIT | Flags.ORDERED);
        }

        @Override
        public Sink<T> wrap(int flags, Sink<R> downstream) {
            return new FlatMapSink<T, R>(downstream, mapper);
        }
    }

    private static final class FlatMapSink<T, R> extends Sink.Chained<T, R> {
        private final Function<? super T, Pipeline<R>> mapper;
        /** Whether this run may end early. */
        private boolean asked;

        FlatMapSink(Sink<R> downstream, Function<? super T, Pipeline<R>> mapper) {
            super(downstream);
            this.mapper = mapper;
        }

        @Override
        public void begin(long size) {
            downstream.begin(-1);
        }

        @Override
        public void accept(T element) {
            Pipeline<R> result = mapper.apply(element);
            if (result == null) {
                return;
            }
            try {
                if (!asked) {
                    result.forEachElement(downstream);
                } else {
                    Spliterator<R> elements = result.elements();
                    boolean more = true;
                    while (more) {
                        more = !downstream.cancellationRequested() && elements.tryAdvance(downstream);
                    }
                }
            } catch (Throwable failure) {
                try {
                    result.closeAll();
                } catch (Throwable another) {
                    failure.addSuppressed(another);
                }
                throw failure;
            }
            result.closeAll();
        }

        @Override
        public boolean cancellationRequested() {
            asked = true;
            return downstream.cancellationRequested();
        }
    }

    /** Each element by whatever a function passes on. */
    static final class MapMulti<T, R> implements Operation<T, R> {
        private final BiConsumer<? super T, ? super Consumer<R>> mapper;

        MapMulti(BiConsumer<? super T, ? super Consumer<R>> mapper) {
            this.mapper = mapper;
        }

        @Override
        public int flags(int before) {
            return before & (Flags.SHORT_CIRCUIT | Flags.ORDERED);
        }

        @Override
        public Sink<T> wrap(int flags, Sink<R> downstream) {
            return new MapMultiSink<T, R>(downstream, mapper);
        }
    }

    private static final class MapMultiSink<T, R> extends Sink.Chained<T, R> {
        private final BiConsumer<? super T, ? super Consumer<R>> mapper;
        private final Sink<R> target;

        MapMultiSink(Sink<R> downstream, BiConsumer<? super T, ? super Consumer<R>> mapper) {
            super(downstream);
            this.target = downstream;
            this.mapper = mapper;
        }

        @Override
        public void begin(long size) {
            downstream.begin(-1);
        }

        @Override
        public void accept(T element) {
            mapper.accept(element, target);
        }
    }

    static final class Distinct<T> implements Operation<T, T> {
        @Override
        public int flags(int before) {
            return (before | Flags.DISTINCT) & ~Flags.SIZED;
        }

        @Override
        public Sink<T> wrap(int flags, Sink<T> downstream) {
            if (Flags.has(flags, Flags.DISTINCT)) {
                return downstream;
            }
            return new DistinctSink<T>(downstream, Flags.has(flags, Flags.SORTED));
        }
    }

    /** In a sorted stream, only neighbours are compared. */
    private static final class DistinctSink<T> extends Sink.Chained<T, T> {
        private final boolean sorted;
        private Set<T> seen;
        private boolean seenNull;
        private T last;

        DistinctSink(Sink<T> downstream, boolean sorted) {
            super(downstream);
            this.sorted = sorted;
        }

        @Override
        public void begin(long size) {
            seen = new HashSet<T>();
            seenNull = false;
            last = null;
            downstream.begin(-1);
        }

        @Override
        public void end() {
            seen = null;
            last = null;
            downstream.end();
        }

        @Override
        public void accept(T element) {
            if (!sorted) {
                if (!seen.contains(element)) {
                    seen.add(element);
                    downstream.accept(element);
                }
            } else if (element == null) {
                if (!seenNull) {
                    seenNull = true;
                    last = null;
                    downstream.accept(null);
                }
            } else if (last == null || !element.equals(last)) {
                last = element;
                downstream.accept(element);
            }
        }
    }

    /** By the comparator, or in natural order without one. */
    static final class Sorted<T> implements Operation<T, T> {
        private final Comparator<? super T> comparator;

        Sorted(Comparator<? super T> comparator) {
            this.comparator = comparator;
        }

        @Override
        public int flags(int before) {
            return (comparator == null ? before | Flags.SORTED : before & ~Flags.SORTED) | Flags.ORDERED;
        }

        @Override
        public Sink<T> wrap(int flags, Sink<T> downstream) {
            if (comparator == null && Flags.has(flags, Flags.SORTED)) {
                return downstream;
            }
            return new SortedSink<T>(downstream, comparator);
        }
    }

    /** Holds all elements back until the last has come. */
    private static final class SortedSink<T> extends Sink.Chained<T, T> {
        private final Comparator<? super T> comparator;
        private ArrayList<T> elements;
        /** Whether this run may end early. */
        private boolean asked;

        SortedSink(Sink<T> downstream, Comparator<? super T> comparator) {
            super(downstream);
            this.comparator = comparator;
        }

        @Override
        public void begin(long size) {
            elements = new ArrayList<T>();
        }

        @Override
        public void accept(T element) {
            elements.add(element);
        }

        @Override
        public void end() {
            elements.sort(comparator);
            downstream.begin(elements.size());
            for (int i = 0; i < elements.size(); i++) {
                if (asked && downstream.cancellationRequested()) {
                    break;
                }
                downstream.accept(elements.get(i));
            }
            downstream.end();
            elements = null;
        }

        @Override
        public boolean cancellationRequested() {
            asked = true;
            return false;
        }
    }

    /** Without the first `skip` elements, and at most `limit` of the rest; -1 means no limit. */
    static final class Slice<T> implements Operation<T, T> {
        private final long skip;
        private final long limit;

        Slice(long skip, long limit) {
            this.skip = skip;
            this.limit = limit;
        }

        @Override
        public int flags(int before) {
            return limit < 0 ? before : before | Flags.SHORT_CIRCUIT;
        }

        @Override
        public long size(long before) {
            if (before < 0) {
                return -1;
            }
            long rest = Math.max(0, before - skip);
            return limit < 0 ? rest : Math.min(rest, limit);
        }

        @Override
        public Sink<T> wrap(int flags, Sink<T> downstream) {
            return new SliceSink<T>(downstream, this, skip, limit < 0 ? Long.MAX_VALUE : limit);
        }
    }

    private static final class SliceSink<T> extends Sink.Chained<T, T> {
        private final Slice<T> slice;
        private long toSkip;
        private long toPass;

        SliceSink(Sink<T> downstream, Slice<T> slice, long toSkip, long toPass) {
            super(downstream);
            this.slice = slice;
            this.toSkip = toSkip;
            this.toPass = toPass;
        }

        @Override
        public void begin(long size) {
            downstream.begin(slice.size(size));
        }

        @Override
        public void accept(T element) {
            if (toSkip == 0) {
                if (toPass > 0) {
                    toPass--;
                    downstream.accept(element);
                }
            } else {
                toSkip--;
            }
        }

        @Override
        public boolean cancellationRequested() {
            return toPass == 0 || downstream.cancellationRequested();
        }
    }

    static final class TakeWhile<T> implements Operation<T, T> {
        private final Predicate<? super T> predicate;

        TakeWhile(Predicate<? super T> predicate) {
            this.predicate = predicate;
        }

        @Override
        public int flags(int before) {
            return (before & ~Flags.SIZED) | Flags.SHORT_CIRCUIT;
        }

        @Override
        public Sink<T> wrap(int flags, Sink<T> downstream) {
            return new TakeWhileSink<T>(downstream, predicate);
        }
    }

    private static final class TakeWhileSink<T> extends Sink.Chained<T, T> {
        private final Predicate<? super T> predicate;
        private boolean taking = true;

        TakeWhileSink(Sink<T> downstream, Predicate<? super T> predicate) {
            super(downstream);
            this.predicate = predicate;
        }

        @Override
        public void begin(long size) {
            downstream.begin(-1);
        }

        @Override
        public void accept(T element) {
            if (taking) {
                taking = predicate.test(element);
                if (taking) {
                    downstream.accept(element);
                }
            }
        }

        @Override
        public boolean cancellationRequested() {
            return !taking || downstream.cancellationRequested();
        }
    }

    static final class DropWhile<T> implements Operation<T, T> {
        private final Predicate<? super T> predicate;

        DropWhile(Predicate<? super T> predicate) {
            this.predicate = predicate;
        }

        @Override
        public int flags(int before) {
            return before & ~Flags.SIZED;
        }

        @Override
        public Sink<T> wrap(int flags, Sink<T> downstream) {
            return new DropWhileSink<T>(downstream, predicate);
        }
    }

    private static final class DropWhileSink<T> extends Sink.Chained<T, T> {
        private final Predicate<? super T> predicate;
        private boolean taking = false;

        DropWhileSink(Sink<T> downstream, Predicate<? super T> predicate) {
            super(downstream);
            this.predicate = predicate;
        }

        @Override
        public void begin(long size) {
            downstream.begin(-1);
        }

        @Override
        public void accept(T element) {
            if (!taking) {
                taking = !predicate.test(element);
            }
            if (taking) {
                downstream.accept(element);
            }
        }
    }
}
