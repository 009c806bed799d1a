import java.util.SortedMap;
import java.util.TreeMap;

public class EmptyHeadMap {
    static String first(SortedMap<String, Integer> map) {
        return map.firstKey(); // fails: java.util.NoSuchElementException (in the library)
    }

    public static void main(String[] args) {
        TreeMap<String, Integer> marks = new TreeMap<>();
        marks.put("m", 1);
        System.out.println(first(marks));
        System.out.println(first(marks.tailMap("a")));
        System.out.println(first(marks.headMap("a")));
    }
}
