public class LongToInt {
    static int perDay(long seconds) {
        int days = (int) (seconds / 86400);
        return 1000 / days; // fails: java.lang.ArithmeticException
    }

    public static void main(String[] args) {
        System.out.println(perDay(86400L * 10));
        System.out.println(perDay(86400L * (1L << 32)));
    }
}
