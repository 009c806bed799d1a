import java.util.HashMap;
import java.util.Map;

public class MemoizedSums {
    private final Map<Integer, Integer> known = new HashMap<>();

    int sum(int upTo) {
        if (upTo == 0) return 0;
        return known.computeIfAbsent(upTo, key -> key + sum(key - 1)); // fails: java.util.ConcurrentModificationException (in the library)
    }

    public static void main(String[] args) {
        MemoizedSums sums = new MemoizedSums();
        System.out.println(sums.sum(1));
        System.out.println(sums.sum(3));
    }
}
