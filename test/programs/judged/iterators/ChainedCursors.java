import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class ChainedCursors implements Iterator<String> {
    private final Iterator<String> first;
    private final Iterator<String> second;

    ChainedCursors(Iterator<String> first, Iterator<String> second) {
        this.first = first;
        this.second = second;
    }

    @Override
    public boolean hasNext() {
        return first.hasNext() || second.hasNext();
    }

    @Override
    public String next() {
        return first.hasNext() ? first.next() : second.next();
    }

    @Override
    public void remove() {
        if (first.hasNext()) first.remove();
        else second.remove(); // fails: java.lang.IllegalStateException (in the library)
    }

    public static void main(String[] args) {
        List<String> left = new ArrayList<>(List.of("a", "b"));
        List<String> right = new ArrayList<>(List.of("c"));
        Iterator<String> both = new ChainedCursors(left.iterator(), right.iterator());
        both.next();
        both.remove();
        System.out.println(both.next());
        both.remove();
    }
}
