import java.util.Formattable;
import java.util.Formatter;

class Money implements Formattable {
    Integer cents = 5;

    @Override
    public void formatTo(Formatter formatter, int flags, int width, int precision) {
        formatter.format("%d", cents);
        cents = null;
    }
}

public class FormattableSelf {
    public static void main(String[] args) {
        Money money = new Money();
        String.format("%d and more", money.cents);
        System.out.println(String.format("%s", money));
        int left = money.cents; // fails: java.lang.NullPointerException
        System.out.println(left);
    }
}
