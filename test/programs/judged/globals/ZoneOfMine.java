import java.util.Date;
import java.util.TimeZone;

public class ZoneOfMine extends TimeZone {
    static String name = "mine";

    @Override
    public int getOffset(int era, int year, int month, int day, int dayOfWeek, int milliseconds) {
        name = null;
        return 0;
    }

    @Override
    public int getOffset(long date) {
        name = null;
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

    public static void main(String[] args) {
        TimeZone before = TimeZone.getDefault();
        ZoneOfMine mine = new ZoneOfMine();
        mine.setID("mine");
        TimeZone.setDefault(mine);
        Object now = new Date(0);
        System.out.println(name.length());
        String text = "at " + now;
        System.out.println(text.isEmpty());
        TimeZone.setDefault(before);
        System.out.println(name.length()); // fails: java.lang.NullPointerException
    }
}
