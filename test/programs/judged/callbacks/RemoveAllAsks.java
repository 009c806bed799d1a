import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.AbstractCollection;

public class RemoveAllAsks {
    static final List<String> trace = new ArrayList<>();

    static final class Anything extends AbstractCollection<String> {
        @Override
        public boolean contains(Object what) {
            trace.add(String.valueOf(what));
            return "b".equals(what);
        }

        @Override
        public Iterator<String> iterator() {
            return List.of("b").iterator();
        }

        @Override
        public int size() {
            return 1;
        }
    }

    public static void main(String[] args) {
        List<String> words = new ArrayList<>(List.of("a", "b"));
        Collection<String> some = new Anything();
        trace.add("start");
        Iterator<String> lines = trace.iterator();
        words.addAll(some);
        System.out.println(lines.next());
        words.removeAll(some);
        System.out.println(words.size());
        System.out.println(lines.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
