package java.lang;

import espalier.NonNull;

/** A byte as an object. */
public final class Byte extends Number implements Comparable<Byte> {
    public static final byte MIN_VALUE = -128;
    public static final byte MAX_VALUE = 127;
    public static final Class<Byte> TYPE = byte.class;
    public static final int SIZE = 8;
    public static final int BYTES = SIZE / 8;

    private final byte value;

    @Deprecated(since = "9", forRemoval = true)
    public Byte(byte value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Byte(String text) throws NumberFormatException {
        value = parseByte(text, 10);
    }

    @NonNull
    public static String toString(byte value) {
        return Integer.toString(value);
    }

    @NonNull
    public static Byte valueOf(byte value) {
        if (value >= -128 && value <= 127) {
            return Cache.VALUES[value + 128];
        }
        return new Byte(value);
    }

    @NonNull
    public static Byte valueOf(String text) throws NumberFormatException {
        return valueOf(parseByte(text, 10));
    }

    @NonNull
    public static Byte valueOf(String text, int radix) throws NumberFormatException {
        return valueOf(parseByte(text, radix));
    }

    public static byte parseByte(String text) throws NumberFormatException {
        return parseByte(text, 10);
    }

    public static byte parseByte(String text, int radix) throws NumberFormatException {
        int parsed = Integer.parseInt(text, radix);
        if (parsed < MIN_VALUE || parsed > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + text + "\" Radix:" + radix);
        }
        return (byte) parsed;
    }

    @NonNull
    public static Byte decode(String text) throws NumberFormatException {
        int decoded = Integer.decode(text);
        if (decoded < MIN_VALUE || decoded > MAX_VALUE) {
            throw new NumberFormatException("Value " + decoded + " out of range from input " + text);
        }
        return valueOf((byte) decoded);
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

    public static int hashCode(byte value) {
        return value;
    }

    public boolean equals(Object other) {
        return other instanceof Byte && value == ((Byte) other).value;
    }

    public int compareTo(Byte other) {
        return value - other.value;
    }

    public static int compare(byte left, byte right) {
        return left - right;
    }

    public static int compareUnsigned(byte left, byte right) {
        return toUnsignedInt(left) - toUnsignedInt(right);
    }

    public static int toUnsignedInt(byte value) {
        return value & 0xff;
    }

    public static long toUnsignedLong(byte value) {
        return value & 0xffL;
    }

    /** Boxing gives the same object for small values. */
    private static class Cache {
        static final Byte[] VALUES = new Byte[256];

        static {
            for (int i = 0; i < VALUES.length; i++) {
                VALUES[i] = new Byte((byte) (i - 128));
            }
        }
    }
}
