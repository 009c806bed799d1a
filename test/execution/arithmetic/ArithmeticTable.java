/**
 * Prints what Java computes for every operator on telling operands: the recorded expectations of arithmetic.test.ts.
 * Run with `java ArithmeticTable.java > table.txt`. Floats and doubles are written as their bits in hexadecimal.
 */
public class ArithmeticTable {
    static final int[] INTS = {0, 1, -1, 7, -13, 31, 65537, Integer.MAX_VALUE, Integer.MIN_VALUE};
    static final long[] LONGS = {0, 1, -1, 7, -13, 63, 4294967297L, 9007199791611905L, Long.MAX_VALUE, Long.MIN_VALUE};
    static final float[] FLOATS = {0f, -0f, 1f, -2.5f, 0.1f, 3e9f, 1e19f, Float.MIN_VALUE, Float.MAX_VALUE,
        Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NaN};
    static final double[] DOUBLES = {0, -0.0, 1, -2.5, 0.1, 3e9, -1e19, 16777217.0, Double.MIN_VALUE, Double.MAX_VALUE,
        Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN};

    static void line(Object... parts) {
        StringBuilder text = new StringBuilder();
        for (Object part : parts) text.append(text.length() == 0 ? "" : " ").append(part);
        System.out.println(text);
    }

    static String bits(float value) { return Integer.toHexString(Float.floatToIntBits(value)); }

    static String bits(double value) { return Long.toHexString(Double.doubleToLongBits(value)); }

    static int bit(boolean value) { return value ? 1 : 0; }

    public static void main(String[] args) {
        for (int a : INTS) {
            line("int", "neg", a, 0, -a);
            line("int", "~", a, 0, ~a);
            for (int b : INTS) {
                line("int", "+", a, b, a + b);
                line("int", "-", a, b, a - b);
                line("int", "*", a, b, a * b);
                if (b != 0) line("int", "/", a, b, a / b);
                if (b != 0) line("int", "%", a, b, a % b);
                line("int", "&", a, b, a & b);
                line("int", "|", a, b, a | b);
                line("int", "^", a, b, a ^ b);
                line("int", "<<", a, b, a << b);
                line("int", ">>", a, b, a >> b);
                line("int", ">>>", a, b, a >>> b);
                line("int", "<", a, b, bit(a < b));
                line("int", "<=", a, b, bit(a <= b));
                line("int", ">", a, b, bit(a > b));
                line("int", ">=", a, b, bit(a >= b));
                line("int", "==", a, b, bit(a == b));
                line("int", "!=", a, b, bit(a != b));
            }
            for (long b : LONGS) {
                line("intlong", "<<", a, b, a << b);
                line("intlong", ">>", a, b, a >> b);
                line("intlong", ">>>", a, b, a >>> b);
            }
            line("convert", "int-byte", a, 0, (byte) a);
            line("convert", "int-short", a, 0, (short) a);
            line("convert", "int-char", a, 0, (int) (char) a);
            line("convert", "int-long", a, 0, (long) a);
            line("convert", "int-float", a, 0, bits((float) a));
            line("convert", "int-double", a, 0, bits((double) a));
        }
        for (long a : LONGS) {
            line("long", "neg", a, 0, -a);
            line("long", "~", a, 0, ~a);
            for (long b : LONGS) {
                line("long", "+", a, b, a + b);
                line("long", "-", a, b, a - b);
                line("long", "*", a, b, a * b);
                if (b != 0) line("long", "/", a, b, a / b);
                if (b != 0) line("long", "%", a, b, a % b);
                line("long", "&", a, b, a & b);
                line("long", "|", a, b, a | b);
                line("long", "^", a, b, a ^ b);
                line("long", "<<", a, b, a << b);
                line("long", ">>", a, b, a >> b);
                line("long", ">>>", a, b, a >>> b);
                line("long", "<", a, b, bit(a < b));
                line("long", "<=", a, b, bit(a <= b));
                line("long", ">", a, b, bit(a > b));
                line("long", ">=", a, b, bit(a >= b));
                line("long", "==", a, b, bit(a == b));
                line("long", "!=", a, b, bit(a != b));
                line("long", "compare", a, b, Long.compare(a, b));
            }
            for (int b : INTS) {
                line("longint", "<<", a, b, a << b);
                line("longint", ">>", a, b, a >> b);
                line("longint", ">>>", a, b, a >>> b);
            }
            line("convert", "long-byte", a, 0, (byte) a);
            line("convert", "long-short", a, 0, (short) a);
            line("convert", "long-char", a, 0, (int) (char) a);
            line("convert", "long-int", a, 0, (int) a);
            line("convert", "long-float", a, 0, bits((float) a));
            line("convert", "long-double", a, 0, bits((double) a));
        }
        for (float a : FLOATS) {
            line("float", "neg", bits(a), 0, bits(-a));
            for (float b : FLOATS) {
                line("float", "+", bits(a), bits(b), bits(a + b));
                line("float", "-", bits(a), bits(b), bits(a - b));
                line("float", "*", bits(a), bits(b), bits(a * b));
                line("float", "/", bits(a), bits(b), bits(a / b));
                line("float", "%", bits(a), bits(b), bits(a % b));
                line("float", "<", bits(a), bits(b), bit(a < b));
                line("float", "<=", bits(a), bits(b), bit(a <= b));
                line("float", ">", bits(a), bits(b), bit(a > b));
                line("float", ">=", bits(a), bits(b), bit(a >= b));
                line("float", "==", bits(a), bits(b), bit(a == b));
                line("float", "!=", bits(a), bits(b), bit(a != b));
            }
            line("convert", "float-byte", bits(a), 0, (byte) a);
            line("convert", "float-short", bits(a), 0, (short) a);
            line("convert", "float-char", bits(a), 0, (int) (char) a);
            line("convert", "float-int", bits(a), 0, (int) a);
            line("convert", "float-long", bits(a), 0, (long) a);
            line("convert", "float-double", bits(a), 0, bits((double) a));
        }
        for (double a : DOUBLES) {
            line("double", "neg", bits(a), 0, bits(-a));
            for (double b : DOUBLES) {
                line("double", "+", bits(a), bits(b), bits(a + b));
                line("double", "-", bits(a), bits(b), bits(a - b));
                line("double", "*", bits(a), bits(b), bits(a * b));
                line("double", "/", bits(a), bits(b), bits(a / b));
                line("double", "%", bits(a), bits(b), bits(a % b));
                line("double", "<", bits(a), bits(b), bit(a < b));
                line("double", "<=", bits(a), bits(b), bit(a <= b));
                line("double", ">", bits(a), bits(b), bit(a > b));
                line("double", ">=", bits(a), bits(b), bit(a >= b));
                line("double", "==", bits(a), bits(b), bit(a == b));
                line("double", "!=", bits(a), bits(b), bit(a != b));
            }
            line("convert", "double-byte", bits(a), 0, (byte) a);
            line("convert", "double-short", bits(a), 0, (short) a);
            line("convert", "double-char", bits(a), 0, (int) (char) a);
            line("convert", "double-int", bits(a), 0, (int) a);
            line("convert", "double-long", bits(a), 0, (long) a);
            line("convert", "double-float", bits(a), 0, bits((float) a));
        }
    }
}
