/** A mapper keeps the class that it is made for, and sets the fields of its objects. */
public class ErasedByClass {
    static class Row {
        private String title = "untitled";

        int width() {
            return title.length(); // fails: java.lang.NullPointerException
        }
    }

    static class Mapper<T> {
        private final Class<T> type;

        Mapper(Class<T> type) {
            this.type = type;
        }

        void fill(T target, Object value) throws IllegalAccessException {
            for (var field : type.getDeclaredFields()) {
                field.setAccessible(true);
                field.set(target, value);
            }
        }
    }

    public static void main(String[] args) throws IllegalAccessException {
        Row row = new Row();
        Mapper<Row> mapper = new Mapper<>(Row.class);
        System.out.println(row.width());
        mapper.fill(row, "a");
        System.out.println(row.width());
        mapper.fill(row, null);
        System.out.println(row.width());
    }
}
