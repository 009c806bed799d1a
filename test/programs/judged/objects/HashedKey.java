import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

public class HashedKey {
    static final List<String> HASHED = new ArrayList<>(List.of("none"));

    final String name;

    HashedKey(String name) {
        this.name = name;
    }

    @Override
    public int hashCode() {
        HASHED.add(name);
        return name.hashCode();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HashedKey key && key.name.equals(name);
    }

    public static void main(String[] args) {
        Map<HashedKey, Integer> ages = new HashMap<>();
        HashedKey ann = new HashedKey("ann");
        ages.put(ann, 3);
        Iterator<String> hashed = HASHED.iterator();
        System.out.println(ages.get(ann));
        System.out.println(hashed.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
