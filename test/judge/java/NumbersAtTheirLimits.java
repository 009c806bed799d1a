import java.util.ArrayList;
import java.util.List;

/** Counters, indices and sizes that are computed. */
class NumbersAtTheirLimits {
    private final int[] ring = new int[4];
    private int next = 0;
    private int count;

    void put(int value) {
        ring[next & 3] = value;
        next++;
        if (count < ring.length) count++;
    }

    int at(int back) {
        int index = (next - 1 - back) % ring.length;
        return ring[index < 0 ? index + ring.length : index];
    }

    static int middle(int low, int high) {
        return (low + high) / 2;
    }

    static int find(int[] sorted, int wanted) {
        int low = 0;
        int high = sorted.length - 1;
        while (low <= high) {
            int middle = middle(low, high);
            if (sorted[middle] == wanted) return middle;
            if (sorted[middle] < wanted) low = middle + 1;
            else high = middle - 1;
        }
        return -1;
    }

    static long[] table(int size) {
        long[] table = new long[size];
        for (int i = 0; i < size; i++) {
            table[i] = i == 0 ? 1 : table[i - 1] * 31;
        }
        return table;
    }

    public static void main(String[] args) {
        NumbersAtTheirLimits numbers = new NumbersAtTheirLimits();
        for (int i = 0; i < 6; i++) {
            numbers.put(i * i);
        }
        System.out.println(numbers.at(0) + numbers.at(3) + numbers.count);
        int[] sorted = {1, 3, 5, 7, 9};
        int index = find(sorted, 7);
        System.out.println(sorted[index] + sorted[sorted.length - 1]);
        long[] table = table(8);
        System.out.println(table[Math.abs((int) table[7]) % table.length]);
        List<Integer> list = new ArrayList<>(4);
        for (int i = 0; i < 4; i++) {
            list.add(i);
        }
        byte small = 127;
        small++;
        int[] counts = new int[256];
        counts[small & 0xff]++;
        System.out.println(list.get(list.size() - 1) + counts[128] + list.remove(0));
        int hash = "polygenelubricants".hashCode();
        System.out.println(sorted[(hash & 0x7fffffff) % sorted.length]);
    }
}
