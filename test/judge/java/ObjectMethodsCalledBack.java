import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** toString, hashCode, equals and compareTo run while collections are gone through. */
class ObjectMethodsCalledBack {
    static final List<Object> log = new ArrayList<>();

    static class Key implements Comparable<Key> {
        final String name;

        Key(String name) {
            this.name = name;
        }

        @Override
        public int hashCode() {
            return name.hashCode();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key && ((Key) other).name.equals(name);
        }

        @Override
        public String toString() {
            return name + log.size();
        }

        @Override
        public int compareTo(Key other) {
            return name.compareTo(other.name);
        }
    }

    public static void main(String[] args) {
        Key one = new Key("one");
        Key two = new Key("two");
        log.add(one);
        log.add(two);
        Iterator<Object> walk = log.iterator();
        System.out.println(walk.next());
        System.out.println(log.toString());
        System.out.println(walk.next());
        Map<Key, String> map = new HashMap<>();
        map.put(one, "1");
        map.put(two, "2");
        for (Map.Entry<Key, String> entry : map.entrySet()) {
            String found = map.get(entry.getKey());
            System.out.println(found.length() + entry.getValue());
        }
        Set<Key> sorted = new TreeSet<>();
        sorted.add(two);
        sorted.add(one);
        Iterator<Key> keys = sorted.iterator();
        System.out.println(keys.next().name + sorted.contains(two));
        System.out.println(keys.next().name);
        Set<Key> hashed = new HashSet<>(sorted);
        Iterator<Key> others = hashed.iterator();
        boolean isThere = hashed.contains(new Key("one"));
        System.out.println(others.next().name.length() + " " + isThere + log.indexOf(two));
    }
}
