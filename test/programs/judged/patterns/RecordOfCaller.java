public class RecordOfCaller {
    record Cell(Object value, Cell next) {
        Cell(Object value) {
            this(value, null);
        }

        @Override
        public Object value() {
            return value instanceof String text && text.isEmpty() ? null : value;
        }
    }

    static int weight(Cell cell) {
        Object value = cell.value();
        if (value instanceof String text && !text.isBlank()) return text.length();
        return value.hashCode() & 1; // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        System.out.println(weight(new Cell("abc")));
        System.out.println(weight(new Cell(3)));
        System.out.println(weight(new Cell("")));
    }
}
