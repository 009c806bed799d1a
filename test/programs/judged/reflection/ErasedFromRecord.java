import java.lang.reflect.*;
import java.util.*;

/** The class comes in a record. */
public class ErasedFromRecord {
    static class Row { private String title = "untitled"; int width() {
            return title.length(); // fails: java.lang.NullPointerException
        } }
    record Pair(Class<?> type, Object target) {}
    static void wipe(Pair p) throws Exception { for (Field f : p.type().getDeclaredFields()) { f.setAccessible(true); f.set(p.target(), null); } }
    public static void main(String[] args) throws Throwable {
        Row row = new Row(); System.out.println(row.width());
        wipe(new Pair(Row.class, row));
        System.out.println(row.width());
    }
}
