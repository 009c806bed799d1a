import java.lang.invoke.*;

/** The handle of a field is found by a name that is put together. */
public class HandleByComputedName {
    static class Row { private String title = "untitled"; int width() {
            return title.length(); // fails: java.lang.NullPointerException
        } static final MethodHandles.Lookup LOOK = MethodHandles.lookup(); }
    static void clear(Row row, String name) throws Throwable {
        MethodHandle set = Row.LOOK.findSetter(Row.class, name, String.class);
        set.invoke(row, (String) null);
    }
    public static void main(String[] args) throws Throwable {
        Row row = new Row(); System.out.println(row.width());
        clear(row, new StringBuilder("eltit").reverse().toString());
        System.out.println(row.width());
    }
}
