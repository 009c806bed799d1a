import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

public class ClosedByHook {
    public static void main(String[] args) {
        List<String> open = new ArrayList<>(List.of("one", "two"));
        Iterator<String> cursor = open.iterator();
        try (Stream<String> lines = Stream.of("a").onClose(open::clear)) {
            System.out.println(lines.count());
        }
        System.out.println(cursor.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
