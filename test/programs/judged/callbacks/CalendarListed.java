import java.util.ArrayList;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.TimeZone;

class ListedZone extends TimeZone {
    String state = "quiet";

    @Override
    public int getOffset(int era, int year, int month, int day, int dayOfWeek, int milliseconds) {
        return 0;
    }

    @Override
    public int getOffset(long date) {
        state = null;
        return 0;
    }

    @Override
    public void setRawOffset(int offset) {}

    @Override
    public int getRawOffset() {
        state = null;
        return 0;
    }

    @Override
    public boolean useDaylightTime() {
        return false;
    }

    @Override
    public boolean inDaylightTime(Date date) {
        return false;
    }

    @Override
    public Object clone() {
        return this;
    }
}

public class CalendarListed {
    static int index(List<Object> days, Object day) {
        return days.indexOf(day);
    }

    public static void main(String[] args) {
        ListedZone zone = new ListedZone();
        Calendar day = new GregorianCalendar(zone);
        day.set(2020, Calendar.MAY, 1);
        List<Object> days = new ArrayList<>();
        days.add(new GregorianCalendar(zone));
        zone.state = "again";
        System.out.println(zone.state.length());
        System.out.println(index(days, day));
        System.out.println(zone.state.length()); // fails: java.lang.NullPointerException
    }
}
