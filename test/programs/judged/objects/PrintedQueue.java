import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class PrintedQueue {
    record Order(String name, List<String> log) {
        @Override
        public String toString() {
            log.add(name);
            return name;
        }
    }

    public static void main(String[] args) {
        List<String> log = new ArrayList<>(List.of("start"));
        List<Order> orders = List.of(new Order("tea", log));
        Iterator<String> before = log.iterator();
        System.out.println(orders.size() + before.next());
        Iterator<String> entries = log.iterator();
        System.out.println(orders.toString());
        System.out.println(entries.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
