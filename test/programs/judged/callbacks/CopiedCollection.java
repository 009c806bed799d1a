import java.util.AbstractCollection;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class CopiedCollection extends AbstractCollection<String> {
    private final List<String> words = new ArrayList<>(List.of("a", "b"));

    @Override
    public Iterator<String> iterator() {
        return words.iterator();
    }

    @Override
    public int size() {
        words.add("seen");
        return words.size();
    }

    public static void main(String[] args) {
        CopiedCollection source = new CopiedCollection();
        Iterator<String> cursor = source.iterator();
        System.out.println(cursor.next());
        List<String> copy = new ArrayList<>(source);
        System.out.println(copy.isEmpty());
        System.out.println(cursor.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
