import java.lang.reflect.*;

/** The program has its own loop over classes and fields. */
public class ErasedByGenericEach {
    static class Row { private String title = "untitled"; int width() {
            return title.length(); // fails: java.lang.NullPointerException
        } }
    static <T> void each(T[] all, java.util.function.Consumer<T> c) { for (T t : all) c.accept(t); }
    public static void main(String[] args) throws Throwable {
        Row row = new Row(); System.out.println(row.width());
        each(new Class<?>[] { Row.class }, t -> each(t.getDeclaredFields(), f -> { try { f.setAccessible(true); f.set(row, null); } catch (Exception e) { } }));
        System.out.println(row.width());
    }
}
