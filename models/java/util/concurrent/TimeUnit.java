/** Units of time. */
package java.util.concurrent;

public enum TimeUnit {
    NANOSECONDS(1L),
    MICROSECONDS(1000L),
    MILLISECONDS(1000L * 1000L),
    SECONDS(1000L * 1000L * 1000L),
    MINUTES(1000L * 1000L * 1000L * 60L),
    HOURS(1000L * 1000L * 1000L * 3600L),
    DAYS(1000L * 1000L * 1000L * 86400L);

    private final long nanoseconds;

    private TimeUnit(long nanoseconds) {
        this.nanoseconds = nanoseconds;
    }

    /** Truncates towards zero; saturates on overflow. */
    public long convert(long sourceDuration, TimeUnit sourceUnit) {
        if (sourceUnit.nanoseconds <= nanoseconds) {
            return sourceDuration / (nanoseconds / sourceUnit.nanoseconds);
        }
        long ratio = sourceUnit.nanoseconds / nanoseconds;
        long limit = Long.MAX_VALUE / ratio;
        if (sourceDuration > limit) {
            return Long.MAX_VALUE;
        }
        if (sourceDuration < -limit) {
            return Long.MIN_VALUE;
        }
        return sourceDuration * ratio;
    }

    public long toNanos(long duration) {
        return NANOSECONDS.convert(duration, this);
    }

    public long toMicros(long duration) {
        return MICROSECONDS.convert(duration, this);
    }

    public long toMillis(long duration) {
        return MILLISECONDS.convert(duration, this);
    }

    public long toSeconds(long duration) {
        return SECONDS.convert(duration, this);
    }

    public long toMinutes(long duration) {
        return MINUTES.convert(duration, this);
    }

    public long toHours(long duration) {
        return HOURS.convert(duration, this);
    }

    public long toDays(long duration) {
        return DAYS.convert(duration, this);
    }

    public void sleep(long timeout) throws InterruptedException {
        if (timeout > 0) {
            Thread.sleep(toMillis(timeout));
        }
    }
}
