/**
 * Stable sorting of objects: natural runs, extended by binary insertion and merged so that lengths stay balanced.
 *
 * This is Tim Peters's list sort (listsort.txt of CPython) with the parameters of the JDK, so that the comparisons
 * made, which a comparator may observe, are the same.
 */
package java.util;

final class StableSorting {
    private static final int MIN_MERGE = 32;
    private static final int MIN_GALLOP = 7;

    private final Object[] a;
    private final Comparator<Object> order;
    /** How often one run must win in a row before merging gallops. */
    private int minGallop = MIN_GALLOP;
    /** Runs that are sorted and wait to be merged; each begins where the one before it ends. */
    private final int[] runStart = new int[50];
    private final int[] runLength = new int[50];
    private int runs = 0;

    private StableSorting(Object[] a, Comparator<Object> order) {
        this.a = a;
        this.order = order;
    }

    @SuppressWarnings("unchecked")
    static void sort(Object[] a, int from, int to, Comparator<Object> comparator) {
        int remaining = to - from;
        if (remaining < 2) {
            return;
        }
        Comparator<Object> order = comparator;
        if (order == null) {
            order = (Comparator<Object>) (Comparator<?>) Comparators.NaturalOrder.INSTANCE;
        }
        if (remaining < MIN_MERGE) {
            int run = countRun(a, from, to, order);
            insert(a, from, to, from + run, order);
            return;
        }
        StableSorting sorting = new StableSorting(a, order);
        int least = leastRun(remaining);
        int start = from;
        while (remaining != 0) {
            int run = countRun(a, start, to, order);
            if (run < least) {
                int forced = remaining <= least ? remaining : least;
                insert(a, start, start + forced, start + run, order);
                run = forced;
            }
            sorting.push(start, run);
            sorting.collapse();
            start += run;
            remaining -= run;
        }
        sorting.collapseAll();
    }

    /** Sorts the range, whose part before `start` is sorted, by binary insertion. */
    private static void insert(Object[] a, int low, int high, int start, Comparator<Object> order) {
        for (int i = start == low ? start + 1 : start; i < high; i++) {
            Object pivot = a[i];
            int left = low;
            int right = i;
            while (left < right) {
                int middle = (left + right) >>> 1;
                if (order.compare(pivot, a[middle]) < 0) {
                    right = middle;
                } else {
                    left = middle + 1;
                }
            }
            System.arraycopy(a, left, a, left + 1, i - left);
            a[left] = pivot;
        }
    }

    /** Length of the run at `low`; a strictly descending one is reversed. */
    private static int countRun(Object[] a, int low, int high, Comparator<Object> order) {
        int end = low + 1;
        if (end == high) {
            return 1;
        }
        boolean descending = order.compare(a[end], a[low]) < 0;
        end++;
        while (end < high && (order.compare(a[end], a[end - 1]) < 0) == descending) {
            end++;
        }
        if (descending) {
            int left = low;
            int right = end - 1;
            while (left < right) {
                Object swapped = a[left];
                a[left++] = a[right];
                a[right--] = swapped;
            }
        }
        return end - low;
    }

    /** The run length for which the number of runs is a power of two or a little less. */
    private static int leastRun(int length) {
        int n = length;
        int odd = 0;
        while (n >= MIN_MERGE) {
            odd |= n & 1;
            n >>= 1;
        }
        return n + odd;
    }

    private void push(int start, int length) {
        runStart[runs] = start;
        runLength[runs] = length;
        runs++;
    }

    /** Merges until each run is longer than the next, and than the next two together. */
    private void collapse() {
        while (runs > 1) {
            int n = runs - 2;
            boolean unbalanced = (n > 0 && runLength[n - 1] <= runLength[n] + runLength[n + 1])
                    || (n > 1 && runLength[n - 2] <= runLength[n] + runLength[n - 1]);
            if (unbalanced) {
                if (runLength[n - 1] < runLength[n + 1]) {
                    n--;
                }
            } else if (runLength[n] > runLength[n + 1]) {
                return;
            }
            mergeAt(n);
        }
    }

    private void collapseAll() {
        while (runs > 1) {
            int n = runs - 2;
            if (n > 0 && runLength[n - 1] < runLength[n + 1]) {
                n--;
            }
            mergeAt(n);
        }
    }

