/** Statics of the number boxes and Math on interesting values. */
public class NumberOperations {

    static final int[] INTS = {0, 1, -1, 2, 3, 7, 10, -10, 127, 128, -128, -129, 255, 65535, 65536, 1000000007, 0x55555555, 0xaaaaaaaa,
        Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MAX_VALUE - 1, Integer.MIN_VALUE + 1};
    static final long[] LONGS = {0, 1, -1, 10, -10, 127, 128, 1L << 32, -(1L << 32), 0xffffffffL, 1234567890123456789L, Long.MAX_VALUE, Long.MIN_VALUE,
        Long.MIN_VALUE + 1, 0x5555555555555555L, 99999999999L};
    static final double[] DOUBLES = {0.0, -0.0, 1, -1, 0.5, -0.5, 1.5, 2.5, -2.5, 0.1, 1e-5, 123456789.125, 1e7, 9999999, 1e-3, 9.999e-4, 1e21, 4.9e-324,
        2.2250738585072014E-308, 1.7976931348623157E308, 0.49999999999999994, 4503599627370497.5, 1e300, -1e300, Double.NaN, Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY, Math.PI, Math.E, 100, 1.0 / 3, 3e10, -3e10};
    static final float[] FLOATS = {0f, -0f, 1f, 0.1f, 1.5f, -2.5f, 1e10f, 3.4028235e38f, 1.4e-45f, 1.17549435e-38f, 16777217f, 0.3f, Float.NaN,
        Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, 1e-10f, 123456.7f, 8388608.5f};

