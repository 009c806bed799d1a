public class BinaryNumericPromotion {
    static String t(byte x) { return "byte"; }
    static String t(short x) { return "short"; }
    static String t(char x) { return "char"; }
    static String t(int x) { return "int"; }
    static String t(long x) { return "long"; }
    static String t(float x) { return "float"; }
    static String t(double x) { return "double"; }
    static String t(boolean x) { return "boolean"; }
    static String t(Object x) { return "Object"; }

    public static void main(String[] args) {
        byte b = 1;
        short s = 2;
        char c = '3';
        int i = 4;
        long l = 5;
        float f = 6;
        double d = 7;
        Integer boxed = 8;
        System.out.println(t(b) + " " + t(s) + " " + t(c) + " " + t(i) + " " + t(l) + " " + t(f) + " " + t(d) + " " + t(boxed));
        System.out.println(t(b + b) + " " + t(c + c) + " " + t(s * b) + " " + t(-b) + " " + t(~c) + " " + t(+s));
        System.out.println(t(i + l) + " " + t(l + f) + " " + t(f + d) + " " + t(i * f) + " " + t(c / d) + " " + t(boxed + b));
        System.out.println(t(b << l) + " " + t(l << b) + " " + t(c >>> 1));
        System.out.println(t(b++) + " " + t(++s) + " " + t(c += 1) + " " + t(i -= d));
        System.out.println(t(i < l) + " " + t(true ? b : s) + " " + t(true ? b : i) + " " + t(true ? c : l));
        System.out.println(t((byte) i) + " " + t((char) (i + 1)) + " " + t('a' + 1) + " " + t("s".length() + 1L));
        System.out.println(1 / 2 + 1 / 2.0 + 1 / 2f + 1L / 2);
        System.out.println(l + f + " " + (i + d) + " " + c + i);
        System.out.println((i == l) + " " + (c == 52) + " " + (f == 6L) + " " + (boxed == 8.0));
        System.out.println((Integer.MAX_VALUE + 1.0f == 2147483648f) + " " + (Integer.MAX_VALUE + 1.0) + " " + (Integer.MAX_VALUE + 1L));
        System.out.println((float) i / 3 + " " + (double) (i / 3) + " " + i / 3 * 1.0);
        final byte small = 10;
        final byte other = 20;
        byte sum = small + other;
        System.out.println(sum);
        b = (byte) (b + 1);
        b += 1;
        System.out.println(b);
        long product = 100000 * 100000;
        long right = 100000L * 100000;
        System.out.println(product + " " + right);
        float tenth = 0.1f;
        System.out.println(tenth == 0.1);
        System.out.println(tenth * 3 + " " + tenth * 3.0);
        int fromDouble = (int) (0.7 + 0.1) * 10;
        int better = (int) ((0.7 + 0.1) * 10);
        System.out.println(fromDouble + " " + better);
    }
}
