public class ParsedOnce {
    static Integer parse(String text) {
        try {
            return Integer.valueOf(text);
        } catch (NumberFormatException problem) {
            return null;
        }
    }

    public static void main(String[] args) {
        int good = parse("12");
        System.out.println(good);
        int bad = parse("x12"); // fails: java.lang.NullPointerException
        System.out.println(bad);
    }
}
