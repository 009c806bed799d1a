public class ForwardCounter {
    static int first = divide(100);
    static int step = 5;

    static int divide(int number) {
        return number / step; // fails: java.lang.ArithmeticException
    }

    public static void main(String[] args) {
        System.out.println(first);
    }
}
