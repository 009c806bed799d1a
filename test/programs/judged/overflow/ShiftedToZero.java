public class ShiftedToZero {
    static int share(int amount, int bits) {
        int parts = 1 << bits;
        parts *= 65536;
        return amount / parts; // fails: java.lang.ArithmeticException
    }

    public static void main(String[] args) {
        System.out.println(share(1 << 20, 2));
        System.out.println(share(1 << 20, 16));
    }
}
