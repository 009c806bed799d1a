public class Divisors {
    static int count;
    private int parts = 2;

    static void probe(Runnable run) {
        try {
            run.run();
        } catch (RuntimeException expected) {
            System.out.println("failed");
        }
    }

    static void difference(int left, int right) {
        if (left != right) System.out.println(1 / (left - right));
        System.out.println(1 / (left * left - right * right)); // fails: java.lang.ArithmeticException (caught)
    }

    static void multiplied(int value) {
        if (value != 0) System.out.println(1 / (value * value)); // fails: java.lang.ArithmeticException (caught)
    }

    static void doubled(int value) {
        if (value != 0) System.out.println(1 / (value << 1)); // fails: java.lang.ArithmeticException (caught)
    }

    static void cast(long value) {
        if (value != 0) System.out.println(1 / (int) value); // fails: java.lang.ArithmeticException (caught)
    }

    static void truncated(double value) {
        if (value > 0) System.out.println(1 / (int) value); // fails: java.lang.ArithmeticException (caught)
    }

    static void bytes(int value) {
        byte small = (byte) value;
        if (value > 0) System.out.println(1 / small); // fails: java.lang.ArithmeticException (caught)
    }

    static void hashed(String text) {
        if (!text.equals("x")) System.out.println(1 / text.hashCode()); // fails: java.lang.ArithmeticException (caught)
    }

    static void changedMeanwhile() {
        count = 3;
        if (count > 0) {
            reset();
            System.out.println(1 / count); // fails: java.lang.ArithmeticException (caught)
        }
    }

    static void reset() {
        count = 0;
    }

    void lambdaChanges() {
        if (parts > 0) {
            Runnable change = () -> parts -= 2;
            change.run();
            System.out.println(6 / parts); // fails: java.lang.ArithmeticException (caught)
        }
    }

    static void incremented(int value) {
        if (value >= 0) System.out.println(1 / (value + 1));
        value += 1;
        System.out.println(1 / (value + Integer.MIN_VALUE)); // fails: java.lang.ArithmeticException (caught)
    }

    static void remainderOf(int value) {
        if (value > 0) System.out.println(5 % (value % 2)); // fails: java.lang.ArithmeticException (caught)
    }

    static void averaged(int[] values) {
        int sum = 0;
        for (int value : values) sum += value;
        System.out.println(sum / values.length); // fails: java.lang.ArithmeticException (caught)
    }

    static void longDivision(long value) {
        long next = value + 1;
        if (value >= 0) System.out.println(1L / (next - Long.MIN_VALUE)); // fails: java.lang.ArithmeticException (caught)
    }

    static void xored(int left, int right) {
        if (left > 0 && right > 0) System.out.println(1 / (left ^ right)); // fails: java.lang.ArithmeticException (caught)
    }

    static void complement(int value) {
        if (value < 0) System.out.println(1 / ~value); // fails: java.lang.ArithmeticException (caught)
    }

    static void compound(int value) {
        int total = 100;
        total /= value == 0 ? 1 : value & 1; // fails: java.lang.ArithmeticException (caught)
        System.out.println(total);
    }

    public static void main(String[] args) {
        probe(() -> difference(1, -1));
        probe(() -> multiplied(65536));
        probe(() -> doubled(Integer.MIN_VALUE));
        probe(() -> cast(1L << 32));
        probe(() -> truncated(0.5));
        probe(() -> bytes(256));
        probe(() -> hashed(""));
        probe(Divisors::changedMeanwhile);
        probe(() -> new Divisors().lambdaChanges());
        probe(() -> incremented(Integer.MAX_VALUE));
        probe(() -> remainderOf(2));
        probe(() -> averaged(new int[0]));
        probe(() -> longDivision(Long.MAX_VALUE));
        probe(() -> xored(4, 4));
        probe(() -> complement(-1));
        probe(() -> compound(2));
    }
}