    private void mergeAt(int i) {
        int start1 = runStart[i];
        int length1 = runLength[i];
        int start2 = runStart[i + 1];
        int length2 = runLength[i + 1];
        runLength[i] = length1 + length2;
        if (i == runs - 3) {
            runStart[i + 1] = runStart[i + 2];
            runLength[i + 1] = runLength[i + 2];
        }
        runs--;
        int inPlace = gallopRight(a[start2], a, start1, length1, 0);
        start1 += inPlace;
        length1 -= inPlace;
        if (length1 == 0) {
            return;
        }
        length2 = gallopLeft(a[start1 + length1 - 1], a, start2, length2, length2 - 1);
        if (length2 == 0) {
            return;
        }
        if (length1 <= length2) {
            mergeLow(start1, length1, start2, length2);
        } else {
            mergeHigh(start1, length1, start2, length2);
        }
    }

    /** The number of elements of the run that are less than the key, searched from `hint` outwards. */
    private int gallopLeft(Object key, Object[] array, int base, int length, int hint) {
        int last = 0;
        int offset = 1;
        if (order.compare(key, array[base + hint]) > 0) {
            int limit = length - hint;
            while (offset < limit && order.compare(key, array[base + hint + offset]) > 0) {
                last = offset;
                offset = step(offset, limit);
            }
            if (offset > limit) {
                offset = limit;
            }
            last += hint;
            offset += hint;
        } else {
            int limit = hint + 1;
            while (offset < limit && order.compare(key, array[base + hint - offset]) <= 0) {
                last = offset;
                offset = step(offset, limit);
            }
            if (offset > limit) {
                offset = limit;
            }
            int swapped = last;
            last = hint - offset;
            offset = hint - swapped;
        }
        last++;
        while (last < offset) {
            int middle = last + ((offset - last) >>> 1);
            if (order.compare(key, array[base + middle]) > 0) {
                last = middle + 1;
            } else {
                offset = middle;
            }
        }
        return offset;
    }

    /** The number of elements of the run that are not greater than the key, searched from `hint` outwards. */
    private int gallopRight(Object key, Object[] array, int base, int length, int hint) {
        int last = 0;
        int offset = 1;
        if (order.compare(key, array[base + hint]) < 0) {
            int limit = hint + 1;
            while (offset < limit && order.compare(key, array[base + hint - offset]) < 0) {
                last = offset;
                offset = step(offset, limit);
            }
            if (offset > limit) {
                offset = limit;
            }
            int swapped = last;
            last = hint - offset;
            offset = hint - swapped;
        } else {
            int limit = length - hint;
            while (offset < limit && order.compare(key, array[base + hint + offset]) >= 0) {
                last = offset;
                offset = step(offset, limit);
            }
            if (offset > limit) {
                offset = limit;
            }
            last += hint;
            offset += hint;
        }
        last++;
        while (last < offset) {
            int middle = last + ((offset - last) >>> 1);
            if (order.compare(key, array[base + middle]) < 0) {
                offset = middle;
            } else {
                last = middle + 1;
            }
        }
        return offset;
    }

    private static int step(int offset, int limit) {
        int next = (offset << 1) + 1;
        return next <= 0 ? limit : next;
    }

    private static IllegalArgumentException inconsistent() {
        return new IllegalArgumentException("Comparison method violates its general contract!");
    }

