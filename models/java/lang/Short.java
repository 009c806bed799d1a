package java.lang;

import espalier.NonNull;

/** A short as an object. */
public final class Short extends Number implements Comparable<Short> {
    public static final short MIN_VALUE = -32768;
    public static final short MAX_VALUE = 32767;
    public static final Class<Short> TYPE = short.class;
    public static final int SIZE = 16;
    public static final int BYTES = SIZE / 8;

    private final short value;

    @Deprecated(since = "9", forRemoval = true)
    public Short(short value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Short(String text) throws NumberFormatException {
        value = parseShort(text, 10);
    }

    @NonNull
    public static String toString(short value) {
        return Integer.toString(value);
    }

    @NonNull
    public static Short valueOf(short value) {
        if (value >= -128 && value <= 127) {
            return Cache.VALUES[value + 128];
        }
        return new Short(value);
    }

    @NonNull
    public static Short valueOf(String text) throws NumberFormatException {
        return valueOf(parseShort(text, 10));
    }

    @NonNull
    public static Short valueOf(String text, int radix) throws NumberFormatException {
        return valueOf(parseShort(text, radix));
    }

    public static short parseShort(String text) throws NumberFormatException {
        return parseShort(text, 10);
    }

    public static short parseShort(String text, int radix) throws NumberFormatException {
        int parsed = Integer.parseInt(text, radix);
        if (parsed < MIN_VALUE || parsed > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + text + "\" Radix:" + radix);
        }
        return (short) parsed;
    }

    @NonNull
    public static Short decode(String text) throws NumberFormatException {
        int decoded = Integer.decode(text);
        if (decoded < MIN_VALUE || decoded > MAX_VALUE) {
            throw new NumberFormatException("Value " + decoded + " out of range from input " + text);
        }
        return valueOf((short) decoded);
    }

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return (short) value;
    }

    public int intValue() {
        return value;
    }

    public long longValue() {
        return value;
    }

    public float floatValue() {
        return value;
    }

    public double doubleValue() {
        return value;
    }

    public String toString() {
        return Integer.toString(value);
    }

    public int hashCode() {
        return value;
    }

    public static int hashCode(short value) {
        return value;
    }

    public boolean equals(Object other) {
        return other instanceof Short && value == ((Short) other).value;
    }

    public int compareTo(Short other) {
        return value - other.value;
    }

    public static int compare(short left, short right) {
        return left - right;
    }

    public static int compareUnsigned(short left, short right) {
        return toUnsignedInt(left) - toUnsignedInt(right);
    }

    public static int toUnsignedInt(short value) {
        return value & 0xffff;
    }

    public static long toUnsignedLong(short value) {
        return value & 0xffffL;
    }

    public static short reverseBytes(short value) {
        return (short) ((value & 0xff00) >> 8 | value << 8);
    }

    /** Boxing gives the same object for small values. */
    private static class Cache {
        static final Short[] VALUES = new Short[256];

        static {
            for (int i = 0; i < VALUES.length; i++) {
                VALUES[i] = new Short((short) (i - 128));
            }
        }
    }
}
