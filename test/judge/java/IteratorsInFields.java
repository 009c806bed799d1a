import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

/** Iterators kept in fields, arrays and maps, and iterators of the program's own. */
class IteratorsInFields {
    static class Cursor implements Iterator<String> {
        private final Iterator<String> inner;
        private String ahead;

        Cursor(Iterator<String> inner) {
            this.inner = inner;
            step();
        }

        private void step() {
            ahead = null;
            while (inner.hasNext() && ahead == null) {
                String found = inner.next();
                if (found.length() > 1) ahead = found;
            }
        }

        @Override
        public boolean hasNext() {
            return ahead != null;
        }

        @Override
        public String next() {
            if (ahead == null) throw new NoSuchElementException();
            String given = ahead;
            step();
            return given;
        }
    }

    private final List<String> lines = new ArrayList<>();
    private Iterator<String> current;

    void add(String line) {
        lines.add(line);
    }

    String read() {
        if (current == null) current = lines.iterator();
        return current.hasNext() ? current.next() : "";
    }

    void restart() {
        current = null;
    }

    public static void main(String[] args) {
        IteratorsInFields reader = new IteratorsInFields();
        reader.add("first");
        reader.add("b");
        reader.add("third");
        System.out.println(reader.read() + reader.read());
        reader.restart();
        reader.add("last");
        System.out.println(reader.read().length());
        Cursor cursor = new Cursor(reader.lines.iterator());
        while (cursor.hasNext()) {
            System.out.println(cursor.next().length());
        }
        Map<String, Iterator<String>> open = new HashMap<>();
        open.put("x", reader.lines.iterator());
        Iterator<String> found = open.get("x");
        System.out.println(found.next());
        Deque<Iterator<String>> stack = new ArrayDeque<>();
        stack.push(reader.lines.iterator());
        while (!stack.isEmpty()) {
            Iterator<String> top = stack.peek();
            if (top.hasNext()) System.out.println(top.next());
            else stack.pop();
        }
    }
}
