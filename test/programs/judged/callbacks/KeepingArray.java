import java.util.AbstractCollection;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Whoever copies it by its array changes what it is a view of. */
public class KeepingArray extends AbstractCollection<String> {
    private final List<String> behind;

    KeepingArray(List<String> behind) {
        this.behind = behind;
    }

    @Override
    public Iterator<String> iterator() {
        return behind.iterator();
    }

    @Override
    public int size() {
        return behind.size();
    }

    @Override
    public Object[] toArray() {
        Object[] all = behind.toArray();
        behind.clear();
        return all;
    }

    public static void main(String[] args) {
        List<String> behind = new ArrayList<>(List.of("a", "b"));
        Iterator<String> each = behind.iterator();
        List<String> copy = new ArrayList<>();
        copy.addAll(new KeepingArray(behind));
        System.out.println(copy);
        System.out.println(each.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
