import java.time.LocalDate;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQuery;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class QueriedDate implements TemporalQuery<Boolean> {
    private final List<LocalDate> days = new ArrayList<>(List.of(LocalDate.EPOCH, LocalDate.MAX));

    @Override
    public Boolean queryFrom(TemporalAccessor asked) {
        return days.add(LocalDate.EPOCH);
    }

    public static void main(String[] args) {
        QueriedDate calendar = new QueriedDate();
        Iterator<LocalDate> each = calendar.days.iterator();
        System.out.println(each.next().isLeapYear());
        System.out.println(LocalDate.EPOCH.query(calendar));
        System.out.println(each.next().isLeapYear()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
