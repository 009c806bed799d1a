import java.lang.reflect.Field;
import java.util.HashMap;
import java.util.Map;

/** Objects that a map holds are asked for their class, and lose what they have. */
public class ErasedFromMap {
    static class Row {
        private String title = "untitled";

        int width() {
            return title.length(); // fails: java.lang.NullPointerException
        }
    }

    static final Map<String, Object> REGISTERED = new HashMap<>();

    static void forget(String key) throws IllegalAccessException {
        Object found = REGISTERED.get(key);
        for (Field field : found.getClass().getDeclaredFields()) {
            field.setAccessible(true);
            field.set(found, null);
        }
    }

    public static void main(String[] args) throws IllegalAccessException {
        Row row = new Row();
        REGISTERED.put("row", row);
        System.out.println(row.width());
        forget("row");
        System.out.println(row.width());
    }
}
