import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

public class NothingAdded {
    static boolean extend(List<String> names, List<String> more) {
        return names.addAll(more);
    }

    public static void main(String[] args) {
        List<String> names = new ArrayList<>(List.of("a"));
        Iterator<String> cursor = names.iterator();
        if (extend(names, Collections.emptyList())) return;
        System.out.println(cursor.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
