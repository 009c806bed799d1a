import java.time.LocalDate;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAdjuster;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class HolidayAdjuster implements TemporalAdjuster {
    private final List<LocalDate> moved;

    HolidayAdjuster(List<LocalDate> moved) {
        this.moved = moved;
    }

    @Override
    public Temporal adjustInto(Temporal day) {
        LocalDate date = (LocalDate) day;
        moved.add(date);
        return date.plusDays(1);
    }

    public static void main(String[] args) {
        List<LocalDate> moved = new ArrayList<>();
        moved.add(LocalDate.of(2020, 1, 1));
        Iterator<LocalDate> each = moved.iterator();
        LocalDate next = LocalDate.of(2020, 5, 1).with(new HolidayAdjuster(moved));
        System.out.println(next + " " + each.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
