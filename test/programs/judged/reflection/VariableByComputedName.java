import java.lang.invoke.*;

/** A variable handle is found by a name that is put together. */
public class VariableByComputedName {
    static class Row { private String title = "untitled"; int width() {
            return title.length(); // fails: java.lang.NullPointerException
        } }
    static void clear(Row row, String name) throws Throwable {
        VarHandle set = MethodHandles.privateLookupIn(Row.class, MethodHandles.lookup()).findVarHandle(Row.class, name, String.class);
        set.set(row, null);
    }
    public static void main(String[] args) throws Throwable {
        Row row = new Row(); System.out.println(row.width());
        clear(row, new StringBuilder("eltit").reverse().toString());
        System.out.println(row.width());
    }
}
