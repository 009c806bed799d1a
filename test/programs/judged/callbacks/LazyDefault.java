import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;

public class LazyDefault {
    public static void main(String[] args) {
        List<String> items = new ArrayList<>();
        items.add("a");
        Iterator<String> cursor = items.iterator();
        String given = args.length > 0 ? args[0] : null;
        String chosen = Objects.requireNonNullElseGet(given, () -> {
            items.add("b");
            return "c";
        });
        System.out.println(chosen);
        System.out.println(cursor.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
