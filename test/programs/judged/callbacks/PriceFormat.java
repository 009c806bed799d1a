import java.text.FieldPosition;
import java.text.NumberFormat;
import java.text.ParsePosition;
import java.util.ArrayList;
import java.util.Iterator;

public class PriceFormat extends NumberFormat {
    private final transient ArrayList<Double> prices = new ArrayList<>();

    @Override
    public StringBuffer format(double number, StringBuffer text, FieldPosition position) {
        prices.add(number);
        return text.append("price");
    }

    @Override
    public StringBuffer format(long number, StringBuffer text, FieldPosition position) {
        return format((double) number, text, position);
    }

    @Override
    public Number parse(String text, ParsePosition position) {
        return 0;
    }

    public static void main(String[] args) {
        PriceFormat format = new PriceFormat();
        format.prices.add(0.0);
        Iterator<Double> prices = format.prices.iterator();
        String text = format.format(2.5);
        System.out.println(text);
        System.out.println(prices.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
