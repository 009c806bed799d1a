import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;

public class HashedInSet {
    private final ArrayList<String> uses = new ArrayList<>();

    @Override
    public int hashCode() {
        uses.add("hash");
        return 5;
    }

    @Override
    public boolean equals(Object other) {
        uses.add("equals");
        return this == other;
    }

    public static void main(String[] args) {
        HashedInSet key = new HashedInSet();
        Set<HashedInSet> keys = new HashSet<>();
        keys.add(key);
        Iterator<String> uses = key.uses.iterator();
        System.out.println(keys.size() + uses.next());
        uses = key.uses.iterator();
        System.out.println(keys.contains(key));
        System.out.println(uses.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
