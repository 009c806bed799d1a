import java.time.LocalDate;

class Typed implements CharSequence {
    String text = "2024-01-02";

    @Override
    public int length() {
        return 10;
    }

    @Override
    public char charAt(int index) {
        text = null;
        return "2024-01-02".charAt(index);
    }

    @Override
    public CharSequence subSequence(int from, int to) {
        text = null;
        return "2024-01-02".substring(from, to);
    }

    @Override
    public String toString() {
        text = null;
        return "2024-01-02";
    }
}

public class DateFromSequence {
    public static void main(String[] args) {
        Typed typed = new Typed();
        System.out.println(typed.text.length());
        System.out.println(LocalDate.parse(typed));
        System.out.println(typed.text.length()); // fails: java.lang.NullPointerException
    }
}
