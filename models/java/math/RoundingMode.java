package java.math;

/** How a result is rounded. */
public enum RoundingMode {
    UP(0),
    DOWN(1),
    CEILING(2),
    FLOOR(3),
    HALF_UP(4),
    HALF_DOWN(5),
    HALF_EVEN(6),
    UNNECESSARY(7);

    final int number;

    RoundingMode(int number) {
        this.number = number;
    }

    /** By the number of the old constants of BigDecimal. */
    public static RoundingMode valueOf(int number) {
        for (RoundingMode mode : values()) {
            if (mode.number == number) {
                return mode;
            }
        }
        throw new IllegalArgumentException("argument out of range");
    }
}
