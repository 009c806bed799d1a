/** Operations on arrays. */
package java.util;

import java.lang.reflect.Array;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.UnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

public final class Arrays {
    private Arrays() {
    }

    static void rangeCheck(int arrayLength, int fromIndex, int toIndex) {
        if (fromIndex > toIndex) {
            throw new IllegalArgumentException("fromIndex(" + fromIndex + ") > toIndex(" + toIndex + ")");
        }
        if (fromIndex < 0) {
            throw new ArrayIndexOutOfBoundsException(fromIndex);
        }
        if (toIndex > arrayLength) {
            throw new ArrayIndexOutOfBoundsException(toIndex);
        }
    }

    /** A new array of the same type as the given one. */
    @SuppressWarnings("unchecked")
    static <T> T[] newArrayLike(T[] a, int length) {
        return (T[]) Array.newInstance(a.getClass().getComponentType(), length);
    }

    @SafeVarargs
    public static <T> List<T> asList(T... a) {
        return new ArrayList<T>(a);
    }

    public static void sort(int[] a) {
        PrimitiveSorting.sort(a, 0, a.length);
    }

    public static void sort(int[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSorting.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(int[] a) {
        PrimitiveSorting.sort(a, 0, a.length);
    }

    public static void parallelSort(int[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSorting.sort(a, fromIndex, toIndex);
    }

    public static void sort(long[] a) {
        PrimitiveSorting.sort(a, 0, a.length);
    }

    public static void sort(long[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSorting.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(long[] a) {
        PrimitiveSorting.sort(a, 0, a.length);
    }

    public static void parallelSort(long[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSorting.sort(a, fromIndex, toIndex);
    }

    public static void sort(short[] a) {
        PrimitiveSorting.sort(a, 0, a.length);
    }

    public static void sort(short[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSorting.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(short[] a) {
        PrimitiveSorting.sort(a, 0, a.length);
    }

    public static void parallelSort(short[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSorting.sort(a, fromIndex, toIndex);
    }

    public static void sort(char[] a) {
        PrimitiveSorting.sort(a, 0, a.length);
    }

    public static void sort(char[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSorting.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(char[] a) {
        PrimitiveSorting.sort(a, 0, a.length);
    }

    public static void parallelSort(char[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSorting.sort(a, fromIndex, toIndex);
    }

    public static void sort(byte[] a) {
        PrimitiveSorting.sort(a, 0, a.length);
    }

    public static void sort(byte[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSorting.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(byte[] a) {
        PrimitiveSorting.sort(a, 0, a.length);
    }

    public static void parallelSort(byte[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSorting.sort(a, fromIndex, toIndex);
    }

    public static void sort(double[] a) {
        PrimitiveSorting.sort(a, 0, a.length);
    }

    public static void sort(double[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSorting.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(double[] a) {
        PrimitiveSorting.sort(a, 0, a.length);
    }

    public static void parallelSort(double[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSorting.sort(a, fromIndex, toIndex);
    }

    public static void sort(float[] a) {
        PrimitiveSorting.sort(a, 0, a.length);
    }

    public static void sort(float[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSorting.sort(a, fromIndex, toIndex);
    }

    public static void parallelSort(float[] a) {
        PrimitiveSorting.sort(a, 0, a.length);
    }

    public static void parallelSort(float[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        PrimitiveSorting.sort(a, fromIndex, toIndex);
    }

    public static void sort(Object[] a) {
        StableSorting.sort(a, 0, a.length, null);
    }

    public static void sort(Object[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        StableSorting.sort(a, fromIndex, toIndex, null);
    }

    @SuppressWarnings("unchecked")
    public static <T> void sort(T[] a, Comparator<? super T> c) {
        StableSorting.sort(a, 0, a.length, (Comparator<Object>) c);
    }

    @SuppressWarnings("unchecked")
    public static <T> void sort(T[] a, int fromIndex, int toIndex, Comparator<? super T> c) {
        rangeCheck(a.length, fromIndex, toIndex);
        StableSorting.sort(a, fromIndex, toIndex, (Comparator<Object>) c);
    }

    public static <T extends Comparable<? super T>> void parallelSort(T[] a) {
        StableSorting.sort(a, 0, a.length, null);
    }

    public static <T extends Comparable<? super T>> void parallelSort(T[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        StableSorting.sort(a, fromIndex, toIndex, null);
    }

    public static <T> void parallelSort(T[] a, Comparator<? super T> cmp) {
        sort(a, cmp);
    }

    public static <T> void parallelSort(T[] a, int fromIndex, int toIndex, Comparator<? super T> cmp) {
        sort(a, fromIndex, toIndex, cmp);
    }

    public static void parallelPrefix(int[] array, IntBinaryOperator op) {
        Objects.requireNonNull(op);
        for (int i = 1; i < array.length; i++) {
            array[i] = op.applyAsInt(array[i - 1], array[i]);
        }
    }

    public static void parallelPrefix(int[] array, int fromIndex, int toIndex, IntBinaryOperator op) {
        Objects.requireNonNull(op);
        rangeCheck(array.length, fromIndex, toIndex);
        for (int i = fromIndex + 1; i < toIndex; i++) {
            array[i] = op.applyAsInt(array[i - 1], array[i]);
        }
    }

    public static void parallelPrefix(long[] array, LongBinaryOperator op) {
        Objects.requireNonNull(op);
        for (int i = 1; i < array.length; i++) {
            array[i] = op.applyAsLong(array[i - 1], array[i]);
        }
    }

    public static void parallelPrefix(long[] array, int fromIndex, int toIndex, LongBinaryOperator op) {
        Objects.requireNonNull(op);
        rangeCheck(array.length, fromIndex, toIndex);
        for (int i = fromIndex + 1; i < toIndex; i++) {
            array[i] = op.applyAsLong(array[i - 1], array[i]);
        }
    }

    public static void parallelPrefix(double[] array, DoubleBinaryOperator op) {
        Objects.requireNonNull(op);
        for (int i = 1; i < array.length; i++) {
            array[i] = op.applyAsDouble(array[i - 1], array[i]);
        }
    }

    public static void parallelPrefix(double[] array, int fromIndex, int toIndex, DoubleBinaryOperator op) {
        Objects.requireNonNull(op);
        rangeCheck(array.length, fromIndex, toIndex);
        for (int i = fromIndex + 1; i < toIndex; i++) {
            array[i] = op.applyAsDouble(array[i - 1], array[i]);
        }
    }

    public static <T> void parallelPrefix(T[] array, BinaryOperator<T> op) {
        Objects.requireNonNull(op);
        for (int i = 1; i < array.length; i++) {
            array[i] = op.apply(array[i - 1], array[i]);
        }
    }

    public static <T> void parallelPrefix(T[] array, int fromIndex, int toIndex, BinaryOperator<T> op) {
        Objects.requireNonNull(op);
        rangeCheck(array.length, fromIndex, toIndex);
        for (int i = fromIndex + 1; i < toIndex; i++) {
            array[i] = op.apply(array[i - 1], array[i]);
        }
    }

    public static int binarySearch(int[] a, int key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(int[] a, int fromIndex, int toIndex, int key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(int[] a, int fromIndex, int toIndex, int key) {
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int value = a[middle];
            if (value < key) {
                low = middle + 1;
            } else if (value > key) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(long[] a, long key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(long[] a, int fromIndex, int toIndex, long key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(long[] a, int fromIndex, int toIndex, long key) {
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            long value = a[middle];
            if (value < key) {
                low = middle + 1;
            } else if (value > key) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(short[] a, short key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(short[] a, int fromIndex, int toIndex, short key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(short[] a, int fromIndex, int toIndex, short key) {
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            short value = a[middle];
            if (value < key) {
                low = middle + 1;
            } else if (value > key) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(char[] a, char key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(char[] a, int fromIndex, int toIndex, char key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(char[] a, int fromIndex, int toIndex, char key) {
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            char value = a[middle];
            if (value < key) {
                low = middle + 1;
            } else if (value > key) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(byte[] a, byte key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(byte[] a, int fromIndex, int toIndex, byte key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(byte[] a, int fromIndex, int toIndex, byte key) {
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            byte value = a[middle];
            if (value < key) {
                low = middle + 1;
            } else if (value > key) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(double[] a, double key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(double[] a, int fromIndex, int toIndex, double key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(double[] a, int fromIndex, int toIndex, double key) {
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            double value = a[middle];
            int order = Double.compare(value, key);
            if (order < 0) {
                low = middle + 1;
            } else if (order > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(float[] a, float key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(float[] a, int fromIndex, int toIndex, float key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(float[] a, int fromIndex, int toIndex, float key) {
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            float value = a[middle];
            int order = Float.compare(value, key);
            if (order < 0) {
                low = middle + 1;
            } else if (order > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(Object[] a, Object key) {
        return search(a, 0, a.length, key, null);
    }

    public static int binarySearch(Object[] a, int fromIndex, int toIndex, Object key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key, null);
    }

    @SuppressWarnings("unchecked")
    public static <T> int binarySearch(T[] a, T key, Comparator<? super T> c) {
        return search(a, 0, a.length, key, (Comparator<Object>) c);
    }

    @SuppressWarnings("unchecked")
    public static <T> int binarySearch(T[] a, int fromIndex, int toIndex, T key, Comparator<? super T> c) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key, (Comparator<Object>) c);
    }

    @SuppressWarnings("unchecked")
    private static int search(Object[] a, int fromIndex, int toIndex, Object key, Comparator<Object> c) {
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            Object value = a[middle];
            int order = c == null ? ((Comparable<Object>) value).compareTo(key) : c.compare(value, key);
            if (order < 0) {
                low = middle + 1;
            } else if (order > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static boolean equals(int[] a, int[] a2) {
        if (a == a2) {
            return true;
        }
        if (a == null || a2 == null || a.length != a2.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!(a[i] == a2[i])) {
                return false;
            }
        }
        return true;
    }

    public static boolean equals(
            int[] a, int aFromIndex, int aToIndex, int[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        if (aToIndex - aFromIndex != bToIndex - bFromIndex) {
            return false;
        }
        for (int i = 0; i < aToIndex - aFromIndex; i++) {
            if (!(a[aFromIndex + i] == b[bFromIndex + i])) {
                return false;
            }
        }
        return true;
    }

    public static void fill(int[] a, int val) {
        for (int i = 0; i < a.length; i++) {
            a[i] = val;
        }
    }

    public static void fill(int[] a, int fromIndex, int toIndex, int val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static int mismatch(int[] a, int[] b) {
        int length = Math.min(a.length, b.length);
        for (int i = 0; i < length; i++) {
            if (!(a[i] == b[i])) {
                return i;
            }
        }
        return a.length == b.length ? -1 : length;
    }

    public static int mismatch(
            int[] a, int aFromIndex, int aToIndex, int[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        for (int i = 0; i < length; i++) {
            if (!(a[aFromIndex + i] == b[bFromIndex + i])) {
                return i;
            }
        }
        return aLength == bLength ? -1 : length;
    }

    public static int compare(int[] a, int[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = mismatch(a, b);
        if (i >= 0 && i < Math.min(a.length, b.length)) {
            return Integer.compare(a[i], b[i]);
        }
        return a.length - b.length;
    }

    public static int compare(int[] a, int aFromIndex, int aToIndex, int[] b, int bFromIndex, int bToIndex) {
        int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        if (i >= 0 && i < Math.min(aLength, bLength)) {
            return Integer.compare(a[aFromIndex + i], b[bFromIndex + i]);
        }
        return aLength - bLength;
    }

    public static boolean equals(long[] a, long[] a2) {
        if (a == a2) {
            return true;
        }
        if (a == null || a2 == null || a.length != a2.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!(a[i] == a2[i])) {
                return false;
            }
        }
        return true;
    }

    public static boolean equals(
            long[] a, int aFromIndex, int aToIndex, long[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        if (aToIndex - aFromIndex != bToIndex - bFromIndex) {
            return false;
        }
        for (int i = 0; i < aToIndex - aFromIndex; i++) {
            if (!(a[aFromIndex + i] == b[bFromIndex + i])) {
                return false;
            }
        }
        return true;
    }

    public static void fill(long[] a, long val) {
        for (int i = 0; i < a.length; i++) {
            a[i] = val;
        }
    }

    public static void fill(long[] a, int fromIndex, int toIndex, long val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static int mismatch(long[] a, long[] b) {
        int length = Math.min(a.length, b.length);
        for (int i = 0; i < length; i++) {
            if (!(a[i] == b[i])) {
                return i;
            }
        }
        return a.length == b.length ? -1 : length;
    }

    public static int mismatch(
            long[] a, int aFromIndex, int aToIndex, long[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        for (int i = 0; i < length; i++) {
            if (!(a[aFromIndex + i] == b[bFromIndex + i])) {
                return i;
            }
        }
        return aLength == bLength ? -1 : length;
    }

    public static int compare(long[] a, long[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = mismatch(a, b);
        if (i >= 0 && i < Math.min(a.length, b.length)) {
            return Long.compare(a[i], b[i]);
        }
        return a.length - b.length;
    }

    public static int compare(long[] a, int aFromIndex, int aToIndex, long[] b, int bFromIndex, int bToIndex) {
        int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        if (i >= 0 && i < Math.min(aLength, bLength)) {
            return Long.compare(a[aFromIndex + i], b[bFromIndex + i]);
        }
        return aLength - bLength;
    }

    public static boolean equals(short[] a, short[] a2) {
        if (a == a2) {
            return true;
        }
        if (a == null || a2 == null || a.length != a2.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!(a[i] == a2[i])) {
                return false;
            }
        }
        return true;
    }

    public static boolean equals(
            short[] a, int aFromIndex, int aToIndex, short[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        if (aToIndex - aFromIndex != bToIndex - bFromIndex) {
            return false;
        }
        for (int i = 0; i < aToIndex - aFromIndex; i++) {
            if (!(a[aFromIndex + i] == b[bFromIndex + i])) {
                return false;
            }
        }
        return true;
    }

    public static void fill(short[] a, short val) {
        for (int i = 0; i < a.length; i++) {
            a[i] = val;
        }
    }

    public static void fill(short[] a, int fromIndex, int toIndex, short val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static int mismatch(short[] a, short[] b) {
        int length = Math.min(a.length, b.length);
        for (int i = 0; i < length; i++) {
            if (!(a[i] == b[i])) {
                return i;
            }
        }
        return a.length == b.length ? -1 : length;
    }

    public static int mismatch(
            short[] a, int aFromIndex, int aToIndex, short[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        for (int i = 0; i < length; i++) {
            if (!(a[aFromIndex + i] == b[bFromIndex + i])) {
                return i;
            }
        }
        return aLength == bLength ? -1 : length;
    }

    public static int compare(short[] a, short[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = mismatch(a, b);
        if (i >= 0 && i < Math.min(a.length, b.length)) {
            return Short.compare(a[i], b[i]);
        }
        return a.length - b.length;
    }

    public static int compare(short[] a, int aFromIndex, int aToIndex, short[] b, int bFromIndex, int bToIndex) {
        int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        if (i >= 0 && i < Math.min(aLength, bLength)) {
            return Short.compare(a[aFromIndex + i], b[bFromIndex + i]);
        }
        return aLength - bLength;
    }

    public static boolean equals(char[] a, char[] a2) {
        if (a == a2) {
            return true;
        }
        if (a == null || a2 == null || a.length != a2.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!(a[i] == a2[i])) {
                return false;
            }
        }
        return true;
    }

    public static boolean equals(
            char[] a, int aFromIndex, int aToIndex, char[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        if (aToIndex - aFromIndex != bToIndex - bFromIndex) {
            return false;
        }
        for (int i = 0; i < aToIndex - aFromIndex; i++) {
            if (!(a[aFromIndex + i] == b[bFromIndex + i])) {
                return false;
            }
        }
        return true;
    }

    public static void fill(char[] a, char val) {
        for (int i = 0; i < a.length; i++) {
            a[i] = val;
        }
    }

    public static void fill(char[] a, int fromIndex, int toIndex, char val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static int mismatch(char[] a, char[] b) {
        int length = Math.min(a.length, b.length);
        for (int i = 0; i < length; i++) {
            if (!(a[i] == b[i])) {
                return i;
            }
        }
        return a.length == b.length ? -1 : length;
    }

    public static int mismatch(
            char[] a, int aFromIndex, int aToIndex, char[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        for (int i = 0; i < length; i++) {
            if (!(a[aFromIndex + i] == b[bFromIndex + i])) {
                return i;
            }
        }
        return aLength == bLength ? -1 : length;
    }

    public static int compare(char[] a, char[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = mismatch(a, b);
        if (i >= 0 && i < Math.min(a.length, b.length)) {
            return Character.compare(a[i], b[i]);
        }
        return a.length - b.length;
    }

    public static int compare(char[] a, int aFromIndex, int aToIndex, char[] b, int bFromIndex, int bToIndex) {
        int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        if (i >= 0 && i < Math.min(aLength, bLength)) {
            return Character.compare(a[aFromIndex + i], b[bFromIndex + i]);
        }
        return aLength - bLength;
    }

    public static boolean equals(byte[] a, byte[] a2) {
        if (a == a2) {
            return true;
        }
        if (a == null || a2 == null || a.length != a2.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!(a[i] == a2[i])) {
                return false;
            }
        }
        return true;
    }

    public static boolean equals(
            byte[] a, int aFromIndex, int aToIndex, byte[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        if (aToIndex - aFromIndex != bToIndex - bFromIndex) {
            return false;
        }
        for (int i = 0; i < aToIndex - aFromIndex; i++) {
            if (!(a[aFromIndex + i] == b[bFromIndex + i])) {
                return false;
            }
        }
        return true;
    }

    public static void fill(byte[] a, byte val) {
        for (int i = 0; i < a.length; i++) {
            a[i] = val;
        }
    }

    public static void fill(byte[] a, int fromIndex, int toIndex, byte val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static int mismatch(byte[] a, byte[] b) {
        int length = Math.min(a.length, b.length);
        for (int i = 0; i < length; i++) {
            if (!(a[i] == b[i])) {
                return i;
            }
        }
        return a.length == b.length ? -1 : length;
    }

    public static int mismatch(
            byte[] a, int aFromIndex, int aToIndex, byte[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        for (int i = 0; i < length; i++) {
            if (!(a[aFromIndex + i] == b[bFromIndex + i])) {
                return i;
            }
        }
        return aLength == bLength ? -1 : length;
    }

    public static int compare(byte[] a, byte[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = mismatch(a, b);
        if (i >= 0 && i < Math.min(a.length, b.length)) {
            return Byte.compare(a[i], b[i]);
        }
        return a.length - b.length;
    }

    public static int compare(byte[] a, int aFromIndex, int aToIndex, byte[] b, int bFromIndex, int bToIndex) {
        int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        if (i >= 0 && i < Math.min(aLength, bLength)) {
            return Byte.compare(a[aFromIndex + i], b[bFromIndex + i]);
        }
        return aLength - bLength;
    }

    public static boolean equals(boolean[] a, boolean[] a2) {
        if (a == a2) {
            return true;
        }
        if (a == null || a2 == null || a.length != a2.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!(a[i] == a2[i])) {
                return false;
            }
        }
        return true;
    }

    public static boolean equals(
            boolean[] a, int aFromIndex, int aToIndex, boolean[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        if (aToIndex - aFromIndex != bToIndex - bFromIndex) {
            return false;
        }
        for (int i = 0; i < aToIndex - aFromIndex; i++) {
            if (!(a[aFromIndex + i] == b[bFromIndex + i])) {
                return false;
            }
        }
        return true;
    }

    public static void fill(boolean[] a, boolean val) {
        for (int i = 0; i < a.length; i++) {
            a[i] = val;
        }
    }

    public static void fill(boolean[] a, int fromIndex, int toIndex, boolean val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static int mismatch(boolean[] a, boolean[] b) {
        int length = Math.min(a.length, b.length);
        for (int i = 0; i < length; i++) {
            if (!(a[i] == b[i])) {
                return i;
            }
        }
        return a.length == b.length ? -1 : length;
    }

    public static int mismatch(
            boolean[] a, int aFromIndex, int aToIndex, boolean[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        for (int i = 0; i < length; i++) {
            if (!(a[aFromIndex + i] == b[bFromIndex + i])) {
                return i;
            }
        }
        return aLength == bLength ? -1 : length;
    }

    public static int compare(boolean[] a, boolean[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = mismatch(a, b);
        if (i >= 0 && i < Math.min(a.length, b.length)) {
            return Boolean.compare(a[i], b[i]);
        }
        return a.length - b.length;
    }

    public static int compare(boolean[] a, int aFromIndex, int aToIndex, boolean[] b, int bFromIndex, int bToIndex) {
        int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        if (i >= 0 && i < Math.min(aLength, bLength)) {
            return Boolean.compare(a[aFromIndex + i], b[bFromIndex + i]);
        }
        return aLength - bLength;
    }

    public static boolean equals(double[] a, double[] a2) {
        if (a == a2) {
            return true;
        }
        if (a == null || a2 == null || a.length != a2.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!(Double.compare(a[i], a2[i]) == 0)) {
                return false;
            }
        }
        return true;
    }

    public static boolean equals(
            double[] a, int aFromIndex, int aToIndex, double[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        if (aToIndex - aFromIndex != bToIndex - bFromIndex) {
            return false;
        }
        for (int i = 0; i < aToIndex - aFromIndex; i++) {
            if (!(Double.compare(a[aFromIndex + i], b[bFromIndex + i]) == 0)) {
                return false;
            }
        }
        return true;
    }

    public static void fill(double[] a, double val) {
        for (int i = 0; i < a.length; i++) {
            a[i] = val;
        }
    }

    public static void fill(double[] a, int fromIndex, int toIndex, double val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static int mismatch(double[] a, double[] b) {
        int length = Math.min(a.length, b.length);
        for (int i = 0; i < length; i++) {
            if (!(Double.compare(a[i], b[i]) == 0)) {
                return i;
            }
        }
        return a.length == b.length ? -1 : length;
    }

    public static int mismatch(
            double[] a, int aFromIndex, int aToIndex, double[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        for (int i = 0; i < length; i++) {
            if (!(Double.compare(a[aFromIndex + i], b[bFromIndex + i]) == 0)) {
                return i;
            }
        }
        return aLength == bLength ? -1 : length;
    }

    public static int compare(double[] a, double[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = mismatch(a, b);
        if (i >= 0 && i < Math.min(a.length, b.length)) {
            return Double.compare(a[i], b[i]);
        }
        return a.length - b.length;
    }

    public static int compare(double[] a, int aFromIndex, int aToIndex, double[] b, int bFromIndex, int bToIndex) {
        int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        if (i >= 0 && i < Math.min(aLength, bLength)) {
            return Double.compare(a[aFromIndex + i], b[bFromIndex + i]);
        }
        return aLength - bLength;
    }

    public static boolean equals(float[] a, float[] a2) {
        if (a == a2) {
            return true;
        }
        if (a == null || a2 == null || a.length != a2.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!(Float.compare(a[i], a2[i]) == 0)) {
                return false;
            }
        }
        return true;
    }

    public static boolean equals(
            float[] a, int aFromIndex, int aToIndex, float[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        if (aToIndex - aFromIndex != bToIndex - bFromIndex) {
            return false;
        }
        for (int i = 0; i < aToIndex - aFromIndex; i++) {
            if (!(Float.compare(a[aFromIndex + i], b[bFromIndex + i]) == 0)) {
                return false;
            }
        }
        return true;
    }

    public static void fill(float[] a, float val) {
        for (int i = 0; i < a.length; i++) {
            a[i] = val;
        }
    }

    public static void fill(float[] a, int fromIndex, int toIndex, float val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static int mismatch(float[] a, float[] b) {
        int length = Math.min(a.length, b.length);
        for (int i = 0; i < length; i++) {
            if (!(Float.compare(a[i], b[i]) == 0)) {
                return i;
            }
        }
        return a.length == b.length ? -1 : length;
    }

    public static int mismatch(
            float[] a, int aFromIndex, int aToIndex, float[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        for (int i = 0; i < length; i++) {
            if (!(Float.compare(a[aFromIndex + i], b[bFromIndex + i]) == 0)) {
                return i;
            }
        }
        return aLength == bLength ? -1 : length;
    }

    public static int compare(float[] a, float[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = mismatch(a, b);
        if (i >= 0 && i < Math.min(a.length, b.length)) {
            return Float.compare(a[i], b[i]);
        }
        return a.length - b.length;
    }

    public static int compare(float[] a, int aFromIndex, int aToIndex, float[] b, int bFromIndex, int bToIndex) {
        int i = mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        if (i >= 0 && i < Math.min(aLength, bLength)) {
            return Float.compare(a[aFromIndex + i], b[bFromIndex + i]);
        }
        return aLength - bLength;
    }

    public static boolean equals(Object[] a, Object[] a2) {
        if (a == a2) {
            return true;
        }
        if (a == null || a2 == null || a.length != a2.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!(Objects.equals(a[i], a2[i]))) {
                return false;
            }
        }
        return true;
    }

    public static boolean equals(
            Object[] a, int aFromIndex, int aToIndex, Object[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        if (aToIndex - aFromIndex != bToIndex - bFromIndex) {
            return false;
        }
        for (int i = 0; i < aToIndex - aFromIndex; i++) {
            if (!(Objects.equals(a[aFromIndex + i], b[bFromIndex + i]))) {
                return false;
            }
        }
        return true;
    }

    public static void fill(Object[] a, Object val) {
        for (int i = 0; i < a.length; i++) {
            a[i] = val;
        }
    }

    public static void fill(Object[] a, int fromIndex, int toIndex, Object val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static int mismatch(Object[] a, Object[] b) {
        int length = Math.min(a.length, b.length);
        for (int i = 0; i < length; i++) {
            if (!(Objects.equals(a[i], b[i]))) {
                return i;
            }
        }
        return a.length == b.length ? -1 : length;
    }

    public static int mismatch(
            Object[] a, int aFromIndex, int aToIndex, Object[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        for (int i = 0; i < length; i++) {
            if (!(Objects.equals(a[aFromIndex + i], b[bFromIndex + i]))) {
                return i;
            }
        }
        return aLength == bLength ? -1 : length;
    }

    public static <T extends Comparable<? super T>> int compare(T[] a, T[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int length = Math.min(a.length, b.length);
        for (int i = 0; i < length; i++) {
            T left = a[i];
            T right = b[i];
            if (left != right) {
                if (left == null || right == null) {
                    return left == null ? -1 : 1;
                }
                int order = left.compareTo(right);
                if (order != 0) {
                    return order;
                }
            }
        }
        return a.length - b.length;
    }

    public static <T> int compare(T[] a, T[] b, Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int length = Math.min(a.length, b.length);
        for (int i = 0; i < length; i++) {
            T left = a[i];
            T right = b[i];
            if (left != right) {
                int order = cmp.compare(left, right);
                if (order != 0) {
                    return order;
                }
            }
        }
        return a.length - b.length;
    }

    public static <T> boolean equals(T[] a, T[] a2, Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        if (a == a2) {
            return true;
        }
        if (a == null || a2 == null || a.length != a2.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (cmp.compare(a[i], a2[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    public static <T> int mismatch(T[] a, T[] b, Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        int length = Math.min(a.length, b.length);
        for (int i = 0; i < length; i++) {
            T left = a[i];
            T right = b[i];
            if (left != right && cmp.compare(left, right) != 0) {
                return i;
            }
        }
        return a.length == b.length ? -1 : length;
    }

    @SuppressWarnings("unchecked")
    public static <T> T[] copyOf(T[] original, int newLength) {
        T[] copy = newArrayLike(original, newLength);
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    @SuppressWarnings("unchecked")
    public static <T, U> T[] copyOf(U[] original, int newLength, Class<? extends T[]> newType) {
        T[] copy = (T[]) Array.newInstance(newType.getComponentType(), newLength);
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static <T> T[] copyOfRange(T[] original, int from, int to) {
        Objects.requireNonNull(original);
        int newLength = to - from;
        if (newLength < 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        T[] copy = newArrayLike(original, newLength);
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, newLength));
        return copy;
    }

    @SuppressWarnings("unchecked")
    public static <T, U> T[] copyOfRange(U[] original, int from, int to, Class<? extends T[]> newType) {
        int newLength = to - from;
        if (newLength < 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        T[] copy = (T[]) Array.newInstance(newType.getComponentType(), newLength);
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, newLength));
        return copy;
    }

    public static int[] copyOf(int[] original, int newLength) {
        int[] copy = new int[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static int[] copyOfRange(int[] original, int from, int to) {
        int newLength = to - from;
        if (newLength < 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        int[] copy = new int[newLength];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, newLength));
        return copy;
    }

    public static long[] copyOf(long[] original, int newLength) {
        long[] copy = new long[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static long[] copyOfRange(long[] original, int from, int to) {
        int newLength = to - from;
        if (newLength < 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        long[] copy = new long[newLength];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, newLength));
        return copy;
    }

    public static short[] copyOf(short[] original, int newLength) {
        short[] copy = new short[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static short[] copyOfRange(short[] original, int from, int to) {
        int newLength = to - from;
        if (newLength < 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        short[] copy = new short[newLength];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, newLength));
        return copy;
    }

    public static char[] copyOf(char[] original, int newLength) {
        char[] copy = new char[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static char[] copyOfRange(char[] original, int from, int to) {
        int newLength = to - from;
        if (newLength < 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        char[] copy = new char[newLength];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, newLength));
        return copy;
    }

    public static byte[] copyOf(byte[] original, int newLength) {
        byte[] copy = new byte[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static byte[] copyOfRange(byte[] original, int from, int to) {
        int newLength = to - from;
        if (newLength < 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        byte[] copy = new byte[newLength];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, newLength));
        return copy;
    }

    public static boolean[] copyOf(boolean[] original, int newLength) {
        boolean[] copy = new boolean[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static boolean[] copyOfRange(boolean[] original, int from, int to) {
        int newLength = to - from;
        if (newLength < 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        boolean[] copy = new boolean[newLength];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, newLength));
        return copy;
    }

    public static double[] copyOf(double[] original, int newLength) {
        double[] copy = new double[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static double[] copyOfRange(double[] original, int from, int to) {
        int newLength = to - from;
        if (newLength < 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        double[] copy = new double[newLength];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, newLength));
        return copy;
    }

    public static float[] copyOf(float[] original, int newLength) {
        float[] copy = new float[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static float[] copyOfRange(float[] original, int from, int to) {
        int newLength = to - from;
        if (newLength < 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        float[] copy = new float[newLength];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, newLength));
        return copy;
    }

    public static int hashCode(int[] a) {
        if (a == null) {
            return 0;
        }
        int result = 1;
        for (int i = 0; i < a.length; i++) {
            result = 31 * result + a[i];
        }
        return result;
    }

    public static String toString(int[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder text = new StringBuilder();
        text.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(a[i]);
        }
        return text.append(']').toString();
    }

    public static int hashCode(long[] a) {
        if (a == null) {
            return 0;
        }
        int result = 1;
        for (int i = 0; i < a.length; i++) {
            result = 31 * result + Long.hashCode(a[i]);
        }
        return result;
    }

    public static String toString(long[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder text = new StringBuilder();
        text.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(a[i]);
        }
        return text.append(']').toString();
    }

    public static int hashCode(short[] a) {
        if (a == null) {
            return 0;
        }
        int result = 1;
        for (int i = 0; i < a.length; i++) {
            result = 31 * result + a[i];
        }
        return result;
    }

    public static String toString(short[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder text = new StringBuilder();
        text.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(a[i]);
        }
        return text.append(']').toString();
    }

    public static int hashCode(char[] a) {
        if (a == null) {
            return 0;
        }
        int result = 1;
        for (int i = 0; i < a.length; i++) {
            result = 31 * result + a[i];
        }
        return result;
    }

    public static String toString(char[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder text = new StringBuilder();
        text.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(a[i]);
        }
        return text.append(']').toString();
    }

    public static int hashCode(byte[] a) {
        if (a == null) {
            return 0;
        }
        int result = 1;
        for (int i = 0; i < a.length; i++) {
            result = 31 * result + a[i];
        }
        return result;
    }

    public static String toString(byte[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder text = new StringBuilder();
        text.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(a[i]);
        }
        return text.append(']').toString();
    }

    public static int hashCode(boolean[] a) {
        if (a == null) {
            return 0;
        }
        int result = 1;
        for (int i = 0; i < a.length; i++) {
            result = 31 * result + Boolean.hashCode(a[i]);
        }
        return result;
    }

    public static String toString(boolean[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder text = new StringBuilder();
        text.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(a[i]);
        }
        return text.append(']').toString();
    }

    public static int hashCode(double[] a) {
        if (a == null) {
            return 0;
        }
        int result = 1;
        for (int i = 0; i < a.length; i++) {
            result = 31 * result + Double.hashCode(a[i]);
        }
        return result;
    }

    public static String toString(double[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder text = new StringBuilder();
        text.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(a[i]);
        }
        return text.append(']').toString();
    }

    public static int hashCode(float[] a) {
        if (a == null) {
            return 0;
        }
        int result = 1;
        for (int i = 0; i < a.length; i++) {
            result = 31 * result + Float.hashCode(a[i]);
        }
        return result;
    }

    public static String toString(float[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder text = new StringBuilder();
        text.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(a[i]);
        }
        return text.append(']').toString();
    }

    public static int hashCode(Object[] a) {
        if (a == null) {
            return 0;
        }
        int result = 1;
        for (int i = 0; i < a.length; i++) {
            result = 31 * result + (a[i] == null ? 0 : a[i].hashCode());
        }
        return result;
    }

    public static String toString(Object[] a) {
        if (a == null) {
            return "null";
        }
        if (a.length == 0) {
            return "[]";
        }
        StringBuilder text = new StringBuilder();
        text.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(String.valueOf(a[i]));
        }
        return text.append(']').toString();
    }

    public static int deepHashCode(Object[] a) {
        if (a == null) {
            return 0;
        }
        int result = 1;
        for (Object element : a) {
            result = 31 * result + deepHashOf(element);
        }
        return result;
    }

    private static int deepHashOf(Object element) {
        if (element == null) {
            return 0;
        }
        if (element instanceof Object[]) {
            return deepHashCode((Object[]) element);
        }        if (element instanceof int[]) {
            return hashCode((int[]) element);
        }
        if (element instanceof long[]) {
            return hashCode((long[]) element);
        }
        if (element instanceof short[]) {
            return hashCode((short[]) element);
        }
        if (element instanceof char[]) {
            return hashCode((char[]) element);
        }
        if (element instanceof byte[]) {
            return hashCode((byte[]) element);
        }
        if (element instanceof boolean[]) {
            return hashCode((boolean[]) element);
        }
        if (element instanceof double[]) {
            return hashCode((double[]) element);
        }
        if (element instanceof float[]) {
            return hashCode((float[]) element);
        }
        return element.hashCode();
    }

    public static boolean deepEquals(Object[] a1, Object[] a2) {
        if (a1 == a2) {
            return true;
        }
        if (a1 == null || a2 == null || a1.length != a2.length) {
            return false;
        }
        for (int i = 0; i < a1.length; i++) {
            Object left = a1[i];
            Object right = a2[i];
            if (left != right && (left == null || !deepEquals0(left, right))) {
                return false;
            }
        }
        return true;
    }

    /** The first value is not null. */
    static boolean deepEquals0(Object left, Object right) {
        if (left instanceof Object[] && right instanceof Object[]) {
            return deepEquals((Object[]) left, (Object[]) right);
        }
        if (left instanceof int[] && right instanceof int[]) {
            return equals((int[]) left, (int[]) right);
        }
        if (left instanceof long[] && right instanceof long[]) {
            return equals((long[]) left, (long[]) right);
        }
        if (left instanceof short[] && right instanceof short[]) {
            return equals((short[]) left, (short[]) right);
        }
        if (left instanceof char[] && right instanceof char[]) {
            return equals((char[]) left, (char[]) right);
        }
        if (left instanceof byte[] && right instanceof byte[]) {
            return equals((byte[]) left, (byte[]) right);
        }
        if (left instanceof boolean[] && right instanceof boolean[]) {
            return equals((boolean[]) left, (boolean[]) right);
        }
        if (left instanceof double[] && right instanceof double[]) {
            return equals((double[]) left, (double[]) right);
        }
        if (left instanceof float[] && right instanceof float[]) {
            return equals((float[]) left, (float[]) right);
        }
        return left.equals(right);
    }

    public static String deepToString(Object[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder();
        deepToString(a, text, null);
        return text.toString();
    }

    /** The arrays around the one that is being written, innermost first. */
    private static final class Enclosing {
        final Object[] array;
        final Enclosing outer;

        Enclosing(Object[] array, Enclosing outer) {
            this.array = array;
            this.outer = outer;
        }
    }

    private static boolean encloses(Enclosing enclosing, Object[] array) {
        for (Enclosing each = enclosing; each != null; each = each.outer) {
            if (each.array == array) {
                return true;
            }
        }
        return false;
    }

    private static void deepToString(Object[] a, StringBuilder text, Enclosing outer) {
        if (a.length == 0) {
            text.append("[]");
            return;
        }
        Enclosing enclosing = new Enclosing(a, outer);
        text.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            Object element = a[i];
            if (element instanceof Object[]) {
                if (encloses(enclosing, (Object[]) element)) {
                    text.append("[...]");
                } else {
                    deepToString((Object[]) element, text, enclosing);
                }
            } else {
                text.append(shallowText(element));
            }
        }
        text.append(']');
    }

    private static String shallowText(Object element) {
        if (element instanceof int[]) {
            return toString((int[]) element);
        }
        if (element instanceof long[]) {
            return toString((long[]) element);
        }
        if (element instanceof short[]) {
            return toString((short[]) element);
        }
        if (element instanceof char[]) {
            return toString((char[]) element);
        }
        if (element instanceof byte[]) {
            return toString((byte[]) element);
        }
        if (element instanceof boolean[]) {
            return toString((boolean[]) element);
        }
        if (element instanceof double[]) {
            return toString((double[]) element);
        }
        if (element instanceof float[]) {
            return toString((float[]) element);
        }
        return String.valueOf(element);
    }

    public static <T> void setAll(T[] array, IntFunction<? extends T> generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.apply(i);
        }
    }

    public static <T> void parallelSetAll(T[] array, IntFunction<? extends T> generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.apply(i);
        }
    }

    public static void setAll(int[] array, IntUnaryOperator generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsInt(i);
        }
    }

    public static void parallelSetAll(int[] array, IntUnaryOperator generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsInt(i);
        }
    }

    public static void setAll(long[] array, IntToLongFunction generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsLong(i);
        }
    }

    public static void parallelSetAll(long[] array, IntToLongFunction generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsLong(i);
        }
    }

    public static void setAll(double[] array, IntToDoubleFunction generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsDouble(i);
        }
    }

    public static void parallelSetAll(double[] array, IntToDoubleFunction generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsDouble(i);
        }
    }

    public static <T> Spliterator<T> spliterator(T[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static <T> Spliterator<T> spliterator(T[] array, int startInclusive, int endExclusive) {
        return Spliterators.spliterator(
                array, startInclusive, endExclusive, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static <T> Stream<T> stream(T[] array) {
        return stream(array, 0, array.length);
    }

    public static <T> Stream<T> stream(T[] array, int startInclusive, int endExclusive) {
        return StreamSupport.stream(spliterator(array, startInclusive, endExclusive), false);
    }

    public static Spliterator.OfInt spliterator(int[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static Spliterator.OfInt spliterator(int[] array, int startInclusive, int endExclusive) {
        return Spliterators.spliterator(
                array, startInclusive, endExclusive, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static IntStream stream(int[] array) {
        return stream(array, 0, array.length);
    }

    public static IntStream stream(int[] array, int startInclusive, int endExclusive) {
        return StreamSupport.intStream(spliterator(array, startInclusive, endExclusive), false);
    }

    public static Spliterator.OfLong spliterator(long[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static Spliterator.OfLong spliterator(long[] array, int startInclusive, int endExclusive) {
        return Spliterators.spliterator(
                array, startInclusive, endExclusive, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static LongStream stream(long[] array) {
        return stream(array, 0, array.length);
    }

    public static LongStream stream(long[] array, int startInclusive, int endExclusive) {
        return StreamSupport.longStream(spliterator(array, startInclusive, endExclusive), false);
    }

    public static Spliterator.OfDouble spliterator(double[] array) {
        return Spliterators.spliterator(array, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static Spliterator.OfDouble spliterator(double[] array, int startInclusive, int endExclusive) {
        return Spliterators.spliterator(
                array, startInclusive, endExclusive, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static DoubleStream stream(double[] array) {
        return stream(array, 0, array.length);
    }

    public static DoubleStream stream(double[] array, int startInclusive, int endExclusive) {
        return StreamSupport.doubleStream(spliterator(array, startInclusive, endExclusive), false);
    }

    /** An array as a list of fixed size; changes go through to the array. */
    private static class ArrayList<E> extends AbstractList<E> implements RandomAccess, java.io.Serializable {
        private final E[] a;

        ArrayList(E[] array) {
            a = Objects.requireNonNull(array);
        }

        @Override
        public int size() {
            return a.length;
        }

        @Override
        public Object[] toArray() {
            return Arrays.copyOf(a, a.length, Object[].class);
        }

        @Override
        public <T> T[] toArray(T[] target) {
            T[] result = target.length >= a.length ? target : newArrayLike(target, a.length);
            System.arraycopy(a, 0, result, 0, a.length);
            if (result.length > a.length) {
                result[a.length] = null;
            }
            return result;
        }

        @Override
        public E get(int index) {
            return a[index];
        }

        @Override
        public E set(int index, E element) {
            E old = a[index];
            a[index] = element;
            return old;
        }

        @Override
        public int indexOf(Object o) {
            for (int i = 0; i < a.length; i++) {
                if (o == null ? a[i] == null : o.equals(a[i])) {
                    return i;
                }
            }
            return -1;
        }

        @Override
        public boolean contains(Object o) {
            return indexOf(o) >= 0;
        }

        @Override
        public Spliterator<E> spliterator() {
            return Spliterators.spliterator(a, Spliterator.ORDERED);
        }

        @Override
        public void forEach(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            for (E element : a) {
                action.accept(element);
            }
        }

        @Override
        public void replaceAll(UnaryOperator<E> operator) {
            Objects.requireNonNull(operator);
            for (int i = 0; i < a.length; i++) {
                a[i] = operator.apply(a[i]);
            }
        }

        @Override
        public void sort(Comparator<? super E> c) {
            Arrays.sort(a, c);
        }

        @Override
        public Iterator<E> iterator() {
            return new ArrayIterator<E>(a);
        }
    }

    private static class ArrayIterator<E> implements Iterator<E> {
        private int cursor;
        private final E[] a;

        ArrayIterator(E[] a) {
            this.a = a;
        }

        @Override
        public boolean hasNext() {
            return cursor < a.length;
        }

        @Override
        public E next() {
            int index = cursor;
            if (index >= a.length) {
                throw new NoSuchElementException();
            }
            cursor = index + 1;
            return a[index];
        }
    }
}
