import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

public class WeighedSort implements Comparable<WeighedSort> {
    static final List<WeighedSort> SEEN = new ArrayList<>();
    final int weight;

    WeighedSort(int weight) {
        this.weight = weight;
    }

    @Override
    public int compareTo(WeighedSort other) {
        SEEN.add(other);
        return Integer.compare(weight, other.weight);
    }

    public static void main(String[] args) {
        WeighedSort[] all = {new WeighedSort(1), new WeighedSort(2)};
        SEEN.add(all[0]);
        Iterator<WeighedSort> cursor = SEEN.iterator();
        int found = Arrays.binarySearch(all, all[1]);
        System.out.println(found + cursor.next().weight); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
