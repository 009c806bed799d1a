public class OperatorPrecedenceAndAssociativity {
    public static void main(String[] args) {
        System.out.println(2 + 3 * 4 - 6 / 2 % 2);
        System.out.println(10 - 4 - 3);
        System.out.println(100 / 10 / 2 * 3);
        System.out.println(1 + 2 << 3 - 1);
        System.out.println(5 & 3 | 4 ^ 2);
        System.out.println((5 & 3) == 1 && 7 > 3 == true);
        System.out.println(-3 * -2 - -1);
        System.out.println(~5 + 1 == -5);
        System.out.println(!true || true && !false);
        System.out.println(1 < 2 == 3 < 4);
        System.out.println((byte) 200 + 56);
        System.out.println((byte) (200 + 56));
        System.out.println((int) 3.7 * 2 + (int) (3.7 * 2));
        int a = 5, b = 3, c;
        c = a = b;
        System.out.println(a + b + c);
        a += b -= c *= 2;
        System.out.println(a + " " + b + " " + c);
        System.out.println(true ? 1 : false ? 2 : 3);
        System.out.println(false ? 1 : true ? 2 : 3);
        System.out.println(a > 0 ? b > 0 ? "both" : "a only" : "none");
        int x = 6;
        System.out.println(x++ * 2 + --x);
        System.out.println(-x++ + x);
        System.out.println(- -x + ~~x);
        System.out.println(x > 5 & x < 10 ^ x == 7 | false);
        System.out.println("a" + 1 + 2 * 3 + (4 - 5) + -6);
        System.out.println(1 + 2 + "b" + 1 + 2);
        System.out.println('a' + 'b' + "" + 'a' + 'b');
        System.out.println(8 >> 1 + 1 << 2 >>> 1);
        System.out.println(7 % 4 * 2 / 3 + 1.0 / 4);
        Object o = "text";
        System.out.println(o instanceof String == true && !(o instanceof Integer));
        System.out.println("x".equals("x") != false);
        int[] array = {3, 1, 2};
        System.out.println(array[array[array[0] - 1]] + array[1] * array.length);
        System.out.println((x = 4) + x * (x = 2) + x);
        boolean p = false, q = true;
        p |= q &= p;
        System.out.println(p + " " + q);
        long bits = 1L << 40 | 0xffL & ~0x0fL;
        System.out.println(bits);
    }
}
