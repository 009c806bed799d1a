import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

class Registry {
    final List<String> entries = new ArrayList<>();

    boolean knows(String name) {
        return entries.contains(name);
    }

    void ensure(String name) {
        if (!knows(name)) entries.add(name);
    }
}

public class HelperAdds {
    public static void main(String[] args) {
        Registry registry = new Registry();
        registry.ensure("a");
        registry.ensure("b");
        Iterator<String> entries = registry.entries.iterator();
        registry.ensure("a");
        System.out.println(entries.next());
        registry.ensure("c");
        System.out.println(entries.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
