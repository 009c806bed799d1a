package java.math;

import espalier.NonNull;
import espalier.Open;
import java.util.Arrays;
import java.util.Random;

/** A whole number of any size. It is kept as decimal digits; the machine computes with them. */
@Open
public class BigInteger extends Number implements Comparable<BigInteger> {
    private static final int CACHED = 16;
    private static final BigInteger[] SMALL = new BigInteger[2 * CACHED + 1];

    static {
        for (int i = 0; i < SMALL.length; i++) {
            SMALL[i] = of(Integer.toString(i - CACHED));
        }
    }

    public static final BigInteger ZERO = valueOf(0);
    public static final BigInteger ONE = valueOf(1);
    public static final BigInteger TWO = valueOf(2);
    public static final BigInteger TEN = valueOf(10);

    /** Without leading zeros; a negative number starts with a minus sign, zero is {@code 0}. */
    private final String digits;
    private final int signum;

    private BigInteger(int signum, String digits) {
        this.signum = signum;
        this.digits = digits;
    }

    private static BigInteger of(String digits) {
        return new BigInteger(digits.equals("0") ? 0 : digits.startsWith("-") ? -1 : 1, digits);
    }

    public BigInteger(String text) {
        this(text, 10);
    }

    public BigInteger(String text, int radix) {
        digits = parse(text, radix);
        signum = digits.equals("0") ? 0 : digits.startsWith("-") ? -1 : 1;
    }

