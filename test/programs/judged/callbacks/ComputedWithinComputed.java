import java.util.HashMap;
import java.util.Map;

public class ComputedWithinComputed {
    private final Map<Integer, Long> known = new HashMap<>();

    long fibonacci(int index) {
        if (index < 2) return index;
        return known.computeIfAbsent(index, key -> fibonacci(key - 1) + fibonacci(key - 2)); // fails: java.util.ConcurrentModificationException (in the library)
    }

    public static void main(String[] args) {
        System.out.println(new ComputedWithinComputed().fibonacci(2));
        System.out.println(new ComputedWithinComputed().fibonacci(30));
    }
}
