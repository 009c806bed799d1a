/** Spliterators over arrays, collections and iterators. */
package java.util;

import espalier.Nullable;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

public final class Spliterators {
    private Spliterators() {
    }

    @SuppressWarnings("unchecked")
    public static <T> Spliterator<T> emptySpliterator() {
        return new ArraySpliterator<T>(new Object[0], 0, 0, 0);
    }

    public static <T> Spliterator<T> spliterator(Object[] array, int additionalCharacteristics) {
        return new ArraySpliterator<T>(array, 0, array.length, additionalCharacteristics);
    }

    public static <T> Spliterator<T> spliterator(
            Object[] array, int fromIndex, int toIndex, int additionalCharacteristics) {
        checkFromToBounds(array.length, fromIndex, toIndex);
        return new ArraySpliterator<T>(array, fromIndex, toIndex, additionalCharacteristics);
    }

    private static void checkFromToBounds(int arrayLength, int origin, int fence) {
        if (origin > fence) {
            throw new ArrayIndexOutOfBoundsException("origin(" + origin + ") > fence(" + fence + ")");
        }
        if (origin < 0) {
            throw new ArrayIndexOutOfBoundsException(origin);
        }
        if (fence > arrayLength) {
            throw new ArrayIndexOutOfBoundsException(fence);
        }
    }

    public static <T> Spliterator<T> spliterator(Collection<? extends T> c, int characteristics) {
        return new IteratorSpliterator<T>(Objects.requireNonNull(c), null, 0, withSize(characteristics));
    }

    public static <T> Spliterator<T> spliterator(Iterator<? extends T> iterator, long size, int characteristics) {
        return new IteratorSpliterator<T>(null, Objects.requireNonNull(iterator), size, withSize(characteristics));
    }

    public static <T> Spliterator<T> spliteratorUnknownSize(Iterator<? extends T> iterator, int characteristics) {
        return new IteratorSpliterator<T>(
                null, Objects.requireNonNull(iterator), Long.MAX_VALUE,
                characteristics & ~(Spliterator.SIZED | Spliterator.SUBSIZED));
    }

    private static int withSize(int characteristics) {
        return (characteristics & Spliterator.CONCURRENT) == 0
                ? characteristics | Spliterator.SIZED | Spliterator.SUBSIZED
                : characteristics;
    }

    public static <T> Iterator<T> iterator(Spliterator<? extends T> spliterator) {
        return new SpliteratorIterator<T>(Objects.requireNonNull(spliterator));
    }

    public static Spliterator.OfInt emptyIntSpliterator() {
        return new IntArraySpliterator(new int[0], 0, 0, 0);
    }

    public static Spliterator.OfInt spliterator(int[] array, int additionalCharacteristics) {
        return new IntArraySpliterator(array, 0, array.length, additionalCharacteristics);
    }

    public static Spliterator.OfInt spliterator(
            int[] array, int fromIndex, int toIndex, int additionalCharacteristics) {
        checkFromToBounds(array.length, fromIndex, toIndex);
        return new IntArraySpliterator(array, fromIndex, toIndex, additionalCharacteristics);
    }

    public static Spliterator.OfInt spliterator(
            PrimitiveIterator.OfInt iterator, long size, int characteristics) {
        return new IntIteratorSpliterator(Objects.requireNonNull(iterator), size, withSize(characteristics));
    }

    public static Spliterator.OfInt spliteratorUnknownSize(
            PrimitiveIterator.OfInt iterator, int characteristics) {
        return new IntIteratorSpliterator(
                Objects.requireNonNull(iterator), Long.MAX_VALUE,
                characteristics & ~(Spliterator.SIZED | Spliterator.SUBSIZED));
    }

    public static PrimitiveIterator.OfInt iterator(Spliterator.OfInt spliterator) {
        return new IntSpliteratorIterator(Objects.requireNonNull(spliterator));
    }

    public static Spliterator.OfLong emptyLongSpliterator() {
        return new LongArraySpliterator(new long[0], 0, 0, 0);
    }

