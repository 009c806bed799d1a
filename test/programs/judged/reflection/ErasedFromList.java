import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;

/** Classes are kept in a list, and the fields of all of them are cleared. */
public class ErasedFromList {
    static class Row {
        private String title = "untitled";

        int width() {
            return title.length(); // fails: java.lang.NullPointerException
        }
    }

    static void clear(List<Class<?>> types, Object target) throws IllegalAccessException {
        for (Class<?> type : types) {
            for (Field field : type.getDeclaredFields()) {
                field.setAccessible(true);
                if (type.isInstance(target)) field.set(target, null);
            }
        }
    }

    public static void main(String[] args) throws IllegalAccessException {
        List<Class<?>> types = new ArrayList<>();
        types.add(Row.class);
        Row row = new Row();
        System.out.println(row.width());
        clear(types, row);
        System.out.println(row.width());
    }
}
