import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** BigInteger and BigDecimal on values near the limits and on random ones. */
public class BigNumbers {

    static List<BigInteger> integers(Random random) {
        List<BigInteger> result = new ArrayList<>();
        for (String text : new String[] {"0", "1", "-1", "2", "10", "-10", "16", "17", "255", "-256", "2147483647", "-2147483648", "4294967296", "9223372036854775807",
            "-9223372036854775808", "9223372036854775808", "18446744073709551616", "123456789012345678901234567890", "-98765432109876543210"}) {
            result.add(new BigInteger(text));
        }
        for (int i = 0; i < 8; i++) {
            BigInteger value = new BigInteger(1 + random.nextInt(150), random);
            result.add(random.nextBoolean() ? value : value.negate());
        }
        return result;
    }

    public static void main(String[] args) {
        Journal.open(args);
        Random random = new Random(7);
        List<BigInteger> integers = integers(random);
        for (BigInteger a : integers) {
            Journal.section("integer " + a);
            Journal.note("unary " + a, () -> a.negate() + " " + a.abs() + " " + a.signum() + " " + a.bitLength() + " " + a.bitCount() + " " + a.getLowestSetBit() + " " + a.hashCode() + " "
                + a.not() + " " + a.intValue() + " " + a.longValue() + " " + a.doubleValue() + " " + a.floatValue() + " " + a.toString(16) + " " + a.toString(36) + " " + a.testBit(3));
            Journal.note("bytes", () -> Arrays.toString(a.toByteArray()) + " " + new BigInteger(a.toByteArray()).equals(a));
            Journal.note("shift", () -> a.shiftLeft(5) + " " + a.shiftRight(3) + " " + a.shiftLeft(-7) + " " + a.shiftRight(100) + " " + a.setBit(70) + " " + a.clearBit(0) + " " + a.flipBit(1));
            Journal.note("sqrt", () -> a.sqrt());
            Journal.note("long", () -> a.longValueExact());
            Journal.note("int", () -> a.intValueExact());
            Journal.note("prime", () -> a.isProbablePrime(20) + " " + (a.signum() >= 0 && a.bitLength() < 40 ? a.nextProbablePrime() : ""));
            Journal.note("pow", () -> a.pow(3) + " " + a.pow(0));
            for (BigInteger b : integers) {
                Journal.note(a + "," + b, () -> a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.compareTo(b) + " " + a.equals(b) + " " + a.gcd(b) + " " + a.max(b) + " " + a.min(b));
                Journal.note("div", () -> Arrays.toString(a.divideAndRemainder(b)));
                Journal.note("mod", () -> a.mod(b) + " " + a.modPow(BigInteger.TEN, b));
                Journal.note("inv", () -> a.modInverse(b));
                Journal.note("bits", () -> a.and(b) + " " + a.or(b) + " " + a.xor(b) + " " + a.andNot(b));
            }
        }
        List<BigDecimal> decimals = new ArrayList<>();
        for (String text : new String[] {"0", "0.00", "1", "-1", "1.0", "0.1", "10", "1E+3", "1E-7", "123.456", "-0.005", "99.995", "2.5", "3.5", "-2.5", "1e30", "3", "7", "0.3333333333",
            "12345678901234567890.123", "1E-20", "0E+3", "100", "1200"}) {
            decimals.add(new BigDecimal(text));
        }
        for (int i = 0; i < 6; i++) {
            decimals.add(new BigDecimal(new BigInteger(1 + random.nextInt(90), random), random.nextInt(30) - 10));
        }
        for (BigDecimal a : decimals) {
            Journal.section("decimal " + a);
            Journal.note("dec " + a, () -> a.toPlainString() + " " + a.toEngineeringString() + " " + a.scale() + " " + a.precision() + " " + a.unscaledValue() + " " + a.signum() + " " + a.negate()
                + " " + a.abs() + " " + a.stripTrailingZeros() + " " + a.hashCode() + " " + a.doubleValue() + " " + a.floatValue() + " " + a.intValue() + " " + a.longValue() + " " + a.toBigInteger() + " " + a.ulp());
            Journal.note("moved", () -> a.movePointLeft(3) + " " + a.movePointRight(3) + " " + a.scaleByPowerOfTen(4) + " " + a.pow(3));
            Journal.note("exact", () -> a.toBigIntegerExact());
            Journal.note("exact long", () -> a.longValueExact());
            Journal.note("sqrt", () -> a.sqrt(MathContext.DECIMAL32) + " " + a.sqrt(new MathContext(20, RoundingMode.UP)));
            Journal.note("sqrt exact", () -> a.sqrt(MathContext.UNLIMITED));
            for (RoundingMode mode : RoundingMode.values()) {
                Journal.note("scale " + mode, () -> a.setScale(2, mode) + " " + a.setScale(0, mode) + " " + a.setScale(-1, mode));
                Journal.note("round " + mode, () -> a.round(new MathContext(3, mode)));
            }
            for (BigDecimal b : decimals) {
                Journal.note(a + "," + b, () -> a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.compareTo(b) + " " + a.equals(b) + " " + a.max(b) + " " + a.min(b));
                Journal.note("exact", () -> a.divide(b));
                Journal.note("scaled", () -> b.signum() == 0 ? "" : a.divide(b, 3, RoundingMode.HALF_UP) + " " + a.divide(b, RoundingMode.HALF_EVEN) + " " + a.divide(b, -2, RoundingMode.CEILING));
                Journal.note("context", () -> a.divide(b, MathContext.DECIMAL32) + " " + a.divide(b, new MathContext(5, RoundingMode.DOWN)));
                Journal.note("whole", () -> a.divideToIntegralValue(b) + " " + a.remainder(b));
                Journal.note("add", () -> a.add(b, new MathContext(4)) + " " + a.subtract(b, new MathContext(4)) + " " + a.multiply(b, new MathContext(4)));
            }
        }
        Journal.section("others");
        for (double d : new double[] {0, 0.1, 1e-5, 123.456, 1e22, -3.75, 4.9e-324, 1e300}) {
            Journal.note("double " + d, () -> new BigDecimal(d) + " " + BigDecimal.valueOf(d));
        }
        Journal.note("power", () -> new BigDecimal("1.1").pow(10, MathContext.DECIMAL32) + " " + new BigDecimal("2").pow(-3, MathContext.DECIMAL32));
        Journal.section("");
        System.out.println((BigInteger.valueOf(5) == BigInteger.valueOf(5)) + " " + (BigDecimal.valueOf(1) == BigDecimal.ONE));
    }
}
