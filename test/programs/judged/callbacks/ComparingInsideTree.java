import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

public class ComparingInsideTree {
    static TreeSet<String> audit = new TreeSet<>();

    record Version(int major) implements Comparable<Version> {
        @Override
        public int compareTo(Version other) {
            audit.add("compared " + major);
            return Integer.compare(major, other.major);
        }
    }

    public static void main(String[] args) {
        Map<Version, String> names = new TreeMap<>();
        names.put(new Version(1), "one");
        audit.add("zero");
        Iterator<String> lines = audit.iterator();
        System.out.println(names.size());
        System.out.println(lines.next());
        System.out.println(names.containsKey(new Version(2)));
        System.out.println(lines.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