    /** Merges two neighbouring runs from the left; the first, shorter one is moved aside. */
    private void mergeLow(int start1, int count1, int start2, int count2) {
        int length1 = count1;
        int length2 = count2;
        Object[] aside = new Object[length1];
        System.arraycopy(a, start1, aside, 0, length1);
        int read1 = 0;
        int read2 = start2;
        int write = start1;
        a[write++] = a[read2++];
        length2--;
        int patience = minGallop;
        boolean merging = length2 != 0 && length1 != 1;
        boolean touched = merging;
        while (merging) {
            int wins1 = 0;
            int wins2 = 0;
            do {
                if (order.compare(a[read2], aside[read1]) < 0) {
                    a[write++] = a[read2++];
                    wins2++;
                    wins1 = 0;
                    length2--;
                    merging = length2 != 0;
                } else {
                    a[write++] = aside[read1++];
                    wins1++;
                    wins2 = 0;
                    length1--;
                    merging = length1 != 1;
                }
            } while (merging && (wins1 | wins2) < patience);
            if (!merging) {
                break;
            }
            do {
                wins1 = gallopRight(a[read2], aside, read1, length1, 0);
                if (wins1 != 0) {
                    System.arraycopy(aside, read1, a, write, wins1);
                    write += wins1;
                    read1 += wins1;
                    length1 -= wins1;
                    if (length1 <= 1) {
                        merging = false;
                        break;
                    }
                }
                a[write++] = a[read2++];
                length2--;
                if (length2 == 0) {
                    merging = false;
                    break;
                }
                wins2 = gallopLeft(aside[read1], a, read2, length2, 0);
                if (wins2 != 0) {
                    System.arraycopy(a, read2, a, write, wins2);
                    write += wins2;
                    read2 += wins2;
                    length2 -= wins2;
                    if (length2 == 0) {
                        merging = false;
                        break;
                    }
                }
                a[write++] = aside[read1++];
                length1--;
                if (length1 == 1) {
                    merging = false;
                    break;
                }
                patience--;
            } while (wins1 >= MIN_GALLOP || wins2 >= MIN_GALLOP);
            if (merging) {
                patience = (patience < 0 ? 0 : patience) + 2;
            }
        }
        if (touched) {
            minGallop = patience < 1 ? 1 : patience;
        }
        if (length2 == 0 && length1 > 0) {
            System.arraycopy(aside, read1, a, write, length1);
        } else if (length1 == 1) {
            System.arraycopy(a, read2, a, write, length2);
            a[write + length2] = aside[read1];
        } else if (length1 == 0) {
            throw inconsistent();
        } else {
            System.arraycopy(aside, read1, a, write, length1);
        }
    }

    /** Merges two neighbouring runs from the right; the second, shorter one is moved aside. */
    private void mergeHigh(int start1, int count1, int start2, int count2) {
        int length1 = count1;
        int length2 = count2;
        Object[] aside = new Object[length2];
        System.arraycopy(a, start2, aside, 0, length2);
        int read1 = start1 + length1 - 1;
        int read2 = length2 - 1;
        int write = start2 + length2 - 1;
        a[write--] = a[read1--];
        length1--;
        int patience = minGallop;
        boolean merging = length1 != 0 && length2 != 1;
        boolean touched = merging;
        while (merging) {
            int wins1 = 0;
            int wins2 = 0;
            do {
                if (order.compare(aside[read2], a[read1]) < 0) {
                    a[write--] = a[read1--];
                    wins1++;
                    wins2 = 0;
                    length1--;
                    merging = length1 != 0;
                } else {
                    a[write--] = aside[read2--];
                    wins2++;
                    wins1 = 0;
                    length2--;
                    merging = length2 != 1;
                }
            } while (merging && (wins1 | wins2) < patience);
            if (!merging) {
                break;
            }
            do {
                wins1 = length1 - gallopRight(aside[read2], a, start1, length1, length1 - 1);
                if (wins1 != 0) {
                    write -= wins1;
                    read1 -= wins1;
                    length1 -= wins1;
                    System.arraycopy(a, read1 + 1, a, write + 1, wins1);
                    if (length1 == 0) {
                        merging = false;
                        break;
                    }
                }
                a[write--] = aside[read2--];
                length2--;
                if (length2 == 1) {
                    merging = false;
                    break;
                }
                wins2 = length2 - gallopLeft(a[read1], aside, 0, length2, length2 - 1);
                if (wins2 != 0) {
                    write -= wins2;
                    read2 -= wins2;
                    length2 -= wins2;
                    System.arraycopy(aside, read2 + 1, a, write + 1, wins2);
                    if (length2 <= 1) {
                        merging = false;
                        break;
                    }
                }
                a[write--] = a[read1--];
                length1--;
                if (length1 == 0) {
                    merging = false;
                    break;
                }
                patience--;
            } while (wins1 >= MIN_GALLOP || wins2 >= MIN_GALLOP);
            if (merging) {
                patience = (patience < 0 ? 0 : patience) + 2;
            }
        }
        if (touched) {
            minGallop = patience < 1 ? 1 : patience;
        }
        if (length1 == 0 && length2 > 0) {
            System.arraycopy(aside, 0, a, write - (length2 - 1), length2);
        } else if (length2 == 1) {
            write -= length1;
            read1 -= length1;
            System.arraycopy(a, read1 + 1, a, write + 1, length1);
            a[write] = aside[read2];
        } else if (length2 == 0) {
            throw inconsistent();
        } else {
            System.arraycopy(aside, 0, a, write - (length2 - 1), length2);
        }
    }
}
