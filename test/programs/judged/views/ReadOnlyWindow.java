import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

public class ReadOnlyWindow {
    private final List<String> rows = new ArrayList<>(List.of("r1", "r2"));
    private final List<String> window = Collections.unmodifiableList(rows);

    public static void main(String[] args) {
        ReadOnlyWindow table = new ReadOnlyWindow();
        Iterator<String> shown = table.window.iterator();
        System.out.println(shown.next());
        table.rows.add("r3");
        System.out.println(table.window.size());
        System.out.println(shown.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
