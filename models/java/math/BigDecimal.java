package java.math;

import espalier.NonNull;
import espalier.Open;
import java.util.Objects;

/** A decimal number of any size: an unscaled whole number and the number of its digits after the point. */
@Open
public class BigDecimal extends Number implements Comparable<BigDecimal> {
    private static final BigDecimal[] SMALL = new BigDecimal[11];

    static {
        for (int i = 0; i < SMALL.length; i++) {
            SMALL[i] = new BigDecimal(BigInteger.valueOf(i), 0);
        }
    }

    public static final BigDecimal ZERO = SMALL[0];
    public static final BigDecimal ONE = SMALL[1];
    public static final BigDecimal TWO = SMALL[2];
    public static final BigDecimal TEN = SMALL[10];

    @Deprecated(since = "9")
    public static final int ROUND_UP = 0;
    @Deprecated(since = "9")
    public static final int ROUND_DOWN = 1;
    @Deprecated(since = "9")
    public static final int ROUND_CEILING = 2;
    @Deprecated(since = "9")
    public static final int ROUND_FLOOR = 3;
    @Deprecated(since = "9")
    public static final int ROUND_HALF_UP = 4;
    @Deprecated(since = "9")
    public static final int ROUND_HALF_DOWN = 5;
    @Deprecated(since = "9")
    public static final int ROUND_HALF_EVEN = 6;
    @Deprecated(since = "9")
    public static final int ROUND_UNNECESSARY = 7;

    private final BigInteger unscaled;
    private final int scale;

    public BigDecimal(BigInteger value) {
        this(value, 0);
    }

    public BigDecimal(BigInteger unscaled, int scale) {
        this.unscaled = Objects.requireNonNull(unscaled);
        this.scale = scale;
    }

    public BigDecimal(BigInteger value, MathContext context) {
        this(value, 0, context);
    }

    public BigDecimal(BigInteger unscaled, int scale, MathContext context) {
        this(new BigDecimal(unscaled, scale).round(context));
    }

    private BigDecimal(BigDecimal other) {
        unscaled = other.unscaled;
        scale = other.scale;
    }

    public BigDecimal(String text) {
        this(parse(text));
    }

    public BigDecimal(String text, MathContext context) {
        this(parse(text).round(context));
    }

    public BigDecimal(char[] text) {
        this(parse(String.valueOf(text)));
    }

    public BigDecimal(char[] text, MathContext context) {
        this(parse(String.valueOf(text)).round(context));
    }

    public BigDecimal(char[] text, int offset, int length) {
        this(parse(String.valueOf(text, offset, length)));
    }

    public BigDecimal(char[] text, int offset, int length, MathContext context) {
        this(parse(String.valueOf(text, offset, length)).round(context));
    }

    public BigDecimal(double value) {
        this(exactly(value));
    }

    public BigDecimal(double value, MathContext context) {
        this(exactly(value).round(context));
    }

    public BigDecimal(int value) {
        this(BigInteger.valueOf(value), 0);
    }

    public BigDecimal(int value, MathContext context) {
        this(BigInteger.valueOf(value), 0, context);
    }

    public BigDecimal(long value) {
        this(BigInteger.valueOf(value), 0);
    }

    public BigDecimal(long value, MathContext context) {
        this(BigInteger.valueOf(value), 0, context);
    }

    private static BigDecimal parse(String text) {
        int length = text.length();
        if (length == 0) {
            throw new NumberFormatException();
        }
        int position = text.charAt(0) == '-' || text.charAt(0) == '+' ? 1 : 0;
        StringBuilder digits = new StringBuilder();
        boolean point = false;
        long scale = 0;
        while (position < length && text.charAt(position) != 'e' && text.charAt(position) != 'E') {
            char c = text.charAt(position++);
            if (Character.isDigit(c)) {
                digits.append(Character.digit(c, 10));
                scale += point ? 1 : 0;
            } else if (c == '.') {
                if (point) {
                    throw new NumberFormatException("Character array contains more than one decimal point.");
                }
                point = true;
            } else {
                throw new NumberFormatException("Character " + c + " is neither a decimal digit number, decimal point,"
                    + " nor \"e\" notation exponential mark.");
            }
        }
        if (digits.length() == 0) {
            throw new NumberFormatException("No digits found.");
        }
        if (position < length) {
            scale -= parseExponent(text, position + 1);
            if ((int) scale != scale) {
                throw new NumberFormatException("Scale out of range.");
            }
        }
        BigInteger magnitude = new BigInteger(digits.toString());
        return new BigDecimal(text.charAt(0) == '-' ? magnitude.negate() : magnitude, (int) scale);
    }

