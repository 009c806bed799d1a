import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;

public class SetFromMap {
    private final Map<String, Boolean> flags = new HashMap<>();
    private final Set<String> names = Collections.newSetFromMap(flags);

    void mark(String name) {
        names.add(name);
    }

    public static void main(String[] args) {
        SetFromMap marks = new SetFromMap();
        marks.mark("a");
        marks.mark("b");
        Iterator<Boolean> values = marks.flags.values().iterator();
        System.out.println(values.next());
        marks.mark("a");
        marks.mark("c");
        System.out.println(values.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
