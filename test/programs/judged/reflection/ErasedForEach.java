import java.lang.reflect.Field;
import java.util.List;

/** Library code hands the classes to a lambda. */
public class ErasedForEach {
    static class Row {
        private String title = "untitled";

        int width() {
            return title.length(); // fails: java.lang.NullPointerException
        }
    }

    static void clear(Class<?> type, Object target) {
        try {
            for (Field field : type.getDeclaredFields()) {
                field.setAccessible(true);
                field.set(target, null);
            }
        } catch (IllegalAccessException refused) {
            System.out.println("refused");
        }
    }

    public static void main(String[] args) {
        Row row = new Row();
        System.out.println(row.width());
        List.of(Row.class).forEach(type -> clear(type, row));
        System.out.println(row.width());
    }
}
