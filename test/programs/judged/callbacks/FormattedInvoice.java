import java.util.ArrayList;
import java.util.Formattable;
import java.util.Formatter;
import java.util.Iterator;
import java.util.List;

public class FormattedInvoice {
    static class Money implements Formattable {
        private final List<String> log;

        Money(List<String> log) {
            this.log = log;
        }

        @Override
        public void formatTo(Formatter formatter, int flags, int width, int precision) {
            log.add("formatted");
            formatter.format("12.50");
        }
    }

    public static void main(String[] args) {
        List<String> log = new ArrayList<>(List.of("opened"));
        Money money = new Money(log);
        Iterator<String> lines = log.iterator();
        String text = String.format("%s due", money);
        System.out.println(text + lines.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