    public static Spliterator.OfLong spliterator(long[] array, int additionalCharacteristics) {
        return new LongArraySpliterator(array, 0, array.length, additionalCharacteristics);
    }

    public static Spliterator.OfLong spliterator(
            long[] array, int fromIndex, int toIndex, int additionalCharacteristics) {
        checkFromToBounds(array.length, fromIndex, toIndex);
        return new LongArraySpliterator(array, fromIndex, toIndex, additionalCharacteristics);
    }

    public static Spliterator.OfLong spliterator(
            PrimitiveIterator.OfLong iterator, long size, int characteristics) {
        return new LongIteratorSpliterator(Objects.requireNonNull(iterator), size, withSize(characteristics));
    }

    public static Spliterator.OfLong spliteratorUnknownSize(
            PrimitiveIterator.OfLong iterator, int characteristics) {
        return new LongIteratorSpliterator(
                Objects.requireNonNull(iterator), Long.MAX_VALUE,
                characteristics & ~(Spliterator.SIZED | Spliterator.SUBSIZED));
    }

    public static PrimitiveIterator.OfLong iterator(Spliterator.OfLong spliterator) {
        return new LongSpliteratorIterator(Objects.requireNonNull(spliterator));
    }

    public static Spliterator.OfDouble emptyDoubleSpliterator() {
        return new DoubleArraySpliterator(new double[0], 0, 0, 0);
    }

    public static Spliterator.OfDouble spliterator(double[] array, int additionalCharacteristics) {
        return new DoubleArraySpliterator(array, 0, array.length, additionalCharacteristics);
    }

    public static Spliterator.OfDouble spliterator(
            double[] array, int fromIndex, int toIndex, int additionalCharacteristics) {
        checkFromToBounds(array.length, fromIndex, toIndex);
        return new DoubleArraySpliterator(array, fromIndex, toIndex, additionalCharacteristics);
    }

    public static Spliterator.OfDouble spliterator(
            PrimitiveIterator.OfDouble iterator, long size, int characteristics) {
        return new DoubleIteratorSpliterator(Objects.requireNonNull(iterator), size, withSize(characteristics));
    }

    public static Spliterator.OfDouble spliteratorUnknownSize(
            PrimitiveIterator.OfDouble iterator, int characteristics) {
        return new DoubleIteratorSpliterator(
                Objects.requireNonNull(iterator), Long.MAX_VALUE,
                characteristics & ~(Spliterator.SIZED | Spliterator.SUBSIZED));
    }

    public static PrimitiveIterator.OfDouble iterator(Spliterator.OfDouble spliterator) {
        return new DoubleSpliteratorIterator(Objects.requireNonNull(spliterator));
    }

    /** Base for spliterators that know only how to advance. */
    public abstract static class AbstractSpliterator<T> implements Spliterator<T> {
        private final int characteristics;
        private final long estimate;

        protected AbstractSpliterator(long estimate, int additionalCharacteristics) {
            this.estimate = estimate;
            this.characteristics = (additionalCharacteristics & Spliterator.SIZED) != 0
                    ? additionalCharacteristics | Spliterator.SUBSIZED
                    : additionalCharacteristics;
        }

        @Override
        @Nullable
        public Spliterator<T> trySplit() {
            return null;
        }

        @Override
        public long estimateSize() {
            return estimate;
        }

        @Override
        public int characteristics() {
            return characteristics;
        }
    }

    /** Base for spliterators over int that know only how to advance. */
    public abstract static class AbstractIntSpliterator implements Spliterator.OfInt {
        private final int characteristics;
        private final long estimate;

        protected AbstractIntSpliterator(long estimate, int additionalCharacteristics) {
            this.estimate = estimate;
            this.characteristics = (additionalCharacteristics & Spliterator.SIZED) != 0
                    ? additionalCharacteristics | Spliterator.SUBSIZED
                    : additionalCharacteristics;
        }

