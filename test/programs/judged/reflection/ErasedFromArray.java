import java.lang.reflect.Field;

/** The classes stand in an array. */
public class ErasedFromArray {
    static class Row {
        private String title = "untitled";

        int width() {
            return title.length(); // fails: java.lang.NullPointerException
        }
    }

    private static final Class<?>[] TYPES = {String.class, Row.class};

    static void clear(Object target) throws IllegalAccessException {
        for (int i = 1; i < TYPES.length; i++) {
            for (Field field : TYPES[i].getDeclaredFields()) {
                field.setAccessible(true);
                field.set(target, null);
            }
        }
    }

    public static void main(String[] args) throws IllegalAccessException {
        Row row = new Row();
        System.out.println(row.width());
        clear(row);
        System.out.println(row.width());
    }
}
