import java.lang.reflect.*;

/** Nested classes are asked for. */
public class ErasedNested {
    static class Row { private String title = "untitled"; int width() {
            return title.length(); // fails: java.lang.NullPointerException
        } }
    public static void main(String[] args) throws Throwable {
        Row row = new Row(); System.out.println(row.width());
        for (Class<?> c : ErasedNested.class.getDeclaredClasses()) for (Field f : c.getDeclaredFields()) { f.setAccessible(true); f.set(row, null); }
        System.out.println(row.width());
    }
}