        @Override
        @Nullable
        public Spliterator.OfInt trySplit() {
            return null;
        }

        @Override
        public long estimateSize() {
            return estimate;
        }

        @Override
        public int characteristics() {
            return characteristics;
        }
    }

    /** Base for spliterators over long that know only how to advance. */
    public abstract static class AbstractLongSpliterator implements Spliterator.OfLong {
        private final int characteristics;
        private final long estimate;

        protected AbstractLongSpliterator(long estimate, int additionalCharacteristics) {
            this.estimate = estimate;
            this.characteristics = (additionalCharacteristics & Spliterator.SIZED) != 0
                    ? additionalCharacteristics | Spliterator.SUBSIZED
                    : additionalCharacteristics;
        }

        @Override
        @Nullable
        public Spliterator.OfLong trySplit() {
            return null;
        }

        @Override
        public long estimateSize() {
            return estimate;
        }

        @Override
        public int characteristics() {
            return characteristics;
        }
    }

    /** Base for spliterators over double that know only how to advance. */
    public abstract static class AbstractDoubleSpliterator implements Spliterator.OfDouble {
        private final int characteristics;
        private final long estimate;

        protected AbstractDoubleSpliterator(long estimate, int additionalCharacteristics) {
            this.estimate = estimate;
            this.characteristics = (additionalCharacteristics & Spliterator.SIZED) != 0
                    ? additionalCharacteristics | Spliterator.SUBSIZED
                    : additionalCharacteristics;
        }

        @Override
        @Nullable
        public Spliterator.OfDouble trySplit() {
            return null;
        }

        @Override
        public long estimateSize() {
            return estimate;
        }

        @Override
        public int characteristics() {
            return characteristics;
        }
    }

    static final class ArraySpliterator<T> implements Spliterator<T> {
        private final Object[] array;
        private int index;
        private final int end;
        private final int characteristics;

        ArraySpliterator(Object[] array, int start, int end, int additionalCharacteristics) {
            this.array = array;
            this.index = start;
            this.end = end;
            this.characteristics = additionalCharacteristics | Spliterator.SIZED | Spliterator.SUBSIZED;
        }

        @Override
        @Nullable
        public Spliterator<T> trySplit() {
            int middle = (index + end) >>> 1;
            if (index >= middle) {
                return null;
            }
            int start = index;
            index = middle;
            return new ArraySpliterator<T>(array, start, middle, characteristics);
        }

        @SuppressWarnings("unchecked")
        @Override
        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (index >= end) {
                return false;
            }
            action.accept((T) array[index++]);
            return true;
        }

        @SuppressWarnings("unchecked")
        @Override
        public void forEachRemaining(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            int i = index;
            index = end;
            while (i < end) {
                action.accept((T) array[i]);
                i++;
            }
        }

        @Override
        public long estimateSize() {
            return end - index;
        }

        @Override
        public int characteristics() {
            return characteristics;
        }

