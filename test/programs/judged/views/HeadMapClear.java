import java.util.Iterator;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

public class HeadMapClear {
    public static void main(String[] args) {
        TreeMap<String, Integer> marks = new TreeMap<>(Map.of("a", 1, "b", 2, "c", 3));
        SortedMap<String, Integer> low = marks.headMap("c");
        Iterator<Map.Entry<String, Integer>> each = marks.entrySet().iterator();
        System.out.println(each.next().getValue());
        System.out.println(low.firstKey());
        low.clear();
        System.out.println(marks.size());
        System.out.println(each.next().getValue()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
