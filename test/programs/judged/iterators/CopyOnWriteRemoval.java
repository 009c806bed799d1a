import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class CopyOnWriteRemoval {
    static void drop(List<String> names) {
        Iterator<String> cursor = names.iterator();
        while (cursor.hasNext()) {
            if (cursor.next().isEmpty()) cursor.remove(); // fails: java.lang.UnsupportedOperationException (in the library)
        }
    }

    public static void main(String[] args) {
        List<String> names = new CopyOnWriteArrayList<>(List.of("a", ""));
        drop(names);
    }
}
