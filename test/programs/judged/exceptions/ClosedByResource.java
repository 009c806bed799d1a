import java.util.Iterator;
import java.util.List;
import java.util.ArrayList;

public class ClosedByResource implements AutoCloseable {
    private List<String> lines = new ArrayList<>(List.of("a", "b"));
    private Iterator<String> cursor = lines.iterator();

    String next() {
        return cursor.next();
    }

    @Override
    public void close() {
        lines.clear();
        lines = null;
    }

    static ClosedByResource opened() {
        try (ClosedByResource made = new ClosedByResource()) {
            System.out.println(made.next());
            return made;
        }
    }

    public static void main(String[] args) {
        ClosedByResource kept = opened();
        System.out.println(kept.cursor.hasNext());
        System.out.println(kept.lines.size()); // fails: java.lang.NullPointerException
    }
}
