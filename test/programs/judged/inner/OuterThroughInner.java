import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class OuterThroughInner {
    private List<String> rows = new ArrayList<>(List.of("r"));

    class Cursor implements Iterator<String> {
        private final Iterator<String> inner = rows.iterator();

        @Override
        public boolean hasNext() {
            return inner.hasNext();
        }

        @Override
        public String next() {
            String row = inner.next(); // fails: java.util.ConcurrentModificationException (in the library)
            rows.add(row + row);
            return row;
        }
    }

    public static void main(String[] args) {
        OuterThroughInner table = new OuterThroughInner();
        Cursor cursor = table.new Cursor();
        System.out.println(cursor.next());
        System.out.println(cursor.hasNext());
        table.rows = new ArrayList<>(table.rows);
        System.out.println(table.new Cursor().next());
        cursor.next();
    }
}
