import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

public class SortedUnderCursor {
    static <T extends Comparable<T>> void arrange(List<T> values) {
        Collections.sort(values);
    }

    public static void main(String[] args) {
        List<Integer> scores = new ArrayList<>(List.of(3, 1, 2));
        Iterator<Integer> cursor = scores.iterator();
        System.out.println(cursor.next());
        System.out.println(scores.size());
        arrange(scores);
        System.out.println(cursor.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
