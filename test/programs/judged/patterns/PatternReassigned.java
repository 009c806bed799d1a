public class PatternReassigned {
    static int length(Object value) {
        if (!(value instanceof String text)) return -1;
        if (text.isBlank()) text = null;
        return text.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        System.out.println(length(3) + length("abc"));
        System.out.println(length(" "));
    }
}
