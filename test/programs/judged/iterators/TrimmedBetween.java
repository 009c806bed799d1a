import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class TrimmedBetween {
    public static void main(String[] args) {
        ArrayList<String> names = new ArrayList<>(List.of("a", "b"));
        Iterator<String> cursor = names.iterator();
        System.out.println(cursor.next());
        names.trimToSize();
        System.out.println(cursor.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