    public static void main(String[] args) {
        Journal.open(args);
        for (int a : INTS) {
            Journal.section("int " + a);
            Journal.note("int " + a, () -> Integer.toHexString(a) + " " + Integer.toOctalString(a) + " " + Integer.toBinaryString(a) + " " + Integer.toUnsignedString(a)
                + " " + Integer.bitCount(a) + " " + Integer.reverse(a) + " " + Integer.reverseBytes(a) + " " + Integer.highestOneBit(a) + " "
                + Integer.lowestOneBit(a) + " " + Integer.numberOfLeadingZeros(a) + " " + Integer.numberOfTrailingZeros(a) + " " + Integer.signum(a)
                + " " + Integer.rotateLeft(a, 5) + " " + Integer.rotateRight(a, 37) + " " + Math.abs(a) + " " + Integer.toUnsignedLong(a));
            for (int radix : new int[] {2, 3, 8, 10, 16, 36, 1, 99}) {
                Journal.note("radix " + a + " " + radix, () -> Integer.toString(a, radix) + " " + Integer.parseInt(Integer.toString(a, radix), radix));
            }
            Journal.note("box " + a, () -> (Integer.valueOf(a) == Integer.valueOf(a)) + " " + Integer.valueOf(a).equals(a) + " " + Integer.valueOf(a).hashCode() + " "
                + Integer.valueOf(a).byteValue() + " " + Integer.valueOf(a).shortValue() + " " + Integer.valueOf(a).floatValue());
            Journal.note("unary exact " + a, () -> Math.negateExact(a) + " " + Math.incrementExact(a) + " " + Math.decrementExact(a) + " " + Math.absExact(a));
            for (int b : INTS) {
                Journal.note(a + "," + b, () -> Integer.compare(a, b) + " " + Integer.compareUnsigned(a, b) + " " + Math.max(a, b) + " " + Math.min(a, b) + " " + Math.multiplyFull(a, b));
                Journal.note("div", () -> Math.floorDiv(a, b) + " " + Math.floorMod(a, b) + " " + Integer.divideUnsigned(a, b) + " " + Integer.remainderUnsigned(a, b) + " " + a / b + " " + a % b);
                Journal.note("add", () -> Math.addExact(a, b));
                Journal.note("sub", () -> Math.subtractExact(a, b));
                Journal.note("mul", () -> Math.multiplyExact(a, b));
            }
        }
        for (long a : LONGS) {
            Journal.section("long " + a);
            Journal.note("long " + a, () -> Long.toHexString(a) + " " + Long.toOctalString(a) + " " + Long.toBinaryString(a) + " " + Long.toUnsignedString(a) + " "
                + Long.bitCount(a) + " " + Long.reverse(a) + " " + Long.reverseBytes(a) + " " + Long.highestOneBit(a) + " " + Long.lowestOneBit(a) + " "
                + Long.numberOfLeadingZeros(a) + " " + Long.numberOfTrailingZeros(a) + " " + Long.signum(a) + " " + Long.rotateLeft(a, 5) + " " + Long.hashCode(a));
            for (int radix : new int[] {2, 7, 16, 36}) {
                Journal.note("radix " + a + " " + radix, () -> Long.toString(a, radix) + " " + Long.parseLong(Long.toString(a, radix), radix) + " " + Long.toUnsignedString(a, radix)
                    + " " + Long.parseUnsignedLong(Long.toUnsignedString(a, radix), radix));
            }
            Journal.note("int exact " + a, () -> Math.toIntExact(a));
            Journal.note("box " + a, () -> (Long.valueOf(a) == Long.valueOf(a)) + " " + Long.valueOf(a).equals(a) + " " + Long.valueOf(a).intValue() + " " + (float) a + " " + (double) a);
            for (long b : LONGS) {
                Journal.note(a + "," + b, () -> Long.compare(a, b) + " " + Long.compareUnsigned(a, b) + " " + Math.multiplyHigh(a, b) + " " + Math.max(a, b));
                Journal.note("div", () -> Math.floorDiv(a, b) + " " + Math.floorMod(a, b) + " " + Long.divideUnsigned(a, b) + " " + Long.remainderUnsigned(a, b));
                Journal.note("add", () -> Math.addExact(a, b));
                Journal.note("sub", () -> Math.subtractExact(a, b));
                Journal.note("mul", () -> Math.multiplyExact(a, b));
            }
        }
        for (double a : DOUBLES) {
            Journal.section("double " + a);
            Journal.note("double " + a, () -> Double.toHexString(a) + " " + Double.doubleToLongBits(a) + " " + Double.hashCode(a) + " " + Double.isNaN(a) + Double.isInfinite(a)
                + Double.isFinite(a) + " " + Math.round(a) + " " + Math.rint(a) + " " + Math.floor(a) + " " + Math.ceil(a) + " " + Math.abs(a) + " " + Math.signum(a)
                + " " + Math.ulp(a) + " " + Math.getExponent(a) + " " + Math.nextUp(a) + " " + Math.nextDown(a) + " " + (int) a + " " + (long) a + " " + (float) a + " " + (byte) a + " " + (char) a);
            Journal.note("roots " + a, () -> Math.sqrt(a) + " " + Math.toDegrees(a) + " " + Math.toRadians(a) + " " + Double.valueOf(a).equals(a) + " " + Double.parseDouble(Double.toString(a)));
            Journal.note("scalb " + a, () -> Math.scalb(a, 3) + " " + Math.scalb(a, -1080) + " " + Math.scalb(a, 2000) + " " + Math.scalb(a, -3));
            for (double b : DOUBLES) {
                Journal.note(a + "," + b, () -> Double.compare(a, b) + " " + Math.max(a, b) + " " + Math.min(a, b) + " " + Math.IEEEremainder(a, b) + " " + a % b + " "
                    + Math.copySign(a, b) + " " + Math.nextAfter(a, b) + " " + Math.hypot(a, b) + " " + (Math.abs(a) < 1e20 ? Math.atan2(a, b) : 0) + " " + (a < b) + (a <= b) + (a == b));
            }
        }
        for (float a : FLOATS) {
            Journal.section("float " + a);
            Journal.note("float " + a, () -> Float.toHexString(a) + " " + Float.floatToIntBits(a) + " " + Math.round(a) + " " + Math.ulp(a) + " " + Math.nextUp(a) + " " + Math.getExponent(a)
                + " " + Math.abs(a) + " " + Math.signum(a) + " " + Math.scalb(a, 3) + " " + Math.scalb(a, -140) + " " + (int) a + " " + (long) a + " " + (double) a + " " + Float.parseFloat(Float.toString(a)));
            for (float b : FLOATS) {
                Journal.note(a + "," + b, () -> Float.compare(a, b) + " " + Math.max(a, b) + " " + Math.min(a, b) + " " + a % b + " " + Math.copySign(a, b) + " " + a / b + " " + a * b);
            }
        }
        Journal.section("others");
        Journal.note("bool", () -> Boolean.parseBoolean("TRUE") + " " + Boolean.logicalXor(true, false) + " " + Boolean.compare(true, false) + " " + Boolean.hashCode(true) + " " + (Boolean.valueOf(true) == Boolean.TRUE));
        Journal.note("short", () -> Short.toUnsignedInt((short) -1) + " " + Short.reverseBytes((short) 0x1234) + " " + Short.compare((short) 3, (short) 9) + " " + Short.parseShort("-7f", 16));
        Journal.note("byte", () -> Byte.toUnsignedInt((byte) -1) + " " + Byte.compare((byte) 3, (byte) 9) + " " + Byte.decode("0x7f") + " " + (Byte.valueOf((byte) 5) == Byte.valueOf((byte) 5)));
        for (String s : new String[] {"1", " 2.5 ", "1e3", "0x1p4", "NaN", "-Infinity", "1e400", "1d", "2f", "x", "", "1e", ".5", "5.", "+.5e-2", "0x.8p1"}) {
            Journal.note("parse " + s, () -> Double.parseDouble(s) + " " + Float.parseFloat(s));
        }
        Journal.section("");
    }
}
