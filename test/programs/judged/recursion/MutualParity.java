public class MutualParity {
    private static String last = "even";

    static boolean isEven(int number) {
        last = "even";
        return number == 0 || isOdd(number - 1);
    }

    static boolean isOdd(int number) {
        last = null;
        return number != 0 && isEven(number - 1);
    }

    public static void main(String[] args) {
        System.out.println(isEven(4));
        System.out.println(last.length());
        System.out.println(isEven(3));
        System.out.println(last.length()); // fails: java.lang.NullPointerException
    }
}
