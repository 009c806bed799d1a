import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

public class StaleAfterClear {
    private final Map<String, String> cache = new HashMap<>();

    void invalidate(boolean all) {
        if (all) cache.clear();
    }

    public static void main(String[] args) {
        StaleAfterClear store = new StaleAfterClear();
        store.cache.put("k", "v");
        Iterator<String> values = store.cache.values().iterator();
        store.invalidate(false);
        System.out.println(values.next());
        values = store.cache.values().iterator();
        store.invalidate(true);
        System.out.println(values.hasNext());
        System.out.println(values.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
