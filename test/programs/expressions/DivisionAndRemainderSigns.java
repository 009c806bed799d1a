public class DivisionAndRemainderSigns {
    static void show(int a, int b) {
        System.out.println(a + " / " + b + " = " + a / b + ", rest " + a % b + ", floor " + Math.floorDiv(a, b) + ", mod " + Math.floorMod(a, b));
    }

    public static void main(String[] args) {
        show(7, 2);
        show(-7, 2);
        show(7, -2);
        show(-7, -2);
        show(0, -3);
        System.out.println(-9L / 4 + " " + -9L % 4);
        System.out.println(5.5 % 2.25);
        System.out.println(-5.5 % 2.25);
        System.out.println(5.5 % -2.25);
        System.out.println(1.0 / 0 + " " + -1.0 / 0 + " " + 0.0 / 0);
        System.out.println(1.0 % 0);
        System.out.println(5 % Double.POSITIVE_INFINITY);
        System.out.println(-0.0 / 5);
        System.out.println(0.0 == -0.0);
        System.out.println(Double.valueOf(0.0).equals(-0.0));
        System.out.println(1 / -0.0);
        float f = 7f / 3;
        System.out.println(f);
        System.out.println(7 / 3 * 3.0);
        System.out.println(7 / 3.0 * 3);
        byte b = -128;
        b /= -1;
        System.out.println(b);
        short s = 10;
        s %= 4;
        System.out.println(s);
        try {
            System.out.println(5 % 0);
        } catch (ArithmeticException e) {
            System.out.println("int: " + e.getMessage());
        }
        try {
            long zero = 0;
            System.out.println(5L / zero);
        } catch (ArithmeticException e) {
            System.out.println("long: " + e.getMessage());
        }
        int x = 17;
        x /= 2.5;
        System.out.println(x);
        x %= 4.5;
        System.out.println(x);
    }
}
