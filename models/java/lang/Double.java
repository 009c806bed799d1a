package java.lang;

import espalier.NonNull;

/** A double as an object. */
public final class Double extends Number implements Comparable<Double> {
    public static final double POSITIVE_INFINITY = 1.0 / 0.0;
    public static final double NEGATIVE_INFINITY = -1.0 / 0.0;
    public static final double NaN = 0.0d / 0.0;
    public static final double MAX_VALUE = 0x1.fffffffffffffP+1023;
    public static final double MIN_NORMAL = 0x1.0p-1022;
    public static final double MIN_VALUE = 0x0.0000000000001P-1022;
    public static final int SIZE = 64;
    public static final int PRECISION = 53;
    public static final int MAX_EXPONENT = 1023;
    public static final int MIN_EXPONENT = -1022;
    public static final int BYTES = 8;
    public static final Class<Double> TYPE = double.class;

    private final double value;

    @Deprecated(since = "9", forRemoval = true)
    public Double(double value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Double(String text) throws NumberFormatException {
        value = parseDouble(text);
    }

    /** The shortest decimal that reads back as the same double. */
    @NonNull
    public static native String toString(double value);

    @NonNull
    public static String toHexString(double value) {
        if (isNaN(value) || isInfinite(value)) {
            return toString(value);
        }
        long bits = doubleToRawLongBits(value);
        String sign = bits < 0 ? "-" : "";
        long fraction = bits & 0xfffffffffffffL;
        int exponent = (int) (bits >>> 52) & 0x7ff;
        if (exponent == 0 && fraction == 0) {
            return sign + "0x0.0p0";
        }
        String digits = Long.toHexString(0x10000000000000L | fraction).substring(1);
        int end = digits.length();
        while (end > 1 && digits.charAt(end - 1) == '0') {
            end--;
        }
        String lead = exponent == 0 ? "0x0." : "0x1.";
        int power = exponent == 0 ? MIN_EXPONENT : exponent - MAX_EXPONENT;
        return sign + lead + digits.substring(0, end) + "p" + power;
    }

    @NonNull
    public static Double valueOf(String text) throws NumberFormatException {
        return new Double(parseDouble(text));
    }

    @NonNull
    public static Double valueOf(double value) {
        return new Double(value);
    }

    public static double parseDouble(String text) throws NumberFormatException {
        String trimmed = text.trim();
        if (trimmed.isEmpty()) {
            throw new NumberFormatException("empty String");
        }
        if (!isNumber(trimmed)) {
            throw NumberFormatException.forDecimal(trimmed);
        }
        return read(trimmed);
    }

    /** Whether the text is a floating-point literal with optional sign, NaN or Infinity. */
    static native boolean isNumber(String text);

    /** The double nearest to what the text, a number, denotes. */
    private static native double read(String text);

    public static boolean isNaN(double value) {
        return value != value;
    }

    public static boolean isInfinite(double value) {
        return value == POSITIVE_INFINITY || value == NEGATIVE_INFINITY;
    }

    public static boolean isFinite(double value) {
        return Math.abs(value) <= MAX_VALUE;
    }

    public boolean isNaN() {
        return isNaN(value);
    }

    public boolean isInfinite() {
        return isInfinite(value);
    }

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return (short) value;
    }

    public int intValue() {
        return (int) value;
    }

    public long longValue() {
        return (long) value;
    }

    public float floatValue() {
        return (float) value;
    }

    public double doubleValue() {
        return value;
    }

    public String toString() {
        return toString(value);
    }

    public int hashCode() {
        return hashCode(value);
    }

    public static int hashCode(double value) {
        long bits = doubleToLongBits(value);
        return (int) (bits ^ bits >>> 32);
    }

    public boolean equals(Object other) {
        return other instanceof Double && doubleToLongBits(value) == doubleToLongBits(((Double) other).value);
    }

    public static long doubleToLongBits(double value) {
        return value != value ? 0x7ff8000000000000L : doubleToRawLongBits(value);
    }

    public static native long doubleToRawLongBits(double value);

    public static native double longBitsToDouble(long bits);

    public int compareTo(Double other) {
        return compare(value, other.value);
    }

    /** Zeros are told apart and NaN is above all others. */
    public static int compare(double left, double right) {
        if (left < right) {
            return -1;
        }
        if (left > right) {
            return 1;
        }
        return Long.compare(doubleToLongBits(left), doubleToLongBits(right));
    }

    public static double sum(double left, double right) {
        return left + right;
    }

    public static double max(double left, double right) {
        return Math.max(left, right);
    }

    public static double min(double left, double right) {
        return Math.min(left, right);
    }
}
