import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;

public class SynchronizedSupplier {
    public static void main(String[] args) {
        List<String> log = new ArrayList<>(List.of("start"));
        ConcurrentHashMap<String, String> cache = new ConcurrentHashMap<>();
        AtomicReference<String> current = new AtomicReference<>("x");
        Iterator<String> first = log.iterator();
        cache.computeIfPresent("a", (key, old) -> {
            log.add(key);
            return null;
        });
        System.out.println(first.next());
        cache.put("a", "b");
        Iterator<String> second = log.iterator();
        current.accumulateAndGet("y", (left, right) -> left + right);
        System.out.println(second.next());
        cache.forEachValue(Long.MAX_VALUE, value -> current.getAndUpdate(old -> {
            log.add(value);
            return null;
        }));
        System.out.println(current.get() == null);
        System.out.println(second.hasNext());
        second.next(); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
