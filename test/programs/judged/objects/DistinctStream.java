import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class DistinctStream {
    static final List<String> ASKED = new ArrayList<>(List.of("a", "b"));

    static final class Key {
        @Override
        public int hashCode() {
            ASKED.add("hash");
            return 1;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key;
        }
    }

    public static void main(String[] args) {
        List<Object> keys = new ArrayList<>(List.of("x", "y"));
        Iterator<String> asked = ASKED.iterator();
        System.out.println(keys.stream().distinct().count());
        System.out.println(asked.next());
        keys.add(new Key());
        System.out.println(keys.stream().distinct().toArray().length);
        System.out.println(asked.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
