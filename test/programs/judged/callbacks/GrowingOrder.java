import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.TreeMap;

/** A component whose order changes it. */
public class GrowingOrder {
    private final List<String> items = new ArrayList<>();
    private final TreeMap<String, String> index = new TreeMap<>(new Order());

    private class Order implements Comparator<String> {
        @Override
        public int compare(String left, String right) {
            items.add(left);
            return left.compareTo(right);
        }
    }

    String first(String key) {
        items.add("x");
        Iterator<String> each = items.iterator();
        index.put(key, key);
        return each.next(); // fails: java.util.ConcurrentModificationException (in the library)
    }

    public static void main(String[] args) {
        System.out.println(new GrowingOrder().first("a"));
    }
}
