public class ConditionalsAsValues {
    static int sign(double x) {
        return x < 0 ? -1 : x > 0 ? 1 : 0;
    }

    static boolean between(int a, int b, int c) {
        return a <= b && b <= c || c <= b && b <= a;
    }

    static String fizz(int n) {
        String s = (n % 3 == 0 ? "Fizz" : "") + (n % 5 == 0 ? "Buzz" : "");
        return s.isEmpty() ? "" + n : s;
    }

    static boolean xor3(boolean a, boolean b, boolean c) {
        return a ^ b ^ c && !(a && b && c) | a == b != c;
    }

    static char grade(int p) {
        return p >= 90 ? 'A' : p >= 80 ? 'B' : (char) ('C' + (p >= 70 ? 0 : 1));
    }

    static int implication;

    static boolean implies(boolean a, java.util.function.BooleanSupplier b) {
        return !a || b.getAsBoolean();
    }

    public static void main(String[] args) {
        System.out.println(sign(-2.5) + " " + sign(0) + " " + sign(-0.0) + " " + sign(1e-300) + " " + sign(Double.NaN));
        System.out.println(between(1, 2, 3) + " " + between(3, 2, 1) + " " + between(1, 5, 3));
        for (int i = 9; i <= 15; i++) System.out.print(fizz(i) + " ");
        System.out.println();
        StringBuilder table = new StringBuilder();
        for (int bits = 0; bits < 8; bits++) table.append(xor3((bits & 4) != 0, (bits & 2) > 0, (bits & 1) == 1) ? 1 : 0);
        System.out.println(table);
        System.out.println("" + grade(95) + grade(85) + grade(75) + grade(5));
        System.out.println(implies(false, () -> ++implication > 0) + " " + implies(true, () -> ++implication > 1) + " " + implication);
        boolean a = true, b = false, c;
        c = a = b = a || (b = true);
        System.out.println(a + " " + b + " " + c);
        int x = 5;
        boolean r = x > 3 & (x = 1) > 3 | x == 1;
        System.out.println(r + " " + x);
        x = a ? b ? 1 : 2 : b ? 3 : 4;
        System.out.println(x + " " + (a ? x++ : x--) + " " + x);
        Object o = x > 100 ? "text" : x > 2 ? Integer.valueOf(x) : null;
        System.out.println(o == null ? "nothing" : o.getClass().getSimpleName());
        int[] counts = new int[2];
        for (int i = 0; i < 10; i++) counts[i % 3 == 0 ? 0 : 1] += i > 5 ? 2 : 1;
        System.out.println(counts[0] + " " + counts[1]);
        if (a && !b || x > 2 && (x < 10 ? x != 7 : false)) System.out.println("branch");
        while (x > 0 ? --x > 0 : false) System.out.print(x);
        System.out.println();
        final boolean debug = args.length > 0;
        String mode = debug ? "debug" : !debug && a ? "release" : "unknown";
        System.out.println(mode);
        boolean chain = 1 < 2 == true != false ^ 3 > 4;
        System.out.println(chain);
        long l = a ? 1 : 0;
        l += b ? 10L : 20;
        System.out.println(l);
        assert !debug;
        System.out.println((a ? "x" : "y").length() + (b ? new int[1] : new int[5]).length);
    }
}
