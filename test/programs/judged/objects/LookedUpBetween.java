import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

public class LookedUpBetween {
    private final Map<LookedUpBetween, String> names = new HashMap<>();
    private boolean busy;

    @Override
    public int hashCode() {
        if (!busy) {
            busy = true;
            names.remove(this);
            busy = false;
        }
        return 1;
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    public static void main(String[] args) {
        LookedUpBetween key = new LookedUpBetween();
        key.busy = true;
        key.names.put(key, "key");
        key.names.put(new LookedUpBetween(), "other");
        key.busy = false;
        Iterator<Map.Entry<LookedUpBetween, String>> cursor = key.names.entrySet().iterator();
        System.out.println(key.names.containsKey(key));
        System.out.println(cursor.next().getValue()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