    private static long parseExponent(String text, int start) {
        int length = text.length();
        int position = start;
        if (position < length && (text.charAt(position) == '-' || text.charAt(position) == '+')) {
            position++;
        }
        if (position == length) {
            throw new NumberFormatException();
        }
        while (length - position > 10 && Character.digit(text.charAt(position), 10) == 0) {
            position++;
        }
        if (length - position > 10) {
            throw new NumberFormatException("Too many nonzero exponent digits.");
        }
        long exponent = 0;
        for (; position < length; position++) {
            int digit = Character.digit(text.charAt(position), 10);
            if (digit < 0) {
                throw new NumberFormatException("Not a digit.");
            }
            exponent = exponent * 10 + digit;
        }
        exponent = text.charAt(start) == '-' ? -exponent : exponent;
        if (exponent != Integer.MIN_VALUE && (int) exponent != exponent) {
            throw new NumberFormatException("Exponent overflow.");
        }
        return exponent;
    }

    private static BigDecimal exactly(double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            throw new NumberFormatException("Infinite or NaN");
        }
        long bits = Double.doubleToLongBits(value);
        int exponent = (int) (bits >> 52 & 0x7ffL);
        long significand = exponent == 0 ? (bits & 0xfffffffffffffL) << 1 : bits & 0xfffffffffffffL | 0x10000000000000L;
        exponent -= 1075;
        if (significand == 0) {
            return ZERO;
        }
        while ((significand & 1) == 0) {
            significand >>= 1;
            exponent++;
        }
        BigInteger whole = BigInteger.valueOf(bits < 0 ? -significand : significand);
        if (exponent < 0) {
            return new BigDecimal(whole.multiply(BigInteger.valueOf(5).pow(-exponent)), -exponent);
        }
        return new BigDecimal(whole.shiftLeft(exponent), 0);
    }

    @NonNull
    public static BigDecimal valueOf(long unscaled, int scale) {
        return scale == 0 ? valueOf(unscaled) : new BigDecimal(BigInteger.valueOf(unscaled), scale);
    }

    @NonNull
    public static BigDecimal valueOf(long value) {
        if (value >= 0 && value < SMALL.length) {
            return SMALL[(int) value];
        }
        return new BigDecimal(BigInteger.valueOf(value), 0);
    }

    @NonNull
    public static BigDecimal valueOf(double value) {
        return new BigDecimal(Double.toString(value));
    }

    private static BigInteger powerOfTen(long exponent) {
        return BigInteger.TEN.pow((int) exponent);
    }

    /** Scales are ints; what is beyond cannot be represented. */
    private int checkScale(long wanted) {
        if ((int) wanted == wanted) {
            return (int) wanted;
        }
        if (unscaled.signum() == 0) {
            return wanted > 0 ? Integer.MAX_VALUE : Integer.MIN_VALUE;
        }
        throw new ArithmeticException(wanted > 0 ? "Underflow" : "Overflow");
    }

    @NonNull
    public BigDecimal add(BigDecimal other) {
        int common = Math.max(scale, other.scale);
        return new BigDecimal(unscaledAt(common).add(other.unscaledAt(common)), common);
    }

    /** The unscaled value that this number has with a scale that is not smaller. */
    private BigInteger unscaledAt(int wanted) {
        return wanted == scale ? unscaled : unscaled.multiply(powerOfTen((long) wanted - scale));
    }

    @NonNull
    public BigDecimal add(BigDecimal other, MathContext context) {
        if (context.getPrecision() == 0) {
            return add(other);
        }
        if (unscaled.signum() == 0 || other.unscaled.signum() == 0) {
            int preferred = Math.max(scale, other.scale);
            if (unscaled.signum() == 0 && other.unscaled.signum() == 0) {
                return new BigDecimal(BigInteger.ZERO, preferred);
            }
            BigDecimal result = (unscaled.signum() == 0 ? other : this).round(context);
            if (result.scale == preferred) {
                return result;
            }
            if (result.scale > preferred) {
                return result.stripZeros(preferred);
            }
            int room = context.getPrecision() - result.precision();
            long difference = (long) preferred - result.scale;
            return result.setScale(difference <= room ? preferred : result.scale + room);
        }
        return add(other).round(context);
    }

    @NonNull
    public BigDecimal subtract(BigDecimal other) {
        int common = Math.max(scale, other.scale);
        return new BigDecimal(unscaledAt(common).subtract(other.unscaledAt(common)), common);
    }

    @NonNull
    public BigDecimal subtract(BigDecimal other, MathContext context) {
        return context.getPrecision() == 0 ? subtract(other) : add(other.negate(), context);
    }

    @NonNull
    public BigDecimal multiply(BigDecimal other) {
        BigDecimal product = new BigDecimal(unscaled.multiply(other.unscaled), 0);
        return new BigDecimal(product.unscaled, product.checkScale((long) scale + other.scale));
    }

    @NonNull
    public BigDecimal multiply(BigDecimal other, MathContext context) {
        return multiply(other).round(context);
    }

    /** The quotient of whole numbers, rounded to a whole number. */
    private static BigInteger divideAndRound(BigInteger dividend, BigInteger divisor, RoundingMode mode) {
        BigInteger[] parts = dividend.divideAndRemainder(divisor);
        if (parts[1].signum() == 0) {
            return parts[0];
        }
        int sign = dividend.signum() * divisor.signum();
        int half = parts[1].abs().shiftLeft(1).compareTo(divisor.abs());
        boolean away;
        switch (mode) {
            case UNNECESSARY:
                throw new ArithmeticException("Rounding necessary");
            case UP:
                away = true;
                break;
            case DOWN:
                away = false;
                break;
            case CEILING:
                away = sign > 0;
                break;
            case FLOOR:
                away = sign < 0;
                break;
            case HALF_UP:
                away = half >= 0;
                break;
            case HALF_DOWN:
                away = half > 0;
                break;
            default:
                away = half > 0 || half == 0 && parts[0].testBit(0);
                break;
        }
        return away ? parts[0].add(BigInteger.valueOf(sign)) : parts[0];
    }

    @Deprecated(since = "9")
    public BigDecimal divide(BigDecimal divisor, int scale, int roundingMode) {
        if (roundingMode < ROUND_UP || roundingMode > ROUND_UNNECESSARY) {
            throw new IllegalArgumentException("Invalid rounding mode");
        }
        return divide(divisor, scale, RoundingMode.valueOf(roundingMode));
    }

    @NonNull
    public BigDecimal divide(BigDecimal divisor, int scale, RoundingMode mode) {
        long shift = (long) scale + divisor.scale - this.scale;
        BigInteger dividend = shift > 0 ? unscaled.multiply(powerOfTen(shift)) : unscaled;
        if (divisor.unscaled.signum() == 0) {
            throw new ArithmeticException(dividend.bitLength() > 63 ? "BigInteger divide by zero" : "/ by zero");
        }
        BigInteger by = shift < 0 ? divisor.unscaled.multiply(powerOfTen(-shift)) : divisor.unscaled;
        return new BigDecimal(divideAndRound(dividend, by, mode), scale);
    }

    @Deprecated(since = "9")
    public BigDecimal divide(BigDecimal divisor, int roundingMode) {
        return divide(divisor, scale, roundingMode);
    }

    @NonNull
    public BigDecimal divide(BigDecimal divisor, RoundingMode mode) {
        return divide(divisor, scale, mode);
    }

    private void requireDivisor(BigDecimal divisor) {
        if (divisor.unscaled.signum() == 0) {
            throw new ArithmeticException(unscaled.signum() == 0 ? "Division undefined" : "Division by zero");
        }
    }

    /** The exact quotient, if it has finitely many digits. */
    @NonNull
    public BigDecimal divide(BigDecimal divisor) {
        requireDivisor(divisor);
        long wanted = (long) scale - divisor.scale;
        int preferred = wanted > Integer.MAX_VALUE ? Integer.MAX_VALUE
            : wanted < Integer.MIN_VALUE ? Integer.MIN_VALUE : (int) wanted;
        if (unscaled.signum() == 0) {
            return new BigDecimal(BigInteger.ZERO, preferred);
        }
        long digits = Math.min(precision() + (long) Math.ceil(10.0 * divisor.precision() / 3.0), Integer.MAX_VALUE);
        BigDecimal quotient;
        try {
            quotient = divide(divisor, new MathContext((int) digits, RoundingMode.UNNECESSARY));
        } catch (ArithmeticException exception) {
            throw new ArithmeticException("Non-terminating decimal expansion; no exact representable decimal result.");
        }
        return preferred > quotient.scale ? quotient.setScale(preferred) : quotient;
    }

    @NonNull
    public BigDecimal divide(BigDecimal divisor, MathContext context) {
        int digits = context.getPrecision();
        if (digits == 0) {
            return divide(divisor);
        }
        requireDivisor(divisor);
        long preferred = (long) scale - divisor.scale;
        if (unscaled.signum() == 0) {
            return new BigDecimal(BigInteger.ZERO, checkScale(preferred));
        }
        // With this shift the whole part of the quotient has as many digits as wanted, or one more.
        long shift = (long) digits + divisor.precision() - precision();
        BigInteger dividend = shift > 0 ? unscaled.multiply(powerOfTen(shift)) : unscaled;
        BigInteger by = shift < 0 ? divisor.unscaled.multiply(powerOfTen(-shift)) : divisor.unscaled;
        if (digitsOf(dividend.divide(by)) > digits) {
            shift--;
            by = by.multiply(BigInteger.TEN);
        }
        BigInteger quotient = divideAndRound(dividend, by, context.getRoundingMode());
        boolean exact = quotient.multiply(by).equals(dividend);
        BigDecimal result = new BigDecimal(quotient, checkScale(preferred + shift));
        // Rounding up may have given one digit more.
        result = result.round(context);
        return exact ? result.stripZeros(preferred) : result;
    }

    /** Takes zeros off the end as long as the scale is larger than preferred. */
    private BigDecimal stripZeros(long preferred) {
        BigInteger rest = unscaled;
        int reached = scale;
        while (reached > preferred && rest.signum() != 0) {
            BigInteger[] parts = rest.divideAndRemainder(BigInteger.TEN);
            if (parts[1].signum() != 0) {
                break;
            }
            rest = parts[0];
            reached--;
        }
        return new BigDecimal(rest, reached);
    }

    @NonNull
    public BigDecimal divideToIntegralValue(BigDecimal divisor) {
        requireDivisor(divisor);
        long preferred = (long) scale - divisor.scale;
        int common = Math.max(scale, divisor.scale);
        BigInteger quotient = unscaledAt(common).divide(divisor.unscaledAt(common));
        BigDecimal result = new BigDecimal(quotient, 0);
        if (quotient.signum() == 0) {
            return new BigDecimal(quotient, result.checkScale(preferred));
        }
        return preferred >= 0 ? result.setScale(result.checkScale(preferred)) : result.stripZeros(preferred);
    }

    @NonNull
    public BigDecimal divideToIntegralValue(BigDecimal divisor, MathContext context) {
        int digits = context.getPrecision();
        BigDecimal result = divideToIntegralValue(divisor);
        if (digits == 0 || result.unscaled.signum() == 0) {
            return result;
        }
        BigDecimal stripped = result.stripZeros(Long.MIN_VALUE);
        if (stripped.precision() > digits) {
            throw new ArithmeticException("Division impossible");
        }
        long preferred = (long) scale - divisor.scale;
        long room = digits - stripped.precision();
        long wanted = Math.min(preferred, stripped.scale + room);
        return wanted > stripped.scale ? stripped.setScale((int) wanted) : stripped;
    }

    @NonNull
    public BigDecimal remainder(BigDecimal divisor) {
        return divideAndRemainder(divisor)[1];
    }

    @NonNull
    public BigDecimal remainder(BigDecimal divisor, MathContext context) {
        return divideAndRemainder(divisor, context)[1];
    }

    @NonNull
    public BigDecimal[] divideAndRemainder(BigDecimal divisor) {
        BigDecimal quotient = divideToIntegralValue(divisor);
        return new BigDecimal[] {quotient, subtract(quotient.multiply(divisor))};
    }

    @NonNull
    public BigDecimal[] divideAndRemainder(BigDecimal divisor, MathContext context) {
        BigDecimal quotient = divideToIntegralValue(divisor, context);
        return new BigDecimal[] {quotient, subtract(quotient.multiply(divisor))};
    }

    @NonNull
    public BigDecimal sqrt(MathContext context) {
        if (unscaled.signum() < 0) {
            throw new ArithmeticException("Attempted square root of negative BigDecimal");
        }
        int preferred = scale / 2;
        if (unscaled.signum() == 0) {
            return new BigDecimal(BigInteger.ZERO, preferred);
        }
        int digits = context.getPrecision();
        int wanted = digits == 0 ? precision() / 2 + 1 : digits;
        // An even scale with which the root has two digits more than wanted.
        long target = 2L * (wanted + 2) - precision() + scale;
        target += target & 1;
        BigInteger radicand = target >= scale ? unscaled.multiply(powerOfTen(target - scale))
            : unscaled.divide(powerOfTen(scale - target));
        boolean whole = target >= scale || radicand.multiply(powerOfTen(scale - target)).equals(unscaled);
        BigInteger root = radicand.sqrt();
        boolean exact = whole && root.multiply(root).equals(radicand);
        BigDecimal result = new BigDecimal(root, (int) (target / 2));
        boolean fits = digits == 0 || result.stripTrailingZeros().precision() <= digits;
        if (!exact || !fits) {
            if (digits == 0 || context.getRoundingMode() == RoundingMode.UNNECESSARY) {
                throw new ArithmeticException("Computed square root not exact.");
            }
            // One more digit stands for all that follow: it decides directed rounding and keeps halves apart.
            BigInteger sticky = root.multiply(BigInteger.TEN).add(exact ? BigInteger.ZERO : BigInteger.ONE);
            result = new BigDecimal(sticky, (int) (target / 2) + 1).round(context);
        }
        result = result.stripTrailingZeros();
        int room = digits == 0 ? Integer.MAX_VALUE : digits - result.precision();
        long padded = Math.min(preferred, (long) result.scale + room);
        return padded > result.scale ? result.setScale((int) padded) : result;
    }

    @NonNull
    public BigDecimal pow(int exponent) {
        if (exponent < 0 || exponent > 999999999) {
            throw new ArithmeticException("Invalid operation");
        }
        return new BigDecimal(unscaled.pow(exponent), checkScale((long) scale * exponent));
    }

    /** As the decimal arithmetic standard ANSI X3.274 prescribes. */
    @NonNull
    public BigDecimal pow(int exponent, MathContext context) {
        int digits = context.getPrecision();
        if (digits == 0) {
            return pow(exponent);
        }
        if (exponent < -999999999 || exponent > 999999999) {
            throw new ArithmeticException("Invalid operation");
        }
        if (exponent == 0) {
            return ONE;
        }
        int size = Math.abs(exponent);
        int length = Integer.toString(size).length();
        if (length > digits) {
            throw new ArithmeticException("Invalid operation");
        }
        MathContext working = new MathContext(digits + length + 1, context.getRoundingMode());
        BigDecimal result = ONE;
        boolean started = false;
        for (int bit = 30; bit >= 0; bit--) {
            if (started) {
                result = result.multiply(result, working);
            }
            if ((size >> bit & 1) == 1) {
                started = true;
                result = result.multiply(this, working);
            }
        }
        if (exponent < 0) {
            result = ONE.divide(result, working);
        }
        return result.round(context);
    }

    @NonNull
    public BigDecimal abs() {
        return unscaled.signum() < 0 ? negate() : this;
    }

    @NonNull
    public BigDecimal abs(MathContext context) {
        return unscaled.signum() < 0 ? negate(context) : plus(context);
    }

    @NonNull
    public BigDecimal negate() {
        return new BigDecimal(unscaled.negate(), scale);
    }

    @NonNull
    public BigDecimal negate(MathContext context) {
        return negate().plus(context);
    }

    @NonNull
    public BigDecimal plus() {
        return this;
    }

    @NonNull
    public BigDecimal plus(MathContext context) {
        return round(context);
    }

    @NonNull
    public BigDecimal round(MathContext context) {
        int digits = context.getPrecision();
        BigDecimal result = this;
        if (digits > 0) {
            int drop = result.precision() - digits;
            // A carry may give one digit more than wanted; then once more.
            while (drop > 0) {
                BigInteger rounded = divideAndRound(result.unscaled, powerOfTen(drop), context.getRoundingMode());
                result = new BigDecimal(rounded, result.checkScale((long) result.scale - drop));
                drop = result.precision() - digits;
            }
        }
        return result;
    }

    public int signum() {
        return unscaled.signum();
    }

    public int scale() {
        return scale;
    }

    public int precision() {
        return digitsOf(unscaled);
    }

    private static int digitsOf(BigInteger number) {
        int length = number.toString().length();
        return number.signum() < 0 ? length - 1 : length;
    }

    @NonNull
    public BigInteger unscaledValue() {
        return unscaled;
    }

    @NonNull
    public BigDecimal setScale(int newScale, RoundingMode mode) {
        if (newScale == scale) {
            return this;
        }
        if (newScale > scale) {
            return new BigDecimal(unscaledAt(newScale), newScale);
        }
        return new BigDecimal(divideAndRound(unscaled, powerOfTen((long) scale - newScale), mode), newScale);
    }

    @Deprecated(since = "9")
    public BigDecimal setScale(int newScale, int roundingMode) {
        if (roundingMode < ROUND_UP || roundingMode > ROUND_UNNECESSARY) {
            throw new IllegalArgumentException("Invalid rounding mode");
        }
        return setScale(newScale, RoundingMode.valueOf(roundingMode));
    }

    @NonNull
    public BigDecimal setScale(int newScale) {
        return setScale(newScale, RoundingMode.UNNECESSARY);
    }

    @NonNull
    public BigDecimal movePointLeft(int count) {
        return count == 0 ? this : moved((long) scale + count);
    }

    @NonNull
    public BigDecimal movePointRight(int count) {
        return count == 0 ? this : moved((long) scale - count);
    }

    private BigDecimal moved(long wanted) {
        BigDecimal result = new BigDecimal(unscaled, checkScale(wanted));
        return result.scale < 0 ? result.setScale(0) : result;
    }

    @NonNull
    public BigDecimal scaleByPowerOfTen(int count) {
        return new BigDecimal(unscaled, checkScale((long) scale - count));
    }

    @NonNull
    public BigDecimal stripTrailingZeros() {
        return unscaled.signum() == 0 ? ZERO : stripZeros(Long.MIN_VALUE);
    }

    public int compareTo(BigDecimal other) {
        if (unscaled.signum() != other.unscaled.signum()) {
            return Integer.compare(unscaled.signum(), other.unscaled.signum());
        }
        if (unscaled.signum() == 0) {
            return 0;
        }
        // The power of ten of the first digit decides most cases without making numbers larger.
        long exponent = (long) precision() - scale;
        long otherExponent = (long) other.precision() - other.scale;
        if (exponent != otherExponent) {
            return exponent < otherExponent ? -unscaled.signum() : unscaled.signum();
        }
        int common = Math.max(scale, other.scale);
        return unscaledAt(common).compareTo(other.unscaledAt(common));
    }

    public boolean equals(Object other) {
        return other instanceof BigDecimal && scale == ((BigDecimal) other).scale
            && unscaled.equals(((BigDecimal) other).unscaled);
    }

    @NonNull
    public BigDecimal min(BigDecimal other) {
        return compareTo(other) <= 0 ? this : other;
    }

    @NonNull
    public BigDecimal max(BigDecimal other) {
        return compareTo(other) >= 0 ? this : other;
    }

    public int hashCode() {
        return 31 * unscaled.hashCode() + scale;
    }

    public String toString() {
        return text(false);
    }

    /** With an exponent that is a multiple of three, if there is one. */
    @NonNull
    public String toEngineeringString() {
        return text(true);
    }

    private String text(boolean engineering) {
        String digits = unscaled.abs().toString();
        String sign = unscaled.signum() < 0 ? "-" : "";
        if (scale == 0) {
            return sign + digits;
        }
        long adjusted = -(long) scale + (digits.length() - 1);
        if (scale >= 0 && adjusted >= -6) {
            return sign + withPoint(digits, scale);
        }
        int before = 1;
        if (engineering) {
            int excess = (int) Math.floorMod(adjusted, 3L);
            adjusted -= excess;
            before += excess;
            if (unscaled.signum() == 0 && excess > 0) {
                // Zero shows the places that its scale asks for.
                adjusted += 3;
                digits = excess == 1 ? "000" : "00";
                before = 1;
            }
        }
        String result = sign;
        if (digits.length() <= before) {
            result += digits + "0".repeat(before - digits.length());
        } else {
            result += digits.substring(0, before) + "." + digits.substring(before);
        }
        return adjusted == 0 ? result : result + (adjusted > 0 ? "E+" : "E") + adjusted;
    }

    private static String withPoint(String digits, int scale) {
        int whole = digits.length() - scale;
        if (whole <= 0) {
            return "0." + "0".repeat(-whole) + digits;
        }
        return digits.substring(0, whole) + "." + digits.substring(whole);
    }

    @NonNull
    public String toPlainString() {
        String sign = unscaled.signum() < 0 ? "-" : "";
        String digits = unscaled.abs().toString();
        if (scale > 0) {
            return sign + withPoint(digits, scale);
        }
        return unscaled.signum() == 0 ? "0" : sign + digits + "0".repeat(-scale);
    }

    @NonNull
    public BigInteger toBigInteger() {
        return setScale(0, RoundingMode.DOWN).unscaled;
    }

    @NonNull
    public BigInteger toBigIntegerExact() {
        return setScale(0, RoundingMode.UNNECESSARY).unscaled;
    }

    public long longValue() {
        return toBigInteger().longValue();
    }

    public int intValue() {
        return toBigInteger().intValue();
    }

    public float floatValue() {
        return Float.parseFloat(toString());
    }

    public double doubleValue() {
        return Double.parseDouble(toString());
    }

    public long longValueExact() {
        return exactWithin(63);
    }

    public int intValueExact() {
        return (int) exactWithin(31);
    }

    public short shortValueExact() {
        return (short) exactWithin(15);
    }

    public byte byteValueExact() {
        return (byte) exactWithin(7);
    }

    private long exactWithin(int bits) {
        if ((long) precision() - scale > 19) {
            throw new ArithmeticException("Overflow");
        }
        BigInteger whole = toBigIntegerExact();
        if (whole.bitLength() > bits) {
            throw new ArithmeticException("Overflow");
        }
        return whole.longValue();
    }

    @NonNull
    public BigDecimal ulp() {
        return new BigDecimal(BigInteger.ONE, scale);
    }
}
