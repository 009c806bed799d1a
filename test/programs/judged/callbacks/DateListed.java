import java.util.Date;
import java.util.List;
import java.util.TimeZone;

class ShownZone extends TimeZone {
    static StringBuilder log = new StringBuilder();

    @Override
    public int getOffset(int era, int year, int month, int day, int dayOfWeek, int milliseconds) {
        log = null;
        return 0;
    }

    @Override
    public int getOffset(long date) {
        log = null;
        return 0;
    }

    @Override
    public void setRawOffset(int offset) {}

    @Override
    public int getRawOffset() {
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

public class DateListed {
    static String shown(Object value) {
        return List.of(value).toString();
    }

    public static void main(String[] args) {
        TimeZone before = TimeZone.getDefault();
        ShownZone zone = new ShownZone();
        zone.setID("shown");
        TimeZone.setDefault(zone);
        ShownZone.log = new StringBuilder("a");
        Date now = new Date(0);
        ShownZone.log = new StringBuilder("b");
        System.out.println(shown(now).length());
        TimeZone.setDefault(before);
        ShownZone.log.append("c"); // fails: java.lang.NullPointerException
    }
}