    private static String parse(String text, int radix) {
        int length = text.length();
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            throw new NumberFormatException("Radix out of range");
        }
        if (length == 0) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        int sign = Math.max(text.lastIndexOf('-'), text.lastIndexOf('+'));
        if (sign > 0) {
            throw new NumberFormatException("Illegal embedded sign character");
        }
        if (sign == 0 && length == 1) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        int start = sign + 1;
        while (start < length && Character.digit(text.charAt(start), radix) == 0) {
            start++;
        }
        String normal = "";
        for (int i = start; i < length; i++) {
            int digit = Character.digit(text.charAt(i), radix);
            if (digit < 0) {
                throw badDigit(text, start, i, radix);
            }
            normal = normal + String.valueOf(Character.forDigit(digit, radix));
        }
        String result = normal.isEmpty() ? "0" : fromRadix(normal, radix);
        return text.charAt(0) == '-' && !normal.isEmpty() ? "-" + result : result;
    }

    /** The JDK names the group of digits that it was reading: those that fit an int, the first group shorter. */
    private static NumberFormatException badDigit(String text, int start, int bad, int radix) {
        int size = 0;
        for (long power = radix; power < 1L << 31; power *= radix) {
            size++;
        }
        int first = (text.length() - start) % size;
        int begin = start;
        int end = start + (first == 0 ? size : first);
        while (bad >= end) {
            begin = end;
            end += size;
        }
        String where = radix == 10 ? "" : " under radix " + radix;
        return new NumberFormatException("For input string: \"" + text.substring(begin, end) + "\"" + where);
    }

    public BigInteger(byte[] bytes) {
        if (bytes.length == 0) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        digits = fromBytes(bytes);
        signum = digits.equals("0") ? 0 : digits.startsWith("-") ? -1 : 1;
    }

    public BigInteger(int signum, byte[] magnitude) {
        if (signum < -1 || signum > 1) {
            throw new NumberFormatException("Invalid signum value");
        }
        byte[] positive = new byte[magnitude.length + 1];
        System.arraycopy(magnitude, 0, positive, 1, magnitude.length);
        String size = fromBytes(positive);
        if (signum == 0 && !size.equals("0")) {
            throw new NumberFormatException("signum-magnitude mismatch");
        }
        this.signum = size.equals("0") ? 0 : signum;
        digits = this.signum < 0 ? "-" + size : size;
    }

    public BigInteger(byte[] bytes, int offset, int length) {
        this(Arrays.copyOfRange(bytes, offset, offset + length));
    }

    public BigInteger(int signum, byte[] magnitude, int offset, int length) {
        this(signum, Arrays.copyOfRange(magnitude, offset, offset + length));
    }

    public BigInteger(int bitLength, int certainty, Random random) {
        this(1, probablePrime(bitLength, random).toByteArray());
    }

    public BigInteger(int bitCount, Random random) {
        this(1, randomBits(bitCount, random));
    }

    private static byte[] randomBits(int bitCount, Random random) {
        if (bitCount < 0) {
            throw new IllegalArgumentException("numBits must be non-negative");
        }
        byte[] bytes = new byte[(int) (((long) bitCount + 7) / 8)];
        if (bytes.length > 0) {
            random.nextBytes(bytes);
            int excess = 8 * bytes.length - bitCount;
            bytes[0] &= (byte) ((1 << 8 - excess) - 1);
        }
        return bytes;
    }

    @NonNull
    public static BigInteger valueOf(long value) {
        if (value >= -CACHED && value <= CACHED && SMALL[(int) value + CACHED] != null) {
            return SMALL[(int) value + CACHED];
        }
        return of(Long.toString(value));
    }

    @NonNull
    public BigInteger add(BigInteger other) {
        if (other.signum == 0) {
            return this;
        }
        return signum == 0 ? other : of(sum(digits, other.digits));
    }

    @NonNull
    public BigInteger subtract(BigInteger other) {
        return other.signum == 0 ? this : of(difference(digits, other.digits));
    }

    @NonNull
    public BigInteger multiply(BigInteger other) {
        return of(product(digits, other.digits));
    }

    @NonNull
    public BigInteger parallelMultiply(BigInteger other) {
        return multiply(other);
    }

    @NonNull
    public BigInteger divide(BigInteger other) {
        requireDivisor(other);
        return of(quotient(digits, other.digits));
    }

    @NonNull
    public BigInteger remainder(BigInteger other) {
        requireDivisor(other);
        return of(rest(digits, other.digits));
    }

    @NonNull
    public BigInteger[] divideAndRemainder(BigInteger other) {
        return new BigInteger[] {divide(other), remainder(other)};
    }

    private static void requireDivisor(BigInteger other) {
        if (other.signum == 0) {
            throw new ArithmeticException("BigInteger divide by zero");
        }
    }

    @NonNull
    public BigInteger pow(int exponent) {
        if (exponent < 0) {
            throw new ArithmeticException("Negative exponent");
        }
        return of(power(digits, exponent));
    }

    @NonNull
    public BigInteger sqrt() {
        if (signum < 0) {
            throw new ArithmeticException("Negative BigInteger");
        }
        return of(root(digits));
    }

    @NonNull
    public BigInteger[] sqrtAndRemainder() {
        BigInteger root = sqrt();
        return new BigInteger[] {root, subtract(root.multiply(root))};
    }

    @NonNull
    public BigInteger gcd(BigInteger other) {
        return of(commonDivisor(digits, other.digits));
    }

    @NonNull
    public BigInteger abs() {
        return signum >= 0 ? this : negate();
    }

    @NonNull
    public BigInteger negate() {
        return of(signum == 0 ? digits : signum < 0 ? digits.substring(1) : "-" + digits);
    }

    public int signum() {
        return signum;
    }

    @NonNull
    public BigInteger mod(BigInteger modulus) {
        requireModulus(modulus);
        BigInteger result = remainder(modulus);
        return result.signum >= 0 ? result : result.add(modulus);
    }

    @NonNull
    public BigInteger modPow(BigInteger exponent, BigInteger modulus) {
        requireModulus(modulus);
        if (exponent.signum < 0) {
            return modInverse(modulus).modPow(exponent.negate(), modulus);
        }
        return of(powerModulo(mod(modulus).digits, exponent.digits, modulus.digits));
    }

    @NonNull
    public BigInteger modInverse(BigInteger modulus) {
        requireModulus(modulus);
        if (modulus.equals(ONE)) {
            return ZERO;
        }
        BigInteger positive = mod(modulus);
        if (!positive.gcd(modulus).equals(ONE)) {
            throw new ArithmeticException("BigInteger not invertible.");
        }
        return of(inverse(positive.digits, modulus.digits));
    }

    private static void requireModulus(BigInteger modulus) {
        if (modulus.signum <= 0) {
            throw new ArithmeticException("BigInteger: modulus not positive");
        }
    }

    @NonNull
    public BigInteger shiftLeft(int distance) {
        return of(shift(digits, distance));
    }

    @NonNull
    public BigInteger shiftRight(int distance) {
        if (distance == Integer.MIN_VALUE) {
            return shiftLeft(Integer.MAX_VALUE).shiftLeft(1);
        }
        return of(shift(digits, -distance));
    }

    @NonNull
    public BigInteger and(BigInteger other) {
        return of(bitAnd(digits, other.digits));
    }

    @NonNull
    public BigInteger or(BigInteger other) {
        return of(bitOr(digits, other.digits));
    }

    @NonNull
    public BigInteger xor(BigInteger other) {
        return of(bitXor(digits, other.digits));
    }

    @NonNull
    public BigInteger not() {
        return negate().subtract(ONE);
    }

    @NonNull
    public BigInteger andNot(BigInteger other) {
        return and(other.not());
    }

    public boolean testBit(int index) {
        requireBit(index);
        return shiftRight(index).isOdd();
    }

    private boolean isOdd() {
        return (digits.charAt(digits.length() - 1) & 1) == 1;
    }

    @NonNull
    public BigInteger setBit(int index) {
        requireBit(index);
        return or(ONE.shiftLeft(index));
    }

    @NonNull
    public BigInteger clearBit(int index) {
        requireBit(index);
        return andNot(ONE.shiftLeft(index));
    }

    @NonNull
    public BigInteger flipBit(int index) {
        requireBit(index);
        return xor(ONE.shiftLeft(index));
    }

    private static void requireBit(int index) {
        if (index < 0) {
            throw new ArithmeticException("Negative bit address");
        }
    }

    public int getLowestSetBit() {
        if (signum == 0) {
            return -1;
        }
        return and(negate()).bitLength() - 1;
    }

    public int bitLength() {
        return lengthInBits(digits);
    }

    public int bitCount() {
        return countBits(digits);
    }

    /** Decided for certain below 3 * 10^24; above, wrong for no number that is known. */
    public boolean isProbablePrime(int certainty) {
        return certainty <= 0 || isPrime(abs().digits);
    }

    @NonNull
    public BigInteger nextProbablePrime() {
        if (signum < 0) {
            throw new ArithmeticException("start < 0: " + this);
        }
        BigInteger candidate = add(ONE);
        while (!candidate.isProbablePrime(100)) {
            candidate = candidate.add(ONE);
        }
        return candidate;
    }

    @NonNull
    public static BigInteger probablePrime(int bitLength, Random random) {
        if (bitLength < 2) {
            throw new ArithmeticException("bitLength < 2");
        }
        BigInteger candidate;
        do {
            candidate = new BigInteger(bitLength, random).setBit(bitLength - 1);
        } while (!candidate.isProbablePrime(100));
        return candidate;
    }

    public int compareTo(BigInteger other) {
        return compare(digits, other.digits);
    }

    public boolean equals(Object other) {
        return other instanceof BigInteger && digits.equals(((BigInteger) other).digits);
    }

    @NonNull
    public BigInteger min(BigInteger other) {
        return compareTo(other) < 0 ? this : other;
    }

    @NonNull
    public BigInteger max(BigInteger other) {
        return compareTo(other) > 0 ? this : other;
    }

    public int hashCode() {
        return hash(digits);
    }

    @NonNull
    public String toString(int radix) {
        int base = radix < Character.MIN_RADIX || radix > Character.MAX_RADIX ? 10 : radix;
        return new String(base == 10 ? digits : toRadix(digits, base));
    }

    public String toString() {
        return signum == 0 ? "0" : new String(digits);
    }

    /** Two's complement, the most significant byte first, as few bytes as will do. */
    @NonNull
    public byte[] toByteArray() {
        return toBytes(digits);
    }

    public int intValue() {
        return (int) lowBits(digits);
    }

    public long longValue() {
        return lowBits(digits);
    }

    public float floatValue() {
        return nearestFloat(digits);
    }

    public double doubleValue() {
        return nearestDouble(digits);
    }

    public long longValueExact() {
        if (bitLength() > 63) {
            throw new ArithmeticException("BigInteger out of long range");
        }
        return longValue();
    }

    public int intValueExact() {
        if (bitLength() > 31) {
            throw new ArithmeticException("BigInteger out of int range");
        }
        return intValue();
    }

    public short shortValueExact() {
        if (bitLength() > 15) {
            throw new ArithmeticException("BigInteger out of short range");
        }
        return shortValue();
    }

    public byte byteValueExact() {
        if (bitLength() > 7) {
            throw new ArithmeticException("BigInteger out of byte range");
        }
        return byteValue();
    }

    // What follows computes on digits as described at the field; divisors and moduli have been checked.

    @NonNull
    private static native String sum(String left, String right);

    @NonNull
    private static native String difference(String left, String right);

    @NonNull
    private static native String product(String left, String right);

    @NonNull
    private static native String quotient(String left, String right);

    @NonNull
    private static native String rest(String left, String right);

    @NonNull
    private static native String power(String base, int exponent);

    @NonNull
    private static native String powerModulo(String base, String exponent, String modulus);

    @NonNull
    private static native String inverse(String number, String modulus);

    @NonNull
    private static native String root(String number);

    @NonNull
    private static native String commonDivisor(String left, String right);

    /** To the left, or to the right when the distance is negative. */
    @NonNull
    private static native String shift(String number, int distance);

    @NonNull
    private static native String bitAnd(String left, String right);

    @NonNull
    private static native String bitOr(String left, String right);

    @NonNull
    private static native String bitXor(String left, String right);

    private static native int lengthInBits(String number);

    /** Bits of the two's complement that differ from its sign bit. */
    private static native int countBits(String number);

    private static native boolean isPrime(String number);

    private static native int compare(String left, String right);

    private static native int hash(String number);

    @NonNull
    private static native String toRadix(String number, int radix);

    @NonNull
    private static native String fromRadix(String digits, int radix);

    @NonNull
    private static native byte[] toBytes(String number);

    @NonNull
    private static native String fromBytes(byte[] bytes);

    private static native long lowBits(String number);

    private static native float nearestFloat(String number);

    private static native double nearestDouble(String number);
}
