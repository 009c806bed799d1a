import java.util.Arrays;

public class BinarySearchAndPartitions {
    static int search(int[] a, int key) {
        int low = 0, high = a.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (a[middle] < key) low = middle + 1;
            else if (a[middle] > key) high = middle - 1;
            else return middle;
        }
        return -(low + 1);
    }

    static int lowerBound(int[] a, int key) {
        int low = 0, high = a.length;
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (a[middle] < key) low = middle + 1;
            else high = middle;
        }
        return low;
    }

    static int select(int[] a, int k) {
        int low = 0, high = a.length - 1;
        while (true) {
            int pivot = a[high], store = low;
            for (int i = low; i < high; i++) {
                if (a[i] < pivot) {
                    int t = a[i];
                    a[i] = a[store];
                    a[store++] = t;
                }
            }
            a[high] = a[store];
            a[store] = pivot;
            if (store == k) return pivot;
            if (store < k) low = store + 1;
            else high = store - 1;
        }
    }

    static void dutchFlag(char[] a) {
        int low = 0, middle = 0, high = a.length - 1;
        while (middle <= high) {
            char c = a[middle];
            switch (c) {
                case 'r':
                    a[middle++] = a[low];
                    a[low++] = c;
                    break;
                case 'w':
                    middle++;
                    break;
                default:
                    a[middle] = a[high];
                    a[high--] = c;
            }
        }
    }

    static int maxSubarray(int... a) {
        int best = Integer.MIN_VALUE, sum = 0;
        for (int x : a) {
            sum = Math.max(x, sum + x);
            best = Math.max(best, sum);
        }
        return best;
    }

    static void rotate(int[] a, int by) {
        by = Math.floorMod(by, a.length);
        reverse(a, 0, a.length - 1);
        reverse(a, 0, by - 1);
        reverse(a, by, a.length - 1);
    }

    static void reverse(int[] a, int i, int j) {
        for (; i < j; i++, j--) {
            a[i] ^= a[j];
            a[j] ^= a[i];
            a[i] ^= a[j];
        }
    }

    public static void main(String[] args) {
        int[] sorted = {1, 3, 3, 3, 7, 9, 20};
        for (int key : new int[] {1, 20, 8, 0, 100}) System.out.print(search(sorted, key) + "/" + Arrays.binarySearch(sorted, key) + "/" + lowerBound(sorted, key) + " ");
        System.out.println(lowerBound(sorted, 3));
        System.out.println(select(new int[] {9, 1, 8, 2, 7, 3}, 2) + " " + select(new int[] {5}, 0));
        char[] flag = "bwrrwbbrw".toCharArray();
        dutchFlag(flag);
        System.out.println(new String(flag));
        System.out.println(maxSubarray(-2, 1, -3, 4, -1, 2, 1, -5, 4) + " " + maxSubarray(-3, -1, -2));
        int[] a = {1, 2, 3, 4, 5};
        rotate(a, 2);
        System.out.println(Arrays.toString(a));
        rotate(a, -7);
        System.out.println(Arrays.toString(a));
        System.arraycopy(a, 0, a, 1, 4);
        System.out.println(Arrays.toString(a));
        System.arraycopy(a, 2, a, 0, 3);
        System.out.println(Arrays.toString(a));
        System.out.println(maxSubarray() == Integer.MIN_VALUE);
        System.arraycopy(a, 3, a, 0, 3);
    }
}
