package jdk.internal.util;

import java.util.Collection;

/** What java.util asks of the JDK's class of this name, element by element instead of by raw memory. */
public class ArraysSupport {
    public static final int SOFT_MAX_ARRAY_LENGTH = Integer.MAX_VALUE - 8;

    private ArraysSupport() {
    }

    public static int newLength(int oldLength, int minGrowth, int prefGrowth) {
        int length = oldLength + Math.max(minGrowth, prefGrowth);
        if (0 < length && length <= SOFT_MAX_ARRAY_LENGTH) {
            return length;
        }
        int least = oldLength + minGrowth;
        if (least < 0) {
            throw new OutOfMemoryError("Required array length " + oldLength + " + " + minGrowth + " is too large");
        }
        return Math.max(least, SOFT_MAX_ARRAY_LENGTH);
    }

    public static int mismatch(boolean[] a, boolean[] b, int length) {
        return mismatch(a, 0, b, 0, length);
    }

    public static int mismatch(boolean[] a, int aFrom, boolean[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return i;
            }
        }
        return -1;
    }

    public static int mismatch(byte[] a, byte[] b, int length) {
        return mismatch(a, 0, b, 0, length);
    }

    public static int mismatch(byte[] a, int aFrom, byte[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return i;
            }
        }
        return -1;
    }

    public static int mismatch(char[] a, char[] b, int length) {
        return mismatch(a, 0, b, 0, length);
    }

    public static int mismatch(char[] a, int aFrom, char[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return i;
            }
        }
        return -1;
    }

    public static int mismatch(short[] a, short[] b, int length) {
        return mismatch(a, 0, b, 0, length);
    }

    public static int mismatch(short[] a, int aFrom, short[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return i;
            }
        }
        return -1;
    }

    public static int mismatch(int[] a, int[] b, int length) {
        return mismatch(a, 0, b, 0, length);
    }

    public static int mismatch(int[] a, int aFrom, int[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return i;
            }
        }
        return -1;
    }

    public static int mismatch(long[] a, long[] b, int length) {
        return mismatch(a, 0, b, 0, length);
    }

    public static int mismatch(long[] a, int aFrom, long[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return i;
            }
        }
        return -1;
    }

    public static int mismatch(float[] a, float[] b, int length) {
        return mismatch(a, 0, b, 0, length);
    }

    public static int mismatch(float[] a, int aFrom, float[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (Float.floatToIntBits(a[aFrom + i]) != Float.floatToIntBits(b[bFrom + i])) {
                return i;
            }
        }
        return -1;
    }

    public static int mismatch(double[] a, double[] b, int length) {
        return mismatch(a, 0, b, 0, length);
    }

    public static int mismatch(double[] a, int aFrom, double[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (Double.doubleToLongBits(a[aFrom + i]) != Double.doubleToLongBits(b[bFrom + i])) {
                return i;
            }
        }
        return -1;
    }

    public static int hashCode(int[] a, int from, int length, int initial) {
        int result = initial;
        for (int i = from; i < from + length; i++) {
            result = 31 * result + a[i];
        }
        return result;
    }

    public static int hashCode(short[] a, int from, int length, int initial) {
        int result = initial;
        for (int i = from; i < from + length; i++) {
            result = 31 * result + a[i];
        }
        return result;
    }

    public static int hashCode(char[] a, int from, int length, int initial) {
        int result = initial;
        for (int i = from; i < from + length; i++) {
            result = 31 * result + a[i];
        }
        return result;
    }

    public static int hashCode(byte[] a, int from, int length, int initial) {
        int result = initial;
        for (int i = from; i < from + length; i++) {
            result = 31 * result + a[i];
        }
        return result;
    }

    public static int hashCode(Object[] a, int from, int length, int initial) {
        int result = initial;
        for (int i = from; i < from + length; i++) {
            result = 31 * result + (a[i] == null ? 0 : a[i].hashCode());
        }
        return result;
    }

    public static <T> T[] reverse(T[] a) {
        for (int low = 0, high = a.length - 1; low < high; low++, high--) {
            T kept = a[low];
            a[low] = a[high];
            a[high] = kept;
        }
        return a;
    }

    public static <T> T[] toArrayReversed(Collection<?> collection, T[] array) {
        T[] elements = reverse(collection.toArray(java.util.Arrays.copyOf(array, 0)));
        if (elements.length > array.length) {
            return elements;
        }
        System.arraycopy(elements, 0, array, 0, elements.length);
        if (array.length > elements.length) {
            array[elements.length] = null;
        }
        return array;
    }
}
