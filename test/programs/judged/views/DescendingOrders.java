import java.util.Iterator;
import java.util.NavigableMap;
import java.util.TreeMap;

public class DescendingOrders {
    public static void main(String[] args) {
        TreeMap<Integer, String> orders = new TreeMap<>();
        orders.put(1, "a");
        orders.put(2, "b");
        NavigableMap<Integer, String> latest = orders.descendingMap();
        Iterator<Integer> keys = latest.keySet().iterator();
        System.out.println(keys.next());
        latest.put(3, "c");
        System.out.println(orders.size());
        System.out.println(keys.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
