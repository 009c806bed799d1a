import java.time.LocalDate;
import java.time.temporal.TemporalAdjuster;
import java.util.ArrayList;
import java.util.Formattable;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.function.Supplier;

/** Library methods that look quiet call back, while an iterator is under way. */
class CallsBackQuietly {
    static final List<String> items = new ArrayList<>();

    static class Loud extends Random {
        @Override
        protected int next(int bits) {
            return items.size();
        }
    }

    static class Shown implements Formattable {
        @Override
        public void formatTo(java.util.Formatter formatter, int flags, int width, int precision) {
            formatter.format("%d", items.size());
        }
    }

    static String other(String given) {
        Supplier<String> supplier = () -> "c" + items.size();
        return Objects.requireNonNullElseGet(given, supplier);
    }

    static void refill() {
        items.clear();
        items.add("a");
        items.add("b");
        items.add("c");
    }

    public static void main(String[] args) {
        refill();
        Iterator<String> first = items.iterator();
        String text = other(null);
        System.out.println(first.next() + text);
        Iterator<String> second = items.iterator();
        String formatted = String.format("%s", new Shown());
        System.out.println(second.next() + formatted);
        Iterator<String> third = items.iterator();
        TemporalAdjuster adjuster = day -> day;
        LocalDate date = LocalDate.of(2020, 1, 1).with(adjuster);
        System.out.println(third.next() + date);
        Iterator<String> fourth = items.iterator();
        int number = new Loud().nextInt();
        System.out.println(fourth.next() + number);
        if (fourth.hasNext()) System.out.println(fourth.next());
    }
}
