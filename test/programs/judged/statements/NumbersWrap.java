public class NumbersWrap {
    static int[] a = new int[10];

    static void absolute(int h) {
        System.out.println(a[Math.abs(h) % 10]); // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }

    static void remainder(int h) {
        System.out.println(a[h % 10]); // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }

    static void narrowing() {
        byte b = (byte) 200;
        System.out.println(a[b + 10]); // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }

    static void compoundByte() {
        byte b = 100;
        b += 100;
        System.out.println(a[b]); // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }

    static void shift() {
        int one = 1 << 32;
        int z = 1 >> 33;
        System.out.println(one / z); // fails: java.lang.ArithmeticException (caught)
    }

    static void middle(int low, int high) {
        int mid = (low + high) / 2;
        System.out.println(a[mid % 10]); // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }

    static void divide() {
        int m = Integer.MIN_VALUE / -1;
        System.out.println(a[m & 7]);
        System.out.println(new int[m].length); // fails: java.lang.NegativeArraySizeException (caught)
    }

    static void longToInt() {
        long big = 1L << 32;
        int n = (int) big;
        System.out.println(5 / n); // fails: java.lang.ArithmeticException (caught)
    }

    static void floating() {
        double d = 0.0 / 0.0;
        int n = (int) d;
        System.out.println(5 % n); // fails: java.lang.ArithmeticException (caught)
    }

    static void floatHuge() {
        float f = 1e20f;
        int n = (int) f;
        System.out.println(a[(n + 1) % 10]); // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }

    static void charDown() {
        char c = 0;
        c--;
        System.out.println(a[c / 6553]); // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }

    static void loopDown() {
        for (byte i = 120; i > 0; i++) {
            a[0] = i;
        }
        int n = 0;
        for (short s = 1; s > 0; s *= 2) n++;
        System.out.println(a[n - 6]);
        System.out.println(a[n - 5]); // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }

    static void unsigned() {
        byte b = -1;
        int n = b >>> 28;
        System.out.println(a[n]); // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }

    static void unsignedCompound() {
        byte b = -1;
        b >>>= 1;
        System.out.println(a[b]); // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }

    static void negateMin(int n) {
        if (n < 0) n = -n;
        a[n % 10] = 1; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }

    static void sumSigns(int n) {
        if (n > 0 && n + 1 < 0) System.out.println(1 / (n + 1 + Integer.MAX_VALUE + 1)); // fails: java.lang.ArithmeticException (caught)
    }

    static void length(int n) {
        if (n >= 0) {
            int[] made = new int[n * 4]; // fails: java.lang.NegativeArraySizeException (caught)
            System.out.println(made.length);
        }
    }

    static void product(int n) {
        if (n != 0) System.out.println(10 / (n * n)); // fails: java.lang.ArithmeticException (caught)
    }

    static void productLong(long n) {
        if (n != 0) System.out.println(10 % (n << 1)); // fails: java.lang.ArithmeticException (caught)
    }

    public static void main(String[] args) {
        try { absolute(Integer.MIN_VALUE); } catch (RuntimeException e) { }
        try { remainder(-3); } catch (RuntimeException e) { }
        try { narrowing(); } catch (RuntimeException e) { }
        try { compoundByte(); } catch (RuntimeException e) { }
        try { shift(); } catch (RuntimeException e) { }
        try { middle(Integer.MAX_VALUE, 5); } catch (RuntimeException e) { }
        try { divide(); } catch (RuntimeException e) { }
        try { longToInt(); } catch (RuntimeException e) { }
        try { floating(); } catch (RuntimeException e) { }
        try { floatHuge(); } catch (RuntimeException e) { }
        try { charDown(); } catch (RuntimeException e) { }
        try { loopDown(); } catch (RuntimeException e) { }
        try { unsigned(); } catch (RuntimeException e) { }
        try { unsignedCompound(); } catch (RuntimeException e) { }
        try { negateMin(Integer.MIN_VALUE); } catch (RuntimeException e) { }
        try { sumSigns(Integer.MAX_VALUE); } catch (RuntimeException e) { }
        try { length(1 << 29); } catch (RuntimeException e) { }
        try { product(1 << 16); } catch (RuntimeException e) { }
        try { productLong(1L << 63); } catch (RuntimeException e) { }
    }
}
