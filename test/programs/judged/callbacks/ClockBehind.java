import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;

class Stopped extends Clock {
    String state = "stopped";

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return this;
    }

    @Override
    public Instant instant() {
        state = null;
        return Instant.EPOCH;
    }
}

public class ClockBehind {
    public static void main(String[] args) {
        Stopped stopped = new Stopped();
        Clock later = Clock.offset(stopped, Duration.ofDays(1));
        System.out.println(stopped.state.length());
        System.out.println(LocalDate.now(later));
        System.out.println(stopped.state.length()); // fails: java.lang.NullPointerException
    }
}
