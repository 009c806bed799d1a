import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.PriorityQueue;

public class UrgentQueue {
    static class ByUrgency implements Comparator<String> {
        List<String> compared;

        @Override
        public int compare(String left, String right) {
            compared.remove(0);
            return left.length() - right.length();
        }
    }

    public static void main(String[] args) {
        ByUrgency order = new ByUrgency();
        order.compared = new ArrayList<>(List.of("a", "b", "c"));
        PriorityQueue<String> queue = new PriorityQueue<>(order);
        queue.add("short");
        Iterator<String> each = order.compared.iterator();
        queue.offer("longer");
        System.out.println(each.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
