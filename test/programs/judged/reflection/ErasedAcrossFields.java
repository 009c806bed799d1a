import java.lang.reflect.*;
import java.lang.annotation.*;

/** A walk over objects goes by their fields. */
public class ErasedAcrossFields {
    @Retention(RetentionPolicy.RUNTIME) @interface Wipe { }
    static class Row { @Wipe private String title = "untitled"; int width() {
            return title.length(); // fails: java.lang.NullPointerException
        } }
    static class Holder { Row row = new Row(); }
    static void walk(Object o) throws Exception { if (o == null) return; for (Field f : o.getClass().getDeclaredFields()) { f.setAccessible(true); if (f.isAnnotationPresent(Wipe.class)) f.set(o, null); else if (!f.getType().isPrimitive() && f.getType().getName().startsWith("ErasedAcrossFields")) walk(f.get(o)); } }
    public static void main(String[] args) throws Throwable {
        Holder h = new Holder(); System.out.println(h.row.width());
        walk(h);
        System.out.println(h.row.width());
    }
}
