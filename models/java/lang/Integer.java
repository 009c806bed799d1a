package java.lang;

import espalier.NonNull;
import espalier.Nullable;
import java.util.Objects;

/** An int as an object. */
public final class Integer extends Number implements Comparable<Integer> {
    public static final int MIN_VALUE = 0x80000000;
    public static final int MAX_VALUE = 0x7fffffff;
    public static final Class<Integer> TYPE = int.class;
    public static final int SIZE = 32;
    public static final int BYTES = 4;

    private final int value;

    @Deprecated(since = "9", forRemoval = true)
    public Integer(int value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Integer(String text) throws NumberFormatException {
        value = parseInt(text, 10);
    }

    @NonNull
    public static native String toString(int value);

    @NonNull
    public static String toString(int value, int radix) {
        if (radix == 10 || radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            return toString(value);
        }
        char[] digits = new char[33];
        int position = digits.length;
        int rest = value < 0 ? value : -value;
        do {
            digits[--position] = Character.forDigit(-(rest % radix), radix);
            rest = rest / radix;
        } while (rest != 0);
        if (value < 0) {
            digits[--position] = '-';
        }
        return String.valueOf(digits, position, digits.length - position);
    }

    @NonNull
    public static String toUnsignedString(int value, int radix) {
        return Long.toString(toUnsignedLong(value), radix);
    }

    @NonNull
    public static String toUnsignedString(int value) {
        return Long.toString(toUnsignedLong(value));
    }

    @NonNull
    public static String toHexString(int value) {
        return bits(value, 4);
    }

    @NonNull
    public static String toOctalString(int value) {
        return bits(value, 3);
    }

    @NonNull
    public static String toBinaryString(int value) {
        return bits(value, 1);
    }

    /** Digits of {@code width} bits each, without leading zeros. */
    private static String bits(int value, int width) {
        char[] digits = new char[32];
        int position = digits.length;
        int rest = value;
        do {
            digits[--position] = Character.forDigit(rest & (1 << width) - 1, 16);
            rest >>>= width;
        } while (rest != 0);
        return String.valueOf(digits, position, digits.length - position);
    }

    public static int parseInt(String text, int radix) throws NumberFormatException {
        if (text == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        checkRadix(radix);
        int end = text.length();
        int position = 0;
        boolean negative = false;
        if (end > 0 && (text.charAt(0) == '-' || text.charAt(0) == '+')) {
            negative = text.charAt(0) == '-';
            position = 1;
        }
        if (position == end) {
            throw NumberFormatException.forInput(text, radix);
        }
        // Counting downwards reaches MIN_VALUE, whose absolute value is no int.
        int limit = negative ? MIN_VALUE : -MAX_VALUE;
        int result = 0;
        while (position < end) {
            int digit = Character.digit(text.charAt(position++), radix);
            if (digit < 0 || result < limit / radix || result * radix < limit + digit) {
                throw NumberFormatException.forInput(text, radix);
            }
            result = result * radix - digit;
        }
        return negative ? result : -result;
    }

    static void checkRadix(int radix) {
        if (radix < Character.MIN_RADIX) {
            throw new NumberFormatException("radix " + radix + " less than Character.MIN_RADIX");
        }
        if (radix > Character.MAX_RADIX) {
            throw new NumberFormatException("radix " + radix + " greater than Character.MAX_RADIX");
        }
    }

    public static int parseInt(CharSequence text, int beginIndex, int endIndex, int radix)
            throws NumberFormatException {
        Objects.requireNonNull(text);
        if (beginIndex < 0 || beginIndex > endIndex || endIndex > text.length()) {
            throw new IndexOutOfBoundsException();
        }
        checkRadix(radix);
        String part = text.subSequence(beginIndex, endIndex).toString();
        if (part.isEmpty()) {
            throw new NumberFormatException("For input string: \"\"");
        }
        try {
            return parseInt(part, radix);
        } catch (NumberFormatException exception) {
            throw new NumberFormatException("Error at index " + badIndex(part, radix) + " in: \"" + part + "\"");
        }
    }

    /** Where reading a number stops; the index of the last character when the number is too large. */
    static int badIndex(String part, int radix) {
        int index = part.charAt(0) == '-' || part.charAt(0) == '+' ? 1 : 0;
        while (index < part.length() - 1 && Character.digit(part.charAt(index), radix) >= 0) {
            index++;
        }
        return index;
    }

    public static int parseInt(String text) throws NumberFormatException {
        return parseInt(text, 10);
    }

    public static int parseUnsignedInt(String text, int radix) throws NumberFormatException {
        if (text == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        if (text.isEmpty()) {
            throw NumberFormatException.forInput(text, radix);
        }
        if (text.charAt(0) == '-') {
            throw new NumberFormatException("Illegal leading minus sign on unsigned string " + text + ".");
        }
        long parsed = Long.parseLong(text, radix);
        if ((parsed & 0xffff_ffff_0000_0000L) != 0) {
            throw new NumberFormatException("String value " + text + " exceeds range of unsigned int.");
        }
        return (int) parsed;
    }

    public static int parseUnsignedInt(String text) throws NumberFormatException {
        return parseUnsignedInt(text, 10);
    }

    public static int parseUnsignedInt(CharSequence text, int beginIndex, int endIndex, int radix)
            throws NumberFormatException {
        Objects.requireNonNull(text);
        if (beginIndex < 0 || beginIndex > endIndex || endIndex > text.length()) {
            throw new IndexOutOfBoundsException();
        }
        return parseUnsignedInt(text.subSequence(beginIndex, endIndex).toString(), radix);
    }

    @NonNull
    public static Integer valueOf(String text, int radix) throws NumberFormatException {
        return valueOf(parseInt(text, radix));
    }

    @NonNull
    public static Integer valueOf(String text) throws NumberFormatException {
        return valueOf(parseInt(text, 10));
    }

    @NonNull
    public static Integer valueOf(int value) {
        if (value >= -128 && value <= 127) {
            return Cache.VALUES[value + 128];
        }
        return new Integer(value);
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
        return toString(value);
    }

    public int hashCode() {
        return value;
    }

    public static int hashCode(int value) {
        return value;
    }

    public boolean equals(Object other) {
        return other instanceof Integer && value == ((Integer) other).value;
    }

    @Nullable
    public static Integer getInteger(String name) {
        return getInteger(name, null);
    }

    public static Integer getInteger(String name, int value) {
        Integer result = getInteger(name, null);
        return result == null ? Integer.valueOf(value) : result;
    }

    public static Integer getInteger(String name, Integer value) {
        String text = name == null || name.isEmpty() ? null : System.getProperty(name);
        if (text != null) {
            try {
                return decode(text);
            } catch (NumberFormatException exception) {
                return value;
            }
        }
        return value;
    }

    @NonNull
    public static Integer decode(String text) throws NumberFormatException {
        String digits = Long.digitsOf(text);
        int radix = Long.radixOf(text);
        // Only MIN_VALUE needs the sign for being read.
        if (text.charAt(0) != '-') {
            return valueOf(parseInt(digits, radix));
        }
        return valueOf(parseInt("-" + digits, radix));
    }

    public int compareTo(Integer other) {
        return compare(value, other.value);
    }

    public static int compare(int left, int right) {
        return left < right ? -1 : left == right ? 0 : 1;
    }

    public static int compareUnsigned(int left, int right) {
        return compare(left + MIN_VALUE, right + MIN_VALUE);
    }

    public static long toUnsignedLong(int value) {
        return value & 0xffffffffL;
    }

    public static int divideUnsigned(int dividend, int divisor) {
        return (int) (toUnsignedLong(dividend) / toUnsignedLong(divisor));
    }

    public static int remainderUnsigned(int dividend, int divisor) {
        return (int) (toUnsignedLong(dividend) % toUnsignedLong(divisor));
    }

    public static int highestOneBit(int value) {
        return value & MIN_VALUE >>> numberOfLeadingZeros(value);
    }

    public static int lowestOneBit(int value) {
        return value & -value;
    }

    public static int numberOfLeadingZeros(int value) {
        if (value <= 0) {
            return value == 0 ? 32 : 0;
        }
        int count = 31;
        int rest = value;
        for (int width = 16; width > 0; width >>= 1) {
            if (rest >= 1 << width) {
                rest >>>= width;
                count -= width;
            }
        }
        return count;
    }

    public static int numberOfTrailingZeros(int value) {
        return value == 0 ? 32 : 31 - numberOfLeadingZeros(value & -value);
    }

    public static int bitCount(int value) {
        int pairs = value - (value >>> 1 & 0x55555555);
        int nibbles = (pairs & 0x33333333) + (pairs >>> 2 & 0x33333333);
        int bytes = nibbles + (nibbles >>> 4) & 0x0f0f0f0f;
        return bytes * 0x01010101 >>> 24;
    }

    public static int rotateLeft(int value, int distance) {
        return value << distance | value >>> -distance;
    }

    public static int rotateRight(int value, int distance) {
        return value >>> distance | value << -distance;
    }

    public static int reverse(int value) {
        int singles = (value & 0x55555555) << 1 | value >>> 1 & 0x55555555;
        int pairs = (singles & 0x33333333) << 2 | singles >>> 2 & 0x33333333;
        int nibbles = (pairs & 0x0f0f0f0f) << 4 | pairs >>> 4 & 0x0f0f0f0f;
        return reverseBytes(nibbles);
    }

    public static int signum(int value) {
        return value >> 31 | -value >>> 31;
    }

    public static int reverseBytes(int value) {
        return value << 24 | (value & 0xff00) << 8 | value >>> 8 & 0xff00 | value >>> 24;
    }

    public static int sum(int left, int right) {
        return left + right;
    }

    public static int max(int left, int right) {
        return Math.max(left, right);
    }

    public static int min(int left, int right) {
        return Math.min(left, right);
    }

    /** Boxing gives the same object for small values. */
    private static class Cache {
        static final Integer[] VALUES = new Integer[256];

        static {
            for (int i = 0; i < VALUES.length; i++) {
                VALUES[i] = new Integer(i - 128);
            }
        }
    }
}
