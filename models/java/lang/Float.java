package java.lang;

import espalier.NonNull;

/** A float as an object. */
public final class Float extends Number implements Comparable<Float> {
    public static final float POSITIVE_INFINITY = 1.0f / 0.0f;
    public static final float NEGATIVE_INFINITY = -1.0f / 0.0f;
    public static final float NaN = 0.0f / 0.0f;
    public static final float MAX_VALUE = 0x1.fffffeP+127f;
    public static final float MIN_NORMAL = 0x1.0p-126f;
    public static final float MIN_VALUE = 0x0.000002P-126f;
    public static final int SIZE = 32;
    public static final int PRECISION = 24;
    public static final int MAX_EXPONENT = 127;
    public static final int MIN_EXPONENT = -126;
    public static final int BYTES = 4;
    public static final Class<Float> TYPE = float.class;

    private final float value;

    @Deprecated(since = "9", forRemoval = true)
    public Float(float value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Float(double value) {
        this.value = (float) value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Float(String text) throws NumberFormatException {
        value = parseFloat(text);
    }

    /** The shortest decimal that reads back as the same float. */
    @NonNull
    public static native String toString(float value);

    @NonNull
    public static String toHexString(float value) {
        if (isNaN(value) || isInfinite(value) || value == 0.0f || Math.abs(value) >= MIN_NORMAL) {
            return Double.toHexString(value);
        }
        // Subnormal floats are normal doubles; scaled, they are subnormal there too, with the same digits.
        String scaled = Double.toHexString(Math.scalb((double) value, Double.MIN_EXPONENT - MIN_EXPONENT));
        return scaled.substring(0, scaled.indexOf('p')) + "p" + MIN_EXPONENT;
    }

    @NonNull
    public static Float valueOf(String text) throws NumberFormatException {
        return new Float(parseFloat(text));
    }

    @NonNull
    public static Float valueOf(float value) {
        return new Float(value);
    }

    public static float parseFloat(String text) throws NumberFormatException {
        String trimmed = text.trim();
        if (trimmed.isEmpty()) {
            throw new NumberFormatException("empty String");
        }
        if (!Double.isNumber(trimmed)) {
            throw NumberFormatException.forDecimal(trimmed);
        }
        return read(trimmed);
    }

    /** The float nearest to what the text, a number, denotes. */
    private static native float read(String text);

    public static boolean isNaN(float value) {
        return value != value;
    }

    public static boolean isInfinite(float value) {
        return value == POSITIVE_INFINITY || value == NEGATIVE_INFINITY;
    }

    public static boolean isFinite(float value) {
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
        return value;
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

    public static int hashCode(float value) {
        return floatToIntBits(value);
    }

    public boolean equals(Object other) {
        return other instanceof Float && floatToIntBits(value) == floatToIntBits(((Float) other).value);
    }

    public static int floatToIntBits(float value) {
        return value != value ? 0x7fc00000 : floatToRawIntBits(value);
    }

    public static native int floatToRawIntBits(float value);

    public static native float intBitsToFloat(int bits);

    public int compareTo(Float other) {
        return compare(value, other.value);
    }

    /** Zeros are told apart and NaN is above all others. */
    public static int compare(float left, float right) {
        if (left < right) {
            return -1;
        }
        if (left > right) {
            return 1;
        }
        return Integer.compare(floatToIntBits(left), floatToIntBits(right));
    }

    public static float sum(float left, float right) {
        return left + right;
    }

    public static float max(float left, float right) {
        return Math.max(left, right);
    }

    public static float min(float left, float right) {
        return Math.min(left, right);
    }
}
