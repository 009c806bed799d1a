package java.lang;

import java.util.Random;

/** Elementary numeric operations. */
public final class Math {
    public static final double E = 2.718281828459045;
    public static final double PI = 3.141592653589793;
    public static final double TAU = 2.0 * PI;

    private static final double DEGREES_TO_RADIANS = 0.017453292519943295;
    private static final double RADIANS_TO_DEGREES = 57.29577951308232;

    private Math() {
    }

    public static native double sin(double a);

    public static native double cos(double a);

    public static native double tan(double a);

    public static native double asin(double a);

    public static native double acos(double a);

    public static native double atan(double a);

    public static native double atan2(double y, double x);

    public static native double sinh(double x);

    public static native double cosh(double x);

    public static native double tanh(double x);

    public static native double exp(double a);

    public static native double expm1(double x);

    public static native double log(double a);

    public static native double log10(double a);

    public static native double log1p(double x);

    public static native double sqrt(double a);

    public static native double cbrt(double a);

    public static native double hypot(double x, double y);

    public static native double pow(double a, double b);

    public static native double ceil(double a);

    public static native double floor(double a);

    /** The nearest whole number, the even one of two. */
    public static native double rint(double a);

    /** {@code a * b + c}, rounded once. */
    public static native double fma(double a, double b, double c);

    public static native float fma(float a, float b, float c);

    public static double toRadians(double degrees) {
        return degrees * DEGREES_TO_RADIANS;
    }

    public static double toDegrees(double radians) {
        return radians * RADIANS_TO_DEGREES;
    }

    public static double IEEEremainder(double dividend, double divisor) {
        if (Double.isNaN(dividend) || Double.isNaN(divisor) || Double.isInfinite(dividend) || divisor == 0.0) {
            return Double.NaN;
        }
        if (Double.isInfinite(divisor)) {
            return dividend;
        }
        double size = abs(divisor);
        // Twice the divisor may overflow; then the remainder by it would be the dividend.
        double rest = size <= Double.MAX_VALUE / 2 ? abs(dividend) % (size + size) : abs(dividend);
        if (size < 2 * Double.MIN_NORMAL) {
            if (rest + rest > size) {
                rest -= size;
                if (rest + rest >= size) {
                    rest -= size;
                }
            }
        } else {
            double half = 0.5 * size;
            if (rest > half) {
                rest -= size;
                if (rest >= half) {
                    rest -= size;
                }
            }
        }
        // A zero has the sign of the dividend.
        return copySign(1.0, dividend) < 0 ? -rest : rest;
    }

    public static int round(float a) {
        double floor = floor(a);
        return (int) (a - floor >= 0.5 ? floor + 1.0 : floor);
    }

    public static long round(double a) {
        double floor = floor(a);
        return (long) (a - floor >= 0.5 ? floor + 1.0 : floor);
    }

    /** A generator whose seed is open, as {@code new Random()} makes it. */
    private static class Randomness {
        static final Random GENERATOR = new Random();
    }

    public static double random() {
        return Randomness.GENERATOR.nextDouble();
    }

    public static int addExact(int x, int y) {
        int result = x + y;
        if (((x ^ result) & (y ^ result)) < 0) {
            throw new ArithmeticException("integer overflow");
        }
        return result;
    }

    public static long addExact(long x, long y) {
        long result = x + y;
        if (((x ^ result) & (y ^ result)) < 0) {
            throw new ArithmeticException("long overflow");
        }
        return result;
    }

    public static int subtractExact(int x, int y) {
        int result = x - y;
        if (((x ^ y) & (x ^ result)) < 0) {
            throw new ArithmeticException("integer overflow");
        }
        return result;
    }

    public static long subtractExact(long x, long y) {
        long result = x - y;
        if (((x ^ y) & (x ^ result)) < 0) {
            throw new ArithmeticException("long overflow");
        }
        return result;
    }

