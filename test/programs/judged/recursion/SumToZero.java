public class SumToZero {
    static int ratio(int number, int by) {
        if (number > 100) return number;
        return ratio(number + 100 / by, by - 1); // fails: java.lang.ArithmeticException
    }

    public static void main(String[] args) {
        System.out.println(ratio(0, 3));
        System.out.println(ratio(-200, 2));
    }
}
