/** Sorting of numbers: merge sort, with insertion for short runs. */
package java.util;

final class PrimitiveSorting {
    private static final int SHORT = 12;

    private PrimitiveSorting() {
    }

    static void sort(int[] a, int from, int to) {
        sort(a, from, to, to - from > SHORT ? new int[(to - from + 1) / 2] : null);
    }

    private static void sort(int[] a, int from, int to, int[] buffer) {
        if (to - from <= SHORT) {
            for (int i = from + 1; i < to; i++) {
                int value = a[i];
                int j = i - 1;
                while (j >= from && value < a[j]) {
                    a[j + 1] = a[j];
                    j--;
                }
                a[j + 1] = value;
            }
            return;
        }
        int middle = from + (to - from) / 2;
        sort(a, from, middle, buffer);
        sort(a, middle, to, buffer);
        if (a[middle - 1] <= a[middle]) {
            return;
        }
        int count = middle - from;
        System.arraycopy(a, from, buffer, 0, count);
        int left = 0;
        int right = middle;
        int write = from;
        while (left < count && right < to) {
            if (a[right] < buffer[left]) {
                a[write++] = a[right++];
            } else {
                a[write++] = buffer[left++];
            }
        }
        System.arraycopy(buffer, left, a, write, count - left);
    }

    static void sort(long[] a, int from, int to) {
        sort(a, from, to, to - from > SHORT ? new long[(to - from + 1) / 2] : null);
    }

    private static void sort(long[] a, int from, int to, long[] buffer) {
        if (to - from <= SHORT) {
            for (int i = from + 1; i < to; i++) {
                long value = a[i];
                int j = i - 1;
                while (j >= from && value < a[j]) {
                    a[j + 1] = a[j];
                    j--;
                }
                a[j + 1] = value;
            }
            return;
        }
        int middle = from + (to - from) / 2;
        sort(a, from, middle, buffer);
        sort(a, middle, to, buffer);
        if (a[middle - 1] <= a[middle]) {
            return;
        }
        int count = middle - from;
        System.arraycopy(a, from, buffer, 0, count);
        int left = 0;
        int right = middle;
        int write = from;
        while (left < count && right < to) {
            if (a[right] < buffer[left]) {
                a[write++] = a[right++];
            } else {
                a[write++] = buffer[left++];
            }
        }
        System.arraycopy(buffer, left, a, write, count - left);
    }

    static void sort(short[] a, int from, int to) {
        sort(a, from, to, to - from > SHORT ? new short[(to - from + 1) / 2] : null);
    }

    private static void sort(short[] a, int from, int to, short[] buffer) {
        if (to - from <= SHORT) {
            for (int i = from + 1; i < to; i++) {
                short value = a[i];
                int j = i - 1;
                while (j >= from && value < a[j]) {
                    a[j + 1] = a[j];
                    j--;
                }
                a[j + 1] = value;
            }
            return;
        }
        int middle = from + (to - from) / 2;
        sort(a, from, middle, buffer);
        sort(a, middle, to, buffer);
        if (a[middle - 1] <= a[middle]) {
            return;
        }
        int count = middle - from;
        System.arraycopy(a, from, buffer, 0, count);
        int left = 0;
        int right = middle;
        int write = from;
        while (left < count && right < to) {
            if (a[right] < buffer[left]) {
                a[write++] = a[right++];
            } else {
                a[write++] = buffer[left++];
            }
        }
        System.arraycopy(buffer, left, a, write, count - left);
    }

    static void sort(char[] a, int from, int to) {
        sort(a, from, to, to - from > SHORT ? new char[(to - from + 1) / 2] : null);
    }

