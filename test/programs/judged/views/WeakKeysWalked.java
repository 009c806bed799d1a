import java.util.Iterator;
import java.util.Map;
import java.util.WeakHashMap;

public class WeakKeysWalked {
    public static void main(String[] args) {
        Map<String, String> names = new WeakHashMap<>();
        names.put("a", "x");
        names.put(null, null);
        for (Map.Entry<String, String> each : names.entrySet()) System.out.println(each.getKey());
        Iterator<String> keys = names.keySet().iterator();
        keys.next();
        names.values().remove(null);
        System.out.println(names.get(null) == null);
        keys.next(); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
