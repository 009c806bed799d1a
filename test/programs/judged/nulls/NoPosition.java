import java.text.NumberFormat;
import java.text.ParsePosition;

public class NoPosition {
    public static void main(String[] args) {
        Number number = NumberFormat.getInstance(java.util.Locale.ROOT).parse("12", new ParsePosition(0));
        System.out.println(number.intValue());
        number = NumberFormat.getInstance(java.util.Locale.ROOT).parse("x", new ParsePosition(0));
        System.out.println(number.intValue()); // fails: java.lang.NullPointerException
    }
}
