import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;

public class ValuesShrink {
    public static void main(String[] args) {
        Map<Integer, String> seats = new TreeMap<>();
        seats.put(1, "ann");
        seats.put(2, "bob");
        seats.put(3, "cyd");
        Collection<String> guests = seats.values();
        Iterator<String> each = guests.iterator();
        System.out.println(each.next());
        each.remove();
        System.out.println(each.next());
        guests.remove("cyd");
        each.remove(); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
