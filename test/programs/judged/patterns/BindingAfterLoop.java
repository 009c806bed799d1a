public class BindingAfterLoop {
    static Object step(Object value) {
        return value instanceof Integer number && number > 0 ? (Object) (number - 1) : null;
    }

    public static void main(String[] args) {
        Object value = 2;
        while (!(value instanceof String text)) {
            value = step(value);
            System.out.println(value.hashCode()); // fails: java.lang.NullPointerException
        }
        System.out.println(text.length());
    }
}
