import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class RecordHashes {
    static final List<String> LOG = new ArrayList<>(List.of("a", "b"));

    record Pair(Object left, Object right) {}

    static final class Loud {
        @Override
        public String toString() {
            LOG.clear();
            return "loud";
        }
    }

    public static void main(String[] args) {
        Iterator<String> log = LOG.iterator();
        System.out.println(new Pair("x", 1));
        System.out.println(log.next());
        String shown = "pair: " + new Pair("x", new Loud());
        System.out.println(shown.length());
        System.out.println(log.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
