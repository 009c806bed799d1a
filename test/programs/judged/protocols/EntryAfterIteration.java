import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.Map;

public class EntryAfterIteration {
    public static void main(String[] args) {
        Map<String, String> map = new IdentityHashMap<>();
        map.put("a", "x");
        Iterator<Map.Entry<String, String>> each = map.entrySet().iterator();
        Map.Entry<String, String> entry = each.next();
        System.out.println(entry.getValue().length());
        entry.setValue(null);
        System.out.println(map.get("a") == null);
        System.out.println(map.values().iterator().next().length()); // fails: java.lang.NullPointerException
    }
}
