import java.util.*;

public class AddedToOwn {
    static Iterator<String> open;

    static class Log extends AbstractCollection<String> {
        private final List<String> lines = new ArrayList<>(List.of("start"));
        @Override
        public boolean add(String line) {
            return lines.add(line);
        }
        @Override
        public Iterator<String> iterator() {
            return lines.iterator();
        }
        @Override
        public int size() {
            return lines.size();
        }
    }

    public static void main(String[] args) {
        Log log = new Log();
        open = log.iterator();
        Collections.addAll(log, "one", "two");
        System.out.println(open.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
