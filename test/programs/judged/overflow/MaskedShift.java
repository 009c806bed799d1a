public class MaskedShift {
    static int part(int bits) {
        return 64 / (1 >> bits); // fails: java.lang.ArithmeticException
    }

    static long wide(int bits) {
        return 64 / (1L << bits);
    }

    public static void main(String[] args) {
        System.out.println(part(0));
        System.out.println(part(32));
        System.out.println(wide(32));
        System.out.println(Integer.MIN_VALUE / (part(64) - 65));
        System.out.println(part(33));
    }
}