    private static void sort(char[] a, int from, int to, char[] buffer) {
        if (to - from <= SHORT) {
            for (int i = from + 1; i < to; i++) {
                char value = a[i];
                int j = i - 1;
                while (j >= from && value < a[j]) {
                    a[j + 1] = a[j];
                    j--;
                }
                a[j + 1] = value;
            }
            return;
        }
        int middle = from + (to - from) / 2;
        sort(a, from, middle, buffer);
        sort(a, middle, to, buffer);
        if (a[middle - 1] <= a[middle]) {
            return;
        }
        int count = middle - from;
        System.arraycopy(a, from, buffer, 0, count);
        int left = 0;
        int right = middle;
        int write = from;
        while (left < count && right < to) {
            if (a[right] < buffer[left]) {
                a[write++] = a[right++];
            } else {
                a[write++] = buffer[left++];
            }
        }
        System.arraycopy(buffer, left, a, write, count - left);
    }

    static void sort(byte[] a, int from, int to) {
        sort(a, from, to, to - from > SHORT ? new byte[(to - from + 1) / 2] : null);
    }

    private static void sort(byte[] a, int from, int to, byte[] buffer) {
        if (to - from <= SHORT) {
            for (int i = from + 1; i < to; i++) {
                byte value = a[i];
                int j = i - 1;
                while (j >= from && value < a[j]) {
                    a[j + 1] = a[j];
                    j--;
                }
                a[j + 1] = value;
            }
            return;
        }
        int middle = from + (to - from) / 2;
        sort(a, from, middle, buffer);
        sort(a, middle, to, buffer);
        if (a[middle - 1] <= a[middle]) {
            return;
        }
        int count = middle - from;
        System.arraycopy(a, from, buffer, 0, count);
        int left = 0;
        int right = middle;
        int write = from;
        while (left < count && right < to) {
            if (a[right] < buffer[left]) {
                a[write++] = a[right++];
            } else {
                a[write++] = buffer[left++];
            }
        }
        System.arraycopy(buffer, left, a, write, count - left);
    }

    static void sort(double[] a, int from, int to) {
        sort(a, from, to, to - from > SHORT ? new double[(to - from + 1) / 2] : null);
    }

    private static void sort(double[] a, int from, int to, double[] buffer) {
        if (to - from <= SHORT) {
            for (int i = from + 1; i < to; i++) {
                double value = a[i];
                int j = i - 1;
                while (j >= from && Double.compare(value, a[j]) < 0) {
                    a[j + 1] = a[j];
                    j--;
                }
                a[j + 1] = value;
            }
            return;
        }
        int middle = from + (to - from) / 2;
        sort(a, from, middle, buffer);
        sort(a, middle, to, buffer);
        if (Double.compare(a[middle - 1], a[middle]) <= 0) {
            return;
        }
        int count = middle - from;
        System.arraycopy(a, from, buffer, 0, count);
        int left = 0;
        int right = middle;
        int write = from;
        while (left < count && right < to) {
            if (Double.compare(a[right], buffer[left]) < 0) {
                a[write++] = a[right++];
            } else {
                a[write++] = buffer[left++];
            }
        }
        System.arraycopy(buffer, left, a, write, count - left);
    }

    static void sort(float[] a, int from, int to) {
        sort(a, from, to, to - from > SHORT ? new float[(to - from + 1) / 2] : null);
    }

    private static void sort(float[] a, int from, int to, float[] buffer) {
        if (to - from <= SHORT) {
            for (int i = from + 1; i < to; i++) {
                float value = a[i];
                int j = i - 1;
                while (j >= from && Float.compare(value, a[j]) < 0) {
                    a[j + 1] = a[j];
                    j--;
                }
                a[j + 1] = value;
            }
            return;
        }
        int middle = from + (to - from) / 2;
        sort(a, from, middle, buffer);
        sort(a, middle, to, buffer);
        if (Float.compare(a[middle - 1], a[middle]) <= 0) {
            return;
        }
        int count = middle - from;
        System.arraycopy(a, from, buffer, 0, count);
        int left = 0;
        int right = middle;
        int write = from;
        while (left < count && right < to) {
            if (Float.compare(a[right], buffer[left]) < 0) {
                a[write++] = a[right++];
            } else {
                a[write++] = buffer[left++];
            }
        }
        System.arraycopy(buffer, left, a, write, count - left);
    }
}