    public static int multiplyExact(int x, int y) {
        long result = (long) x * y;
        if ((int) result != result) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) result;
    }

    public static long multiplyExact(long x, int y) {
        return multiplyExact(x, (long) y);
    }

    public static long multiplyExact(long x, long y) {
        long result = x * y;
        if (y != 0 && (result / y != x || x == Long.MIN_VALUE && y == -1)) {
            throw new ArithmeticException("long overflow");
        }
        return result;
    }

    public static int divideExact(int x, int y) {
        if (x == Integer.MIN_VALUE && y == -1) {
            throw new ArithmeticException("integer overflow");
        }
        return x / y;
    }

    public static long divideExact(long x, long y) {
        if (x == Long.MIN_VALUE && y == -1) {
            throw new ArithmeticException("long overflow");
        }
        return x / y;
    }

    public static int incrementExact(int a) {
        if (a == Integer.MAX_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return a + 1;
    }

    public static long incrementExact(long a) {
        if (a == Long.MAX_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return a + 1;
    }

    public static int decrementExact(int a) {
        if (a == Integer.MIN_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return a - 1;
    }

    public static long decrementExact(long a) {
        if (a == Long.MIN_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return a - 1;
    }

    public static int negateExact(int a) {
        if (a == Integer.MIN_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return -a;
    }

    public static long negateExact(long a) {
        if (a == Long.MIN_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return -a;
    }

    public static int toIntExact(long value) {
        if ((int) value != value) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) value;
    }

    public static long multiplyFull(int x, int y) {
        return (long) x * y;
    }

    public static long multiplyHigh(long x, long y) {
        long xHigh = x >> 32;
        long xLow = x & 0xffffffffL;
        long yHigh = y >> 32;
        long yLow = y & 0xffffffffL;
        long middle = xHigh * yLow + (xLow * yLow >>> 32);
        long other = xLow * yHigh + (middle & 0xffffffffL);
        return xHigh * yHigh + (middle >> 32) + (other >> 32);
    }

    public static long unsignedMultiplyHigh(long x, long y) {
        return multiplyHigh(x, y) + (x >> 63 & y) + (y >> 63 & x);
    }

    public static int floorDiv(int x, int y) {
        int quotient = x / y;
        return (x ^ y) < 0 && quotient * y != x ? quotient - 1 : quotient;
    }

    public static long floorDiv(long x, int y) {
        return floorDiv(x, (long) y);
    }

    public static long floorDiv(long x, long y) {
        long quotient = x / y;
        return (x ^ y) < 0 && quotient * y != x ? quotient - 1 : quotient;
    }

    public static int floorMod(int x, int y) {
        int rest = x % y;
        return (rest ^ y) < 0 && rest != 0 ? rest + y : rest;
    }

    public static int floorMod(long x, int y) {
        return (int) floorMod(x, (long) y);
    }

    public static long floorMod(long x, long y) {
        long rest = x % y;
        return (rest ^ y) < 0 && rest != 0 ? rest + y : rest;
    }

    public static int floorDivExact(int x, int y) {
        if (x == Integer.MIN_VALUE && y == -1) {
            throw new ArithmeticException("integer overflow");
        }
        return floorDiv(x, y);
    }

    public static long floorDivExact(long x, long y) {
        if (x == Long.MIN_VALUE && y == -1) {
            throw new ArithmeticException("long overflow");
        }
        return floorDiv(x, y);
    }

    public static int ceilDiv(int x, int y) {
        int quotient = x / y;
        return (x ^ y) >= 0 && quotient * y != x ? quotient + 1 : quotient;
    }

    public static long ceilDiv(long x, int y) {
        return ceilDiv(x, (long) y);
    }

    public static long ceilDiv(long x, long y) {
        long quotient = x / y;
        return (x ^ y) >= 0 && quotient * y != x ? quotient + 1 : quotient;
    }

    public static int ceilMod(int x, int y) {
        int rest = x % y;
        return (rest ^ y) >= 0 && rest != 0 ? rest - y : rest;
    }

    public static int ceilMod(long x, int y) {
        return (int) ceilMod(x, (long) y);
    }

    public static long ceilMod(long x, long y) {
        long rest = x % y;
        return (rest ^ y) >= 0 && rest != 0 ? rest - y : rest;
    }

    public static int ceilDivExact(int x, int y) {
        if (x == Integer.MIN_VALUE && y == -1) {
            throw new ArithmeticException("integer overflow");
        }
        return ceilDiv(x, y);
    }

    public static long ceilDivExact(long x, long y) {
        if (x == Long.MIN_VALUE && y == -1) {
            throw new ArithmeticException("long overflow");
        }
        return ceilDiv(x, y);
    }

    public static int abs(int a) {
        return a < 0 ? -a : a;
    }

    public static long abs(long a) {
        return a < 0 ? -a : a;
    }

    public static float abs(float a) {
        return a <= 0.0f ? 0.0f - a : a;
    }

    public static double abs(double a) {
        return a <= 0.0 ? 0.0 - a : a;
    }

    public static int absExact(int a) {
        if (a == Integer.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Integer.MIN_VALUE");
        }
        return abs(a);
    }

    public static long absExact(long a) {
        if (a == Long.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Long.MIN_VALUE");
        }
        return abs(a);
    }

    public static int max(int a, int b) {
        return a >= b ? a : b;
    }

    public static long max(long a, long b) {
        return a >= b ? a : b;
    }

    /** NaN if one is NaN; the positive one of two zeros. */
    public static float max(float a, float b) {
        if (a != a) {
            return a;
        }
        if (a == 0.0f && b == 0.0f) {
            return a + b;
        }
        return a >= b ? a : b;
    }

    public static double max(double a, double b) {
        if (a != a) {
            return a;
        }
        if (a == 0.0 && b == 0.0) {
            return a + b;
        }
        return a >= b ? a : b;
    }

    public static int min(int a, int b) {
        return a <= b ? a : b;
    }

    public static long min(long a, long b) {
        return a <= b ? a : b;
    }

    /** NaN if one is NaN; the negative one of two zeros. */
    public static float min(float a, float b) {
        if (a != a) {
            return a;
        }
        if (a == 0.0f && b == 0.0f) {
            return -(-a + -b);
        }
        return a <= b ? a : b;
    }

    public static double min(double a, double b) {
        if (a != a) {
            return a;
        }
        if (a == 0.0 && b == 0.0) {
            return -(-a + -b);
        }
        return a <= b ? a : b;
    }

    public static int clamp(long value, int min, int max) {
        if (min > max) {
            throw new IllegalArgumentException(min + " > " + max);
        }
        return (int) min(max, max(value, min));
    }

    public static long clamp(long value, long min, long max) {
        if (min > max) {
            throw new IllegalArgumentException(min + " > " + max);
        }
        return min(max, max(value, min));
    }

    public static double clamp(double value, double min, double max) {
        if (!(min < max)) {
            if (Double.isNaN(min)) {
                throw new IllegalArgumentException("min is NaN");
            }
            if (Double.isNaN(max)) {
                throw new IllegalArgumentException("max is NaN");
            }
            if (Double.compare(min, max) > 0) {
                throw new IllegalArgumentException(min + " > " + max);
            }
        }
        return min(max, max(value, min));
    }

    public static float clamp(float value, float min, float max) {
        if (!(min < max)) {
            if (Float.isNaN(min)) {
                throw new IllegalArgumentException("min is NaN");
            }
            if (Float.isNaN(max)) {
                throw new IllegalArgumentException("max is NaN");
            }
            if (Float.compare(min, max) > 0) {
                throw new IllegalArgumentException(min + " > " + max);
            }
        }
        return min(max, max(value, min));
    }

    public static double ulp(double d) {
        int exponent = getExponent(d);
        if (exponent > Double.MAX_EXPONENT) {
            return abs(d);
        }
        return exponent < Double.MIN_EXPONENT ? Double.MIN_VALUE : scalb(1.0, exponent - 52);
    }

    public static float ulp(float f) {
        int exponent = getExponent(f);
        if (exponent > Float.MAX_EXPONENT) {
            return abs(f);
        }
        return exponent < Float.MIN_EXPONENT ? Float.MIN_VALUE : scalb(1.0f, exponent - 23);
    }

    public static double signum(double d) {
        return d == 0.0 || Double.isNaN(d) ? d : copySign(1.0, d);
    }

    public static float signum(float f) {
        return f == 0.0f || Float.isNaN(f) ? f : copySign(1.0f, f);
    }

    public static double copySign(double magnitude, double sign) {
        long bits = Double.doubleToRawLongBits(sign) & Long.MIN_VALUE;
        return Double.longBitsToDouble(bits | Double.doubleToRawLongBits(magnitude) & Long.MAX_VALUE);
    }

    public static float copySign(float magnitude, float sign) {
        int bits = Float.floatToRawIntBits(sign) & Integer.MIN_VALUE;
        return Float.intBitsToFloat(bits | Float.floatToRawIntBits(magnitude) & Integer.MAX_VALUE);
    }

    public static int getExponent(float f) {
        return (Float.floatToRawIntBits(f) >>> 23 & 0xff) - Float.MAX_EXPONENT;
    }

    public static int getExponent(double d) {
        return (int) (Double.doubleToRawLongBits(d) >>> 52 & 0x7ff) - Double.MAX_EXPONENT;
    }

    public static double nextAfter(double start, double direction) {
        if (start > direction) {
            return nextDown(start);
        }
        if (start < direction) {
            return nextUp(start);
        }
        return start == direction ? direction : start + direction;
    }

    public static float nextAfter(float start, double direction) {
        if (start > direction) {
            return nextDown(start);
        }
        if (start < direction) {
            return nextUp(start);
        }
        return start == direction ? (float) direction : start + (float) direction;
    }

    public static double nextUp(double d) {
        if (!(d < Double.POSITIVE_INFINITY)) {
            return d;
        }
        long bits = Double.doubleToRawLongBits(d + 0.0);
        return Double.longBitsToDouble(bits >= 0 ? bits + 1 : bits - 1);
    }

    public static float nextUp(float f) {
        if (!(f < Float.POSITIVE_INFINITY)) {
            return f;
        }
        int bits = Float.floatToRawIntBits(f + 0.0f);
        return Float.intBitsToFloat(bits >= 0 ? bits + 1 : bits - 1);
    }

    public static double nextDown(double d) {
        return -nextUp(-d);
    }

    public static float nextDown(float f) {
        return -nextUp(-f);
    }

    /** {@code d * 2^scaleFactor}, rounded once. */
    public static double scalb(double d, int scaleFactor) {
        // Beyond these bounds every result is zero or infinite. As long as the result is a normal number, multiplying by a
        // power of two is exact; what leads below the normal numbers is done in one step, so that rounding happens once.
        int power = max(min(scaleFactor, 2099), -2099);
        double result = d;
        while (power > 0) {
            int step = min(power, 512);
            result *= powerOfTwo(step);
            power -= step;
        }
        if (power < 0) {
            int exponent = getExponent(result);
            int exact = min(-power, max(exponent - Double.MIN_EXPONENT, 0));
            while (exact > 0) {
                int step = min(exact, 512);
                result *= powerOfTwo(-step);
                power += step;
                exact -= step;
            }
            result *= powerOfTwo(max(power, Double.MIN_EXPONENT));
        }
        return result;
    }

    public static float scalb(float f, int scaleFactor) {
        int power = max(min(scaleFactor, 278), -278);
        return (float) ((double) f * powerOfTwo(power));
    }

    private static double powerOfTwo(int exponent) {
        return Double.longBitsToDouble((long) (exponent + Double.MAX_EXPONENT) << 52);
    }
}
