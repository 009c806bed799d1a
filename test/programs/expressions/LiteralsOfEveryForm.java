public class LiteralsOfEveryForm {
    public static void main(String[] args) {
        System.out.println(0x1F + " " + 0Xff_ff + " " + 017 + " " + 0_17 + " " + 0b1010 + " " + 0B11_11 + " " + 1_000_000);
        System.out.println(0xFFFFFFFF + " " + 0x80000000 + " " + 037777777777 + " " + 0b11111111111111111111111111111111);
        System.out.println(-2147483648 + " " + -9223372036854775808L + " " + 0xFFFFFFFFFFFFFFFFL + " " + 0777L + " " + 0b1L);
        System.out.println(1e3 + " " + 1.5E-3 + " " + .5 + " " + 5. + " " + 1f + " " + 1e1f + " " + 3D + " " + 0x1p3 + " " + 0x1.8p1f + " " + 1_0.0_1);
        System.out.println(0 + " " + 00 + " " + 0L + " " + 0f + " " + 0e0 + " " + 0x0p0);
        System.out.println('a' + " ".length() + '\n');
        System.out.println("tab\tquote\"slash\\ octal \101\60 \7".length());
        System.out.println("\b\f\r\s".length());
        System.out.println("a\u0062c" + '\u0064');
        System.out.println("\377".charAt(0) + 0);
        System.out.println("\1234".length());
        System.out.println("""
            text block
              indented "quoted" \
            joined
            tab\there\040end   \s
            """);
        System.out.println("""
            no newline at end""".length());
        System.out.println(Integer.MAX_VALUE == 0x7fff_ffff);
        System.out.println(Double.MIN_VALUE + " " + Double.MAX_VALUE + " " + Float.MIN_VALUE + " " + Float.MAX_VALUE);
        System.out.println(4.9e-324 + " " + 1.5E-38f + " " + 2.2250738585072014E-308);
        System.out.println(100.0 + " " + 1234567.0 + " " + 12345678.0 + " " + 0.001 + " " + 0.0001 + " " + 1.0E7 + " " + 9999999.0f);
        System.out.println(true & !false);
        String nothing = null;
        System.out.println(nothing + null);
        System.out.println(int.class + " " + String[].class.getName() + " " + void.class);
    }
}
