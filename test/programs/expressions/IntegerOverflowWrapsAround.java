public class IntegerOverflowWrapsAround {
    public static void main(String[] args) {
        int max = Integer.MAX_VALUE;
        int min = Integer.MIN_VALUE;
        System.out.println(max + 1);
        System.out.println(min - 1);
        System.out.println(-min);
        System.out.println(Math.abs(min));
        System.out.println(min / -1);
        System.out.println(min % -1);
        System.out.println(max * max);
        System.out.println(max * min);
        System.out.println(46341 * 46341);
        System.out.println(123456789 * 987654321);
        System.out.println(0x7fffffff * 3);
        long lmax = Long.MAX_VALUE;
        long lmin = Long.MIN_VALUE;
        System.out.println(lmax + 1);
        System.out.println(lmin - 1);
        System.out.println(-lmin);
        System.out.println(lmin / -1);
        System.out.println(lmin % -1);
        System.out.println(lmax * 2);
        System.out.println(3037000500L * 3037000500L);
        System.out.println(1_000_000 * 1_000_000);
        System.out.println(1_000_000L * 1_000_000);
        long widened = max + 1;
        System.out.println(widened);
        widened = max + 1L;
        System.out.println(widened);
        int hash = 17;
        for (char c : "overflowing hash code".toCharArray()) hash = 31 * hash + c;
        System.out.println(hash);
        int factorial = 1;
        for (int i = 1; i <= 20; i++) factorial *= i;
        System.out.println(factorial);
        long longFactorial = 1;
        for (int i = 1; i <= 25; i++) longFactorial *= i;
        System.out.println(longFactorial);
        int seed = 12345;
        for (int i = 0; i < 5; i++) {
            seed = seed * 1103515245 + 12345;
            System.out.print((seed >>> 16 & 0x7fff) + " ");
        }
        System.out.println();
        try {
            Math.addExact(max, 1);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            Math.multiplyExact(lmax, 2L);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            Math.toIntExact(1L << 40);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
