import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;

public class ClockedDate extends Clock {
    private String zone = "UTC";

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId other) {
        return this;
    }

    @Override
    public Instant instant() {
        zone = null;
        return Instant.EPOCH;
    }

    public static void main(String[] args) {
        ClockedDate clock = new ClockedDate();
        System.out.println(clock.zone.length());
        System.out.println(LocalDate.now(clock));
        System.out.println(clock.zone.length()); // fails: java.lang.NullPointerException
    }
}
