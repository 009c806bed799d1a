import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.TimeZone;

class WatchedZone extends TimeZone {
    String state = "quiet";
    boolean armed;

    @Override
    public int getOffset(int era, int year, int month, int day, int dayOfWeek, int milliseconds) {
        if (armed) state = null;
        return 0;
    }

    @Override
    public int getOffset(long date) {
        if (armed) state = null;
        return 0;
    }

    @Override
    public void setRawOffset(int offset) {}

    @Override
    public int getRawOffset() {
        if (armed) state = null;
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

public class CalendarInZone {
    public static void main(String[] args) {
        WatchedZone zone = new WatchedZone();
        Object left = new GregorianCalendar(zone);
        ((Calendar) left).set(Calendar.YEAR, 2020);
        Object right = new GregorianCalendar(zone);
        zone.armed = true;
        System.out.println(zone.state.length());
        System.out.println(left.equals(right));
        System.out.println(zone.state.length()); // fails: java.lang.NullPointerException
    }
}
