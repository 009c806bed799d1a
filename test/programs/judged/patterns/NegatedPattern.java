public class NegatedPattern {
    static int measure(Object value) {
        if (!(value instanceof String text)) {
            return value.hashCode(); // fails: java.lang.NullPointerException
        }
        return text.length();
    }

    public static void main(String[] args) {
        System.out.println(measure("abc"));
        System.out.println(measure(12));
        System.out.println(measure(null));
    }
}
