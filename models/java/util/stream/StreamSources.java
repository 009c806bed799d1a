/** Where the elements of streams come from that are not made of collections. */
package java.util.stream;

import java.util.Comparator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

final class StreamSources {
    private StreamSources() {
    }

    static final class Iterate<T> extends Spliterators.AbstractSpliterator<T> {
        private final UnaryOperator<T> step;
        private T last;
        private boolean started = false;

        Iterate(T seed, UnaryOperator<T> step) {
            super(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.IMMUTABLE);
            this.last = seed;
            this.step = step;
        }

        @Override
        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (started) {
                last = step.apply(last);
            } else {
                started = true;
            }
            action.accept(last);
            return true;
        }
    }

    static final class IterateWhile<T> extends Spliterators.AbstractSpliterator<T> {
        private final Predicate<? super T> hasNext;
        private final UnaryOperator<T> step;
        private T last;
        private boolean started = false;
        private boolean finished = false;

        IterateWhile(T seed, Predicate<? super T> hasNext, UnaryOperator<T> step) {
            super(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.IMMUTABLE);
            this.last = seed;
            this.hasNext = hasNext;
            this.step = step;
        }

        @Override
        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (finished) {
                return false;
            }
            if (started) {
                last = step.apply(last);
            } else {
                started = true;
            }
            if (!hasNext.test(last)) {
                last = null;
                finished = true;
                return false;
            }
            action.accept(last);
            return true;
        }
    }

    static final class Generate<T> extends Spliterators.AbstractSpliterator<T> {
        private final Supplier<? extends T> supplier;

        Generate(Supplier<? extends T> supplier) {
            super(Long.MAX_VALUE, Spliterator.IMMUTABLE);
            this.supplier = supplier;
        }

        @Override
        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            action.accept(supplier.get());
            return true;
        }
    }

    static final class Concat<T> implements Spliterator<T> {
        private final Spliterator<T> first;
        private final Spliterator<T> second;
        private boolean inFirst = true;

        Concat(Spliterator<T> first, Spliterator<T> second) {
            this.first = first;
            this.second = second;
        }

        @Override
        public Spliterator<T> trySplit() {
            return null;
        }

        @Override
        public boolean tryAdvance(Consumer<? super T> action) {
            if (inFirst) {
                if (first.tryAdvance(action)) {
                    return true;
                }
                inFirst = false;
            }
            return second.tryAdvance(action);
        }

        @Override
        public void forEachRemaining(Consumer<? super T> action) {
            if (inFirst) {
                first.forEachRemaining(action);
            }
            second.forEachRemaining(action);
        }

        @Override
        public long estimateSize() {
            if (!inFirst) {
                return second.estimateSize();
            }
            long size = first.estimateSize() + second.estimateSize();
            return size >= 0 ? size : Long.MAX_VALUE;
        }

        @Override
        public int characteristics() {
            if (!inFirst) {
                return second.characteristics();
            }
            boolean unsized = first.estimateSize() + second.estimateSize() < 0;
            int lost = Spliterator.DISTINCT | Spliterator.SORTED
                    | (unsized ? Spliterator.SIZED | Spliterator.SUBSIZED : 0);
            return first.characteristics() & second.characteristics() & ~lost;
        }

        @Override
        public Comparator<? super T> getComparator() {
            throw new IllegalStateException();
        }
    }

    /** The numbers from `next` to `last`, both included. */
    static final class IntRange implements Spliterator<Integer> {
        private int next;
        private final int last;
        private boolean finished;

        IntRange(int first, int last) {
            this.next = first;
            this.last = last;
            this.finished = first > last;
        }

        @Override
        public Spliterator<Integer> trySplit() {
            return null;
        }

        @Override
        public boolean tryAdvance(Consumer<? super Integer> action) {
            Objects.requireNonNull(action);
            if (finished) {
                return false;
            }
            int value = next;
            if (value == last) {
                finished = true;
            } else {
                next++;
            }
            action.accept(value);
            return true;
        }

        @Override
        public long estimateSize() {
            return finished ? 0 : (long) last - next + 1;
        }

        @Override
        public int characteristics() {
            return Spliterator.ORDERED | Spliterator.SIZED | Spliterator.SUBSIZED | Spliterator.IMMUTABLE
                    | Spliterator.NONNULL | Spliterator.DISTINCT | Spliterator.SORTED;
        }

        @Override
        public Comparator<? super Integer> getComparator() {
            return null;
        }
    }

    /** The numbers from `next` to `last`, both included. */
    static final class LongRange implements Spliterator<Long> {
        private long next;
        private final long last;
        private boolean finished;

        LongRange(long first, long last) {
            this.next = first;
            this.last = last;
            this.finished = first > last;
        }

        @Override
        public Spliterator<Long> trySplit() {
            return null;
        }

        @Override
        public boolean tryAdvance(Consumer<? super Long> action) {
            Objects.requireNonNull(action);
            if (finished) {
                return false;
            }
            long value = next;
            if (value == last) {
                finished = true;
            } else {
                next++;
            }
            action.accept(value);
            return true;
        }

        @Override
        public long estimateSize() {
            return finished ? 0 : last - next + 1;
        }

        @Override
        public int characteristics() {
            return Spliterator.ORDERED | Spliterator.SIZED | Spliterator.SUBSIZED | Spliterator.IMMUTABLE
                    | Spliterator.NONNULL | Spliterator.DISTINCT | Spliterator.SORTED;
        }

        @Override
        public Comparator<? super Long> getComparator() {
            return null;
        }
    }
}
