import java.lang.reflect.*;

/** The class is found by a name that is put together. */
public class ErasedByComputedClass {
    static class Row { private String title = "untitled"; int width() {
            return title.length(); // fails: java.lang.NullPointerException
        } }
    public static void main(String[] args) throws Throwable {
        Row row = new Row(); System.out.println(row.width());
        Class<?> c = Class.forName("ErasedByComputedClass" + '$' + new StringBuilder("woR").reverse());
        Field f = c.getDeclaredFields()[0]; f.setAccessible(true); f.set(row, null);
        System.out.println(row.width());
    }
}
