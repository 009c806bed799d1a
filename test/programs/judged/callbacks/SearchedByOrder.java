import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;

public class SearchedByOrder implements Comparator<String> {
    private final List<String> seen = new ArrayList<>(List.of("x", "y"));

    @Override
    public int compare(String left, String right) {
        seen.add(left);
        return left.compareTo(right);
    }

    public static void main(String[] args) {
        SearchedByOrder order = new SearchedByOrder();
        Iterator<String> log = order.seen.iterator();
        System.out.println(Collections.binarySearch(List.of("a"), "a"));
        System.out.println(log.next());
        System.out.println(Collections.binarySearch(List.of("a"), "a", order));
        System.out.println(log.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
