import java.util.*;

public class IdentityByName {
    static final List<String> asked = new ArrayList<>(List.of("start"));

    static class Key {
        final String name;
        Key(String name) {
            this.name = name;
        }
        @Override
        public boolean equals(Object other) {
            asked.add(name);
            return other instanceof Key key && key.name.equals(name);
        }
        @Override
        public int hashCode() {
            return 1;
        }
    }

    public static void main(String[] args) {
        List<Key> keys = new ArrayList<>(List.of(new Key("a"), new Key("b")));
        Iterator<String> each = asked.iterator();
        System.out.println(keys.indexOf(new Key("b")));
        System.out.println(each.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
