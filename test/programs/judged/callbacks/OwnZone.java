import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.SimpleTimeZone;
import java.util.TimeZone;

public class OwnZone extends SimpleTimeZone {
    private final List<String> asked;

    OwnZone(List<String> asked) {
        super(0, "UTC");
        this.asked = asked;
    }

    @Override
    public Object clone() {
        asked.add("copied");
        return super.clone();
    }

    public static void main(String[] args) {
        List<String> asked = new ArrayList<>();
        TimeZone.setDefault(new OwnZone(asked));
        try {
            asked.add("set");
            Iterator<String> each = asked.iterator();
            boolean isPast = LocalDate.now().isAfter(LocalDate.of(2000, 1, 1));
            System.out.println(isPast + each.next()); // fails: java.util.ConcurrentModificationException (in the library)
        } finally {
            TimeZone.setDefault(null);
        }
    }
}
