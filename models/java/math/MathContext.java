package java.math;

import espalier.NonNull;
import java.io.Serializable;
import java.util.Objects;

/** How many digits a result has, and how it is rounded; 0 digits: as many as it needs. */
public final class MathContext implements Serializable {
    public static final MathContext UNLIMITED = new MathContext(0, RoundingMode.HALF_UP);
    public static final MathContext DECIMAL32 = new MathContext(7, RoundingMode.HALF_EVEN);
    public static final MathContext DECIMAL64 = new MathContext(16, RoundingMode.HALF_EVEN);
    public static final MathContext DECIMAL128 = new MathContext(34, RoundingMode.HALF_EVEN);

    private final int precision;
    private final RoundingMode roundingMode;

    public MathContext(int precision) {
        this(precision, RoundingMode.HALF_UP);
    }

    public MathContext(int precision, RoundingMode roundingMode) {
        if (precision < 0) {
            throw new IllegalArgumentException("Digits < 0");
        }
        this.precision = precision;
        this.roundingMode = Objects.requireNonNull(roundingMode, "null RoundingMode");
    }

    /** From the form that {@link #toString} gives. */
    public MathContext(String text) {
        int space = text.indexOf(' ');
        int digits;
        RoundingMode mode;
        try {
            if (!text.startsWith("precision=") || !text.startsWith("roundingMode=", space + 1)) {
                throw new IllegalArgumentException();
            }
            digits = Integer.parseInt(text.substring(10, space));
            mode = RoundingMode.valueOf(text.substring(space + 14));
        } catch (RuntimeException exception) {
            throw new IllegalArgumentException("bad string format");
        }
        if (digits < 0) {
            throw new IllegalArgumentException("Digits < 0");
        }
        precision = digits;
        roundingMode = mode;
    }

    public int getPrecision() {
        return precision;
    }

    @NonNull
    public RoundingMode getRoundingMode() {
        return roundingMode;
    }

    public boolean equals(Object other) {
        return other instanceof MathContext && ((MathContext) other).precision == precision
            && ((MathContext) other).roundingMode == roundingMode;
    }

    public int hashCode() {
        return precision + roundingMode.hashCode() * 59;
    }

    public String toString() {
        return "precision=" + precision + " roundingMode=" + roundingMode;
    }
}
