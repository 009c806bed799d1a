import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/** Its iterator adds to a set that the program goes through. */
public class MutatingIterable extends java.util.AbstractList<String> {
    static Set<String> seen = new HashSet<>();

    @Override
    public String get(int index) {
        seen.add("got " + index);
        return "x";
    }

    @Override
    public int size() {
        return 2;
    }

    static String take(Collection<String> given) {
        seen.add("a");
        Iterator<String> each = seen.iterator();
        List<String> copy = new ArrayList<>(given);
        copy.containsAll(given);
        return each.next(); // fails: java.util.ConcurrentModificationException (in the library)
    }

    public static void main(String[] args) {
        System.out.println(take(new MutatingIterable()));
    }
}