        @Override
        @Nullable
        public Comparator<? super T> getComparator() {
            if (hasCharacteristics(Spliterator.SORTED)) {
                return null;
            }
            throw new IllegalStateException();
        }
    }

    /** Over an iterator, or over a collection whose iterator is taken when first needed. */
    static class IteratorSpliterator<T> implements Spliterator<T> {
        private final Collection<? extends T> collection;
        private Iterator<? extends T> iterator;
        private long size;
        private final int characteristics;

        IteratorSpliterator(
                Collection<? extends T> collection, Iterator<? extends T> iterator, long size, int characteristics) {
            this.collection = collection;
            this.iterator = iterator;
            this.size = size;
            this.characteristics = characteristics;
        }

        private Iterator<? extends T> iterator() {
            if (iterator == null) {
                iterator = collection.iterator();
                size = collection.size();
            }
            return iterator;
        }

        @Override
        @Nullable
        public Spliterator<T> trySplit() {
            return null;
        }

        @Override
        public void forEachRemaining(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            iterator().forEachRemaining(action);
        }

        @Override
        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (iterator().hasNext()) {
                action.accept(iterator().next());
                return true;
            }
            return false;
        }

        @Override
        public long estimateSize() {
            iterator();
            return size;
        }

        @Override
        public int characteristics() {
            return characteristics;
        }

        @Override
        @Nullable
        public Comparator<? super T> getComparator() {
            if (hasCharacteristics(Spliterator.SORTED)) {
                return null;
            }
            throw new IllegalStateException();
        }
    }

    static final class SortedSpliterator<T> extends IteratorSpliterator<T> {
        private final SortedSet<T> set;

        SortedSpliterator(SortedSet<T> set) {
            super(set, null, 0, withSize(Spliterator.DISTINCT | Spliterator.SORTED | Spliterator.ORDERED));
            this.set = set;
        }

        @Override
        @Nullable
        public Comparator<? super T> getComparator() {
            return set.comparator();
        }
    }

    /** Over a list with fast access by index; its range is fixed when first needed. */
    static final class IndexedSpliterator<T> implements Spliterator<T> {
        private final List<T> list;
        private int index = 0;
        private int end = -1;
        private int expectedModCount;

        IndexedSpliterator(List<T> list) {
            this.list = list;
        }

        private int modCount() {
            return list instanceof AbstractList ? ((AbstractList<T>) list).modCount : 0;
        }

        private int end() {
            if (end < 0) {
                expectedModCount = modCount();
                end = list.size();
            }
            return end;
        }

        private void checkForComodification() {
            if (modCount() != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }

        private static <T> T get(List<T> list, int index) {
            try {
                return list.get(index);
            } catch (IndexOutOfBoundsException shrunk) {
                throw new ConcurrentModificationException();
            }
        }

        @Override
        @Nullable
        public Spliterator<T> trySplit() {
            return null;
        }

        @Override
        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (index >= end()) {
                return false;
            }
            action.accept(get(list, index++));
            checkForComodification();
            return true;
        }

        @Override
        public void forEachRemaining(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            int limit = end();
            int i = index;
            index = limit;
            while (i < limit) {
                action.accept(get(list, i));
                i++;
            }
            checkForComodification();
        }

        @Override
        public long estimateSize() {
            return end() - index;
        }

        @Override
        public int characteristics() {
            return Spliterator.ORDERED | Spliterator.SIZED | Spliterator.SUBSIZED;
        }
    }

    private static final class SpliteratorIterator<T> implements Iterator<T>, Consumer<T> {
        private final Spliterator<? extends T> spliterator;
        private boolean ready = false;
        private T next;

        SpliteratorIterator(Spliterator<? extends T> spliterator) {
            this.spliterator = spliterator;
        }

        @Override
        public void accept(T t) {
            ready = true;
            next = t;
        }

        @Override
        public boolean hasNext() {
            if (!ready) {
                spliterator.tryAdvance(this);
            }
            return ready;
        }

        @Override
        public T next() {
            if (!ready && !hasNext()) {
                throw new NoSuchElementException();
            }
            ready = false;
            T element = next;
            next = null;
            return element;
        }
    }

    static final class IntArraySpliterator implements Spliterator.OfInt {
        private final int[] array;
        private int index;
        private final int end;
        private final int characteristics;

        IntArraySpliterator(int[] array, int start, int end, int additionalCharacteristics) {
            this.array = array;
            this.index = start;
            this.end = end;
            this.characteristics = additionalCharacteristics | Spliterator.SIZED | Spliterator.SUBSIZED;
        }

        @Override
        @Nullable
        public Spliterator.OfInt trySplit() {
            int middle = (index + end) >>> 1;
            if (index >= middle) {
                return null;
            }
            int start = index;
            index = middle;
            return new IntArraySpliterator(array, start, middle, characteristics);
        }

        @Override
        public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            if (index >= end) {
                return false;
            }
            action.accept(array[index++]);
            return true;
        }

        @Override
        public void forEachRemaining(IntConsumer action) {
            Objects.requireNonNull(action);
            int i = index;
            index = end;
            while (i < end) {
                action.accept(array[i]);
                i++;
            }
        }

        @Override
        public long estimateSize() {
            return end - index;
        }

        @Override
        public int characteristics() {
            return characteristics;
        }

        @Override
        @Nullable
        public Comparator<? super Integer> getComparator() {
            if (hasCharacteristics(Spliterator.SORTED)) {
                return null;
            }
            throw new IllegalStateException();
        }
    }

    private static final class IntIteratorSpliterator implements Spliterator.OfInt {
        private final PrimitiveIterator.OfInt iterator;
        private final long size;
        private final int characteristics;

        IntIteratorSpliterator(PrimitiveIterator.OfInt iterator, long size, int characteristics) {
            this.iterator = iterator;
            this.size = size;
            this.characteristics = characteristics;
        }

        @Override
        @Nullable
        public Spliterator.OfInt trySplit() {
            return null;
        }

        @Override
        public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            if (iterator.hasNext()) {
                action.accept(iterator.nextInt());
                return true;
            }
            return false;
        }

        @Override
        public long estimateSize() {
            return size;
        }

        @Override
        public int characteristics() {
            return characteristics;
        }
    }

    private static final class IntSpliteratorIterator implements PrimitiveIterator.OfInt, IntConsumer {
        private final Spliterator.OfInt spliterator;
        private boolean ready = false;
        private int next;

        IntSpliteratorIterator(Spliterator.OfInt spliterator) {
            this.spliterator = spliterator;
        }

        @Override
        public void accept(int value) {
            ready = true;
            next = value;
        }

        @Override
        public boolean hasNext() {
            if (!ready) {
                spliterator.tryAdvance((IntConsumer) this);
            }
            return ready;
        }

        @Override
        public int nextInt() {
            if (!ready && !hasNext()) {
                throw new NoSuchElementException();
            }
            ready = false;
            return next;
        }
    }

    static final class LongArraySpliterator implements Spliterator.OfLong {
        private final long[] array;
        private int index;
        private final int end;
        private final int characteristics;

        LongArraySpliterator(long[] array, int start, int end, int additionalCharacteristics) {
            this.array = array;
            this.index = start;
            this.end = end;
            this.characteristics = additionalCharacteristics | Spliterator.SIZED | Spliterator.SUBSIZED;
        }

        @Override
        @Nullable
        public Spliterator.OfLong trySplit() {
            int middle = (index + end) >>> 1;
            if (index >= middle) {
                return null;
            }
            int start = index;
            index = middle;
            return new LongArraySpliterator(array, start, middle, characteristics);
        }

        @Override
        public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            if (index >= end) {
                return false;
            }
            action.accept(array[index++]);
            return true;
        }

        @Override
        public void forEachRemaining(LongConsumer action) {
            Objects.requireNonNull(action);
            int i = index;
            index = end;
            while (i < end) {
                action.accept(array[i]);
                i++;
            }
        }

        @Override
        public long estimateSize() {
            return end - index;
        }

        @Override
        public int characteristics() {
            return characteristics;
        }

        @Override
        @Nullable
        public Comparator<? super Long> getComparator() {
            if (hasCharacteristics(Spliterator.SORTED)) {
                return null;
            }
            throw new IllegalStateException();
        }
    }

    private static final class LongIteratorSpliterator implements Spliterator.OfLong {
        private final PrimitiveIterator.OfLong iterator;
        private final long size;
        private final int characteristics;

        LongIteratorSpliterator(PrimitiveIterator.OfLong iterator, long size, int characteristics) {
            this.iterator = iterator;
            this.size = size;
            this.characteristics = characteristics;
        }

        @Override
        @Nullable
        public Spliterator.OfLong trySplit() {
            return null;
        }

        @Override
        public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            if (iterator.hasNext()) {
                action.accept(iterator.nextLong());
                return true;
            }
            return false;
        }

        @Override
        public long estimateSize() {
            return size;
        }

        @Override
        public int characteristics() {
            return characteristics;
        }
    }

    private static final class LongSpliteratorIterator implements PrimitiveIterator.OfLong, LongConsumer {
        private final Spliterator.OfLong spliterator;
        private boolean ready = false;
        private long next;

        LongSpliteratorIterator(Spliterator.OfLong spliterator) {
            this.spliterator = spliterator;
        }

        @Override
        public void accept(long value) {
            ready = true;
            next = value;
        }

        @Override
        public boolean hasNext() {
            if (!ready) {
                spliterator.tryAdvance((LongConsumer) this);
            }
            return ready;
        }

        @Override
        public long nextLong() {
            if (!ready && !hasNext()) {
                throw new NoSuchElementException();
            }
            ready = false;
            return next;
        }
    }

    static final class DoubleArraySpliterator implements Spliterator.OfDouble {
        private final double[] array;
        private int index;
        private final int end;
        private final int characteristics;

        DoubleArraySpliterator(double[] array, int start, int end, int additionalCharacteristics) {
            this.array = array;
            this.index = start;
            this.end = end;
            this.characteristics = additionalCharacteristics | Spliterator.SIZED | Spliterator.SUBSIZED;
        }

        @Override
        @Nullable
        public Spliterator.OfDouble trySplit() {
            int middle = (index + end) >>> 1;
            if (index >= middle) {
                return null;
            }
            int start = index;
            index = middle;
            return new DoubleArraySpliterator(array, start, middle, characteristics);
        }

        @Override
        public boolean tryAdvance(DoubleConsumer action) {
            Objects.requireNonNull(action);
            if (index >= end) {
                return false;
            }
            action.accept(array[index++]);
            return true;
        }

        @Override
        public void forEachRemaining(DoubleConsumer action) {
            Objects.requireNonNull(action);
            int i = index;
            index = end;
            while (i < end) {
                action.accept(array[i]);
                i++;
            }
        }

        @Override
        public long estimateSize() {
            return end - index;
        }

        @Override
        public int characteristics() {
            return characteristics;
        }

        @Override
        @Nullable
        public Comparator<? super Double> getComparator() {
            if (hasCharacteristics(Spliterator.SORTED)) {
                return null;
            }
            throw new IllegalStateException();
        }
    }

    private static final class DoubleIteratorSpliterator implements Spliterator.OfDouble {
        private final PrimitiveIterator.OfDouble iterator;
        private final long size;
        private final int characteristics;

        DoubleIteratorSpliterator(PrimitiveIterator.OfDouble iterator, long size, int characteristics) {
            this.iterator = iterator;
            this.size = size;
            this.characteristics = characteristics;
        }

        @Override
        @Nullable
        public Spliterator.OfDouble trySplit() {
            return null;
        }

        @Override
        public boolean tryAdvance(DoubleConsumer action) {
            Objects.requireNonNull(action);
            if (iterator.hasNext()) {
                action.accept(iterator.nextDouble());
                return true;
            }
            return false;
        }

        @Override
        public long estimateSize() {
            return size;
        }

        @Override
        public int characteristics() {
            return characteristics;
        }
    }

    private static final class DoubleSpliteratorIterator implements PrimitiveIterator.OfDouble, DoubleConsumer {
        private final Spliterator.OfDouble spliterator;
        private boolean ready = false;
        private double next;

        DoubleSpliteratorIterator(Spliterator.OfDouble spliterator) {
            this.spliterator = spliterator;
        }

        @Override
        public void accept(double value) {
            ready = true;
            next = value;
        }

        @Override
        public boolean hasNext() {
            if (!ready) {
                spliterator.tryAdvance((DoubleConsumer) this);
            }
            return ready;
        }

        @Override
        public double nextDouble() {
            if (!ready && !hasNext()) {
                throw new NoSuchElementException();
            }
            ready = false;
            return next;
        }
    }
}
