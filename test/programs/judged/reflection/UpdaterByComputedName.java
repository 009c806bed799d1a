import java.util.concurrent.atomic.*;

/** An updater of a field is found by a name that is put together. */
public class UpdaterByComputedName {
    static class Row { volatile String title = "untitled"; int width() {
            return title.length(); // fails: java.lang.NullPointerException
        } }
    static void clear(Row row, String name) {
        AtomicReferenceFieldUpdater<Row, String> set = AtomicReferenceFieldUpdater.newUpdater(Row.class, String.class, name);
        set.set(row, null);
    }
    public static void main(String[] args) throws Throwable {
        Row row = new Row(); System.out.println(row.width());
        clear(row, new StringBuilder("eltit").reverse().toString());
        System.out.println(row.width());
    }
}
