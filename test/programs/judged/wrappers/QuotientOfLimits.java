public class QuotientOfLimits {
    static int share(int total, double parts) {
        int whole = (int) parts;
        if (parts == 0) return total;
        return total / whole; // fails: java.lang.ArithmeticException
    }

    public static void main(String[] args) {
        System.out.println(share(8, 2.5));
        System.out.println(share(8, 0));
        System.out.println(share(8, 0.5));
    }
}
