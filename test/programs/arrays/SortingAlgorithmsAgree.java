import java.util.Arrays;
import java.util.Random;

public class SortingAlgorithmsAgree {
    interface Sort {
        void sort(int[] a);
    }

    static void swap(int[] a, int i, int j) {
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
    }

    static void bubble(int[] a) {
        boolean swapped;
        int end = a.length;
        do {
            swapped = false;
            for (int i = 1; i < end; i++) {
                if (a[i - 1] > a[i]) {
                    swap(a, i - 1, i);
                    swapped = true;
                }
            }
            end--;
        } while (swapped);
    }

    static void selection(int[] a) {
        for (int i = 0; i < a.length; i++) {
            int min = i;
            for (int j = i + 1; j < a.length; j++) if (a[j] < a[min]) min = j;
            swap(a, i, min);
        }
    }

    static void insertion(int[] a) {
        for (int i = 1; i < a.length; i++) for (int j = i; j > 0 && a[j - 1] > a[j]; j--) swap(a, j, j - 1);
    }

    static void merge(int[] a) {
        if (a.length < 2) return;
        int[] left = Arrays.copyOfRange(a, 0, a.length / 2), right = Arrays.copyOfRange(a, a.length / 2, a.length);
        merge(left);
        merge(right);
        for (int i = 0, l = 0, r = 0; i < a.length; i++) {
            a[i] = r == right.length || l < left.length && left[l] <= right[r] ? left[l++] : right[r++];
        }
    }

    static void quick(int[] a) {
        quick(a, 0, a.length - 1);
    }

    private static void quick(int[] a, int low, int high) {
        if (low >= high) return;
        int pivot = a[low + high >>> 1], i = low - 1, j = high + 1;
        while (true) {
            while (a[++i] < pivot) ;
            while (a[--j] > pivot) ;
            if (i >= j) break;
            swap(a, i, j);
        }
        quick(a, low, j);
        quick(a, j + 1, high);
    }

    static void heap(int[] a) {
        for (int i = a.length / 2; i >= 0; i--) sift(a, i, a.length);
        for (int end = a.length - 1; end > 0; end--) {
            swap(a, 0, end);
            sift(a, 0, end);
        }
    }

    private static void sift(int[] a, int root, int size) {
        for (int child; (child = 2 * root + 1) < size; root = child) {
            if (child + 1 < size && a[child + 1] > a[child]) child++;
            if (a[root] >= a[child]) return;
            swap(a, root, child);
        }
    }

    static void counting(int[] a) {
        int min = Arrays.stream(a).min().orElse(0), max = Arrays.stream(a).max().orElse(0);
        int[] counts = new int[max - min + 1];
        for (int x : a) counts[x - min]++;
        int i = 0;
        for (int value = min; value <= max; value++) while (counts[value - min]-- > 0) a[i++] = value;
    }

    static void shell(int[] a) {
        for (int gap = a.length / 2; gap > 0; gap /= 2) {
            for (int i = gap; i < a.length; i++) {
                int x = a[i], j = i;
                for (; j >= gap && a[j - gap] > x; j -= gap) a[j] = a[j - gap];
                a[j] = x;
            }
        }
    }

    public static void main(String[] args) {
        Random random = new Random(42);
        int[] data = new int[60];
        for (int i = 0; i < data.length; i++) data[i] = random.nextInt(200) - 100;
        int[] expected = data.clone();
        Arrays.sort(expected);
        System.out.println(Arrays.toString(expected));
        String[] names = {"bubble", "selection", "insertion", "merge", "quick", "heap", "counting", "shell"};
        Sort[] sorts = {SortingAlgorithmsAgree::bubble, SortingAlgorithmsAgree::selection, SortingAlgorithmsAgree::insertion, SortingAlgorithmsAgree::merge, SortingAlgorithmsAgree::quick, SortingAlgorithmsAgree::heap, SortingAlgorithmsAgree::counting, SortingAlgorithmsAgree::shell};
        for (int i = 0; i < sorts.length; i++) {
            int[] copy = Arrays.copyOf(data, data.length);
            sorts[i].sort(copy);
            boolean ok = Arrays.equals(copy, expected);
            int[] tiny = {2, 1};
            sorts[i].sort(tiny);
            sorts[i].sort(new int[0]);
            System.out.println(names[i] + " " + ok + " " + tiny[0]);
        }
    }
}
