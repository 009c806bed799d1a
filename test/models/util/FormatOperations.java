import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Formatter;
import java.util.Locale;

/** Every conversion with many flags, widths and precisions on many arguments, right and wrong ones. */
public class FormatOperations {
    static final Object[] ARGUMENTS = {0, 7, -42, 1234567, Integer.MIN_VALUE, 123456789012L, Long.MIN_VALUE, (byte) -1, (short) -300, 'x', 'é', true, null,
        "text", "", 0.0, -0.0, 1.0, 0.5, 1.5, 2.5, 0.125, 0.15, 1.005, 99.995, 123456.789, 1e10, 1.0E-5, 9.9999E-5, 1e-10, 1e100, 12345678.9,
        Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 3.14159f, 0.1f, new BigInteger("-123456789012345678901234567890"), new BigDecimal("12345.6785"),
        new BigDecimal("-0.00012345"), BigDecimal.ZERO, new StringBuilder("built")};
    static final String[] FLAGS = {"", "-", "+", " ", "0", ",", "(", "#", "+0", "0,(", "-0", "--"};
    static final String[] SIZES = {"", "12", ".0", ".2", "14.4"};

    public static void main(String[] args) {
        Journal.open(args);
        for (char conversion : "bBhHsScCdoxXeEfgGn%tqD".toCharArray()) {
            Journal.section("conversion " + conversion);
            for (String flags : FLAGS) {
                for (String size : SIZES) {
                    String format = "[%" + flags + size + conversion + "]";
                    if (conversion == 't') {
                        continue;
                    }
                    for (Object argument : ARGUMENTS) {
                        boolean unspecified = (conversion == 'h' || conversion == 'H' || conversion == 's' || conversion == 'S') && argument instanceof StringBuilder;
                        if (!unspecified) {
                            Journal.note(format, () -> String.format(format, argument));
                        }
                    }
                }
            }
        }
        Journal.section("indices");
        Journal.note("order", () -> String.format("%2$s %1$s %s %s %<s %3$s %<d", "a", "b", 3));
        Journal.note("missing", () -> String.format("%s %s", "a"));
        Journal.note("missing index", () -> String.format("%3$-5s", "a"));
        Journal.note("nothing before", () -> String.format("%<s", "a"));
        Journal.note("no arguments", () -> String.format("%d%%%n"));
        Journal.note("null array", () -> String.format("%s", (Object[]) null));
        Journal.note("percent at end", () -> String.format("50%"));
        Journal.note("unknown", () -> String.format("%z", 1));
        Journal.note("unfinished", () -> String.format("%5", 1));
        Journal.note("unfinished", () -> String.format("%.", 1));
        Journal.note("unfinished", () -> String.format("%-", 1));
        Journal.note("bad precision", () -> String.format("%.x", 1));
        Journal.note("zero index", () -> String.format("%0$s", 1));
        Journal.note("zero flag", () -> String.format("%05d|%-5d|%5d|%+d|%,d", 42, 42, 42, 42, 1234567));
        Journal.note("width too large", () -> String.format("%99999999999d", 1));
        Journal.note("code point", () -> String.format("%c%c%c", 65, 0x1F600, (byte) 66));
        Journal.note("bad code point", () -> String.format("%c", 0x110000));
        Journal.note("locale", () -> String.format(Locale.GERMANY, "%,.2f %,d", 1234567.891, 1234567) + String.format(Locale.FRANCE, "%,.2f", 1234.5)
            + String.format(Locale.ROOT, "%,.2f", 1234.5) + String.format((Locale) null, "%.1f", 0.25));
        Journal.note("formatted", () -> "%s-%05.1f".formatted("x", 2.25));
        Journal.note("upper", () -> String.format("%S %X %E %B %C %H", "straße", 255, 12.5, true, 'c', "hi"));
        Journal.note("formatter", () -> {
            Formatter formatter = new Formatter();
            formatter.format("%d,", 1).format("%d", 2);
            String text = formatter.toString() + formatter.out();
            formatter.close();
            try {
                formatter.format("x");
            } catch (RuntimeException failure) {
                text += failure.getClass().getName();
            }
            return text;
        });
        Journal.note("formattable", () -> String.format("%-10.3s|%#S", new Shape(), new Shape()));
        Journal.section("");
    }

    static final class Shape implements java.util.Formattable {
        @Override
        public void formatTo(Formatter formatter, int flags, int width, int precision) {
            formatter.format("<%d %d %d>", flags, width, precision);
        }
    }
}
