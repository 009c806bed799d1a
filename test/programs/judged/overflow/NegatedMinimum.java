public class NegatedMinimum {
    static char digit(int number) {
        String digits = "0123456789";
        char[] all = digits.toCharArray();
        if (number < 0) number = -number;
        return all[number % 10]; // fails: java.lang.ArrayIndexOutOfBoundsException
    }

    public static void main(String[] args) {
        System.out.println(digit(-12));
        System.out.println(digit(Integer.MIN_VALUE));
    }
}
