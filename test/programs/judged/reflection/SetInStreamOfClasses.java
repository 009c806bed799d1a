import java.lang.reflect.*;
import java.util.stream.*;

/** A stream goes from classes to their fields by a method reference. */
public class SetInStreamOfClasses {
    static class Row { private String title = "untitled"; int width() {
            return title.length(); // fails: java.lang.NullPointerException
        } }
    public static void main(String[] args) throws Throwable {
        Row row = new Row(); System.out.println(row.width());
        Stream.of(Row.class).map(Class::getDeclaredFields).flatMap(java.util.Arrays::stream).forEach(f -> { try { f.setAccessible(true); f.set(row, null); } catch (IllegalAccessException e) { } });
        System.out.println(row.width());
    }
}
