public class EmptyTexts {
    static String trimmed(StringBuilder text) {
        return text.toString() == new StringBuilder().toString() ? null : text.toString();
    }

    public static void main(String[] args) {
        System.out.println(trimmed(new StringBuilder("a")).length());
        System.out.println(trimmed(new StringBuilder()).length()); // fails: java.lang.NullPointerException
    }
}
