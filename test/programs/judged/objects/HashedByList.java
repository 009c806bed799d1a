import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

public class HashedByList {
    static final Map<List<Object>, String> table = new HashMap<>();

    static final class Part {
        @Override
        public int hashCode() {
            if (table.size() == 1) table.put(List.of("x"), "y");
            return 3;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Part;
        }
    }

    public static void main(String[] args) {
        table.put(List.of("a"), "b");
        Iterator<String> values = table.values().iterator();
        System.out.println(table.get(List.of("q")));
        System.out.println(values.hasNext());
        System.out.println(table.get(List.of(new Part())));
        System.out.println(values.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
