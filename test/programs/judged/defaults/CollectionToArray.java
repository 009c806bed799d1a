import java.util.AbstractCollection;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class CollectionToArray extends AbstractCollection<String> {
    private final List<String> parts = new ArrayList<>(List.of("a", "b"));

    @Override
    public Iterator<String> iterator() {
        return parts.iterator();
    }

    @Override
    public int size() {
        parts.add("counted");
        return parts.size();
    }

    public static void main(String[] args) {
        CollectionToArray counted = new CollectionToArray();
        Iterator<String> each = counted.iterator();
        System.out.println(each.next());
        System.out.println(counted.isEmpty());
        System.out.println(each.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
