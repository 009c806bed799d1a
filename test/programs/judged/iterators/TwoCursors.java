import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class TwoCursors {
    static void removeFirst(Iterator<String> cursor) {
        cursor.next();
        cursor.remove();
    }

    public static void main(String[] args) {
        List<String> words = new ArrayList<>(List.of("a", "b", "c"));
        Iterator<String> one = words.iterator();
        Iterator<String> two = words.iterator();
        removeFirst(one);
        System.out.println(one.next());
        System.out.println(two.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
