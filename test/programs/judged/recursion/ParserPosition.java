public class ParserPosition {
    private final char[] text;
    private int at;

    ParserPosition(String text) {
        this.text = text.toCharArray();
    }

    int nested() {
        if (text[at] != '(') return 0; // fails: java.lang.ArrayIndexOutOfBoundsException
        at++;
        int inside = nested();
        at++;
        return inside + 1;
    }

    public static void main(String[] args) {
        System.out.println(new ParserPosition("(())").nested());
        System.out.println(new ParserPosition("((").nested());
    }
}
