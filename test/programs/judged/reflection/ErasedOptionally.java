import java.lang.reflect.Field;
import java.util.Optional;

/** The object comes out of an optional that was mapped. */
public class ErasedOptionally {
    static class Row {
        private String title = "untitled";

        int width() {
            return title.length(); // fails: java.lang.NullPointerException
        }
    }

    static class Shelf {
        private final Row row = new Row();
    }

    static void clear(Object target) throws IllegalAccessException {
        for (Field field : target.getClass().getDeclaredFields()) {
            field.setAccessible(true);
            field.set(target, null);
        }
    }

    public static void main(String[] args) throws IllegalAccessException {
        Shelf shelf = new Shelf();
        System.out.println(shelf.row.width());
        Object found = Optional.of(shelf).map(each -> (Object) each.row).get();
        clear(found);
        System.out.println(shelf.row.width());
    }
}
