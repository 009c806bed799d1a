public class DigitOfLetter {
    static final int[] COUNTS = new int[10];

    static void count(String text) {
        for (int index = 0; index < text.length(); index++) {
            int digit = Character.digit(text.charAt(index), 10);
            if (digit < 10) COUNTS[digit]++; // fails: java.lang.ArrayIndexOutOfBoundsException
        }
    }

    public static void main(String[] args) {
        count("0123");
        count("12x");
    }
}
