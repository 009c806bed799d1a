package java.lang;

import espalier.NonNull;
import espalier.Nullable;
import java.util.Objects;

/** A long as an object. */
public final class Long extends Number implements Comparable<Long> {
    public static final long MIN_VALUE = 0x8000000000000000L;
    public static final long MAX_VALUE = 0x7fffffffffffffffL;
    public static final Class<Long> TYPE = long.class;
    public static final int SIZE = 64;
    public static final int BYTES = 8;

    private final long value;

    @Deprecated(since = "9", forRemoval = true)
    public Long(long value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Long(String text) throws NumberFormatException {
        value = parseLong(text, 10);
    }

    @NonNull
    public static native String toString(long value);

    @NonNull
    public static String toString(long value, int radix) {
        if (radix == 10 || radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            return toString(value);
        }
        char[] digits = new char[65];
        int position = digits.length;
        long rest = value < 0 ? value : -value;
        do {
            digits[--position] = Character.forDigit((int) -(rest % radix), radix);
            rest = rest / radix;
        } while (rest != 0);
        if (value < 0) {
            digits[--position] = '-';
        }
        return String.valueOf(digits, position, digits.length - position);
    }

    @NonNull
    public static String toUnsignedString(long value, int radix) {
        if (value >= 0) {
            return toString(value, radix);
        }
        int base = radix < Character.MIN_RADIX || radix > Character.MAX_RADIX ? 10 : radix;
        long quotient = divideUnsigned(value, base);
        return toString(quotient, base) + toString(value - quotient * base, base);
    }

    @NonNull
    public static String toUnsignedString(long value) {
        return toUnsignedString(value, 10);
    }

    @NonNull
    public static String toHexString(long value) {
        return bits(value, 4);
    }

    @NonNull
    public static String toOctalString(long value) {
        return bits(value, 3);
    }

    @NonNull
    public static String toBinaryString(long value) {
        return bits(value, 1);
    }

    /** Digits of {@code width} bits each, without leading zeros. */
    private static String bits(long value, int width) {
        char[] digits = new char[64];
        int position = digits.length;
        long rest = value;
        do {
            digits[--position] = Character.forDigit((int) rest & (1 << width) - 1, 16);
            rest >>>= width;
        } while (rest != 0);
        return String.valueOf(digits, position, digits.length - position);
    }

    public static long parseLong(String text, int radix) throws NumberFormatException {
        if (text == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        Integer.checkRadix(radix);
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
        // Counting downwards reaches MIN_VALUE, whose absolute value is no long.
        long limit = negative ? MIN_VALUE : -MAX_VALUE;
        long result = 0;
        while (position < end) {
            int digit = Character.digit(text.charAt(position++), radix);
            if (digit < 0 || result < limit / radix || result * radix < limit + digit) {
                throw NumberFormatException.forInput(text, radix);
            }
            result = result * radix - digit;
        }
        return negative ? result : -result;
    }

    public static long parseLong(CharSequence text, int beginIndex, int endIndex, int radix)
            throws NumberFormatException {
        Objects.requireNonNull(text);
        if (beginIndex < 0 || beginIndex > endIndex || endIndex > text.length()) {
            throw new IndexOutOfBoundsException();
        }
        Integer.checkRadix(radix);
        String part = text.subSequence(beginIndex, endIndex).toString();
        if (part.isEmpty()) {
            throw new NumberFormatException("");
        }
        try {
            return parseLong(part, radix);
        } catch (NumberFormatException exception) {
            throw new NumberFormatException(
                "Error at index " + Integer.badIndex(part, radix) + " in: \"" + part + "\"");
        }
    }

    public static long parseLong(String text) throws NumberFormatException {
        return parseLong(text, 10);
    }

    public static long parseUnsignedLong(String text, int radix) throws NumberFormatException {
        if (text == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        int length = text.length();
        if (length == 0) {
            throw NumberFormatException.forInput(text, radix);
        }
        if (text.charAt(0) == '-') {
            throw new NumberFormatException("Illegal leading minus sign on unsigned string " + text + ".");
        }
        Integer.checkRadix(radix);
        int position = text.charAt(0) == '+' && length > 1 ? 1 : 0;
        long limit = divideUnsigned(-1L, radix);
        long result = 0;
        for (; position < length; position++) {
            int digit = Character.digit(text.charAt(position), radix);
            if (digit < 0) {
                throw NumberFormatException.forInput(text, radix);
            }
            long next = result * radix + digit;
            if (compareUnsigned(result, limit) > 0 || compareUnsigned(next, result * radix) < 0) {
                throw new NumberFormatException("String value " + text + " exceeds range of unsigned long.");
            }
            result = next;
        }
        return result;
    }

    public static long parseUnsignedLong(String text) throws NumberFormatException {
        return parseUnsignedLong(text, 10);
    }

    public static long parseUnsignedLong(CharSequence text, int beginIndex, int endIndex, int radix)
            throws NumberFormatException {
        Objects.requireNonNull(text);
        if (beginIndex < 0 || beginIndex > endIndex || endIndex > text.length()) {
            throw new IndexOutOfBoundsException();
        }
        return parseUnsignedLong(text.subSequence(beginIndex, endIndex).toString(), radix);
    }

    @NonNull
    public static Long valueOf(String text, int radix) throws NumberFormatException {
        return valueOf(parseLong(text, radix));
    }

    @NonNull
    public static Long valueOf(String text) throws NumberFormatException {
        return valueOf(parseLong(text, 10));
    }

    @NonNull
    public static Long valueOf(long value) {
        if (value >= -128 && value <= 127) {
            return Cache.VALUES[(int) value + 128];
        }
        return new Long(value);
    }

    @NonNull
    public static Long decode(String text) throws NumberFormatException {
        String digits = digitsOf(text);
        int radix = radixOf(text);
        if (text.charAt(0) != '-') {
            return valueOf(parseLong(digits, radix));
        }
        return valueOf(parseLong("-" + digits, radix));
    }

    /** What follows the sign and the radix specifier of a number to be decoded. */
    static String digitsOf(String text) {
        if (text.isEmpty()) {
            throw new NumberFormatException("Zero length string");
        }
        int index = prefixEnd(text);
        if (text.startsWith("-", index) || text.startsWith("+", index)) {
            throw new NumberFormatException("Sign character in wrong position");
        }
        return text.substring(index);
    }

    static int radixOf(String text) {
        int start = signEnd(text);
        int end = prefixEnd(text);
        return end == start ? 10 : text.charAt(start) == '0' && end == start + 1 ? 8 : 16;
    }

    private static int signEnd(String text) {
        return text.startsWith("-") || text.startsWith("+") ? 1 : 0;
    }

    private static int prefixEnd(String text) {
        int start = signEnd(text);
        if (text.startsWith("0x", start) || text.startsWith("0X", start)) {
            return start + 2;
        }
        if (text.startsWith("#", start) || text.startsWith("0", start) && text.length() > start + 1) {
            return start + 1;
        }
        return start;
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
        return hashCode(value);
    }

    public static int hashCode(long value) {
        return (int) (value ^ value >>> 32);
    }

    public boolean equals(Object other) {
        return other instanceof Long && value == ((Long) other).value;
    }

    @Nullable
    public static Long getLong(String name) {
        return getLong(name, null);
    }

    public static Long getLong(String name, long value) {
        Long result = getLong(name, null);
        return result == null ? Long.valueOf(value) : result;
    }

    public static Long getLong(String name, Long value) {
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

    public int compareTo(Long other) {
        return compare(value, other.value);
    }

    public static int compare(long left, long right) {
        return left < right ? -1 : left == right ? 0 : 1;
    }

    public static int compareUnsigned(long left, long right) {
        return compare(left + MIN_VALUE, right + MIN_VALUE);
    }

    public static long divideUnsigned(long dividend, long divisor) {
        if (divisor < 0) {
            return compareUnsigned(dividend, divisor) < 0 ? 0 : 1;
        }
        if (dividend >= 0) {
            return dividend / divisor;
        }
        long quotient = (dividend >>> 1) / divisor << 1;
        long rest = dividend - quotient * divisor;
        return compareUnsigned(rest, divisor) < 0 ? quotient : quotient + 1;
    }

    public static long remainderUnsigned(long dividend, long divisor) {
        return dividend - divideUnsigned(dividend, divisor) * divisor;
    }

    public static long highestOneBit(long value) {
        return value & MIN_VALUE >>> numberOfLeadingZeros(value);
    }

    public static long lowestOneBit(long value) {
        return value & -value;
    }

    public static int numberOfLeadingZeros(long value) {
        int high = (int) (value >>> 32);
        return high == 0 ? 32 + Integer.numberOfLeadingZeros((int) value) : Integer.numberOfLeadingZeros(high);
    }

    public static int numberOfTrailingZeros(long value) {
        int low = (int) value;
        return low == 0 ? 32 + Integer.numberOfTrailingZeros((int) (value >>> 32)) : Integer.numberOfTrailingZeros(low);
    }

    public static int bitCount(long value) {
        return Integer.bitCount((int) value) + Integer.bitCount((int) (value >>> 32));
    }

    public static long rotateLeft(long value, int distance) {
        return value << distance | value >>> -distance;
    }

    public static long rotateRight(long value, int distance) {
        return value >>> distance | value << -distance;
    }

    public static long reverse(long value) {
        long low = Integer.reverse((int) value);
        long high = Integer.reverse((int) (value >>> 32));
        return low << 32 | high & 0xffffffffL;
    }

    public static int signum(long value) {
        return (int) (value >> 63 | -value >>> 63);
    }

    public static long reverseBytes(long value) {
        long low = Integer.reverseBytes((int) value);
        long high = Integer.reverseBytes((int) (value >>> 32));
        return low << 32 | high & 0xffffffffL;
    }

    public static long sum(long left, long right) {
        return left + right;
    }

    public static long max(long left, long right) {
        return Math.max(left, right);
    }

    public static long min(long left, long right) {
        return Math.min(left, right);
    }

    /** Boxing gives the same object for small values. */
    private static class Cache {
        static final Long[] VALUES = new Long[256];

        static {
            for (int i = 0; i < VALUES.length; i++) {
                VALUES[i] = new Long(i - 128);
            }
        }
    }
}
