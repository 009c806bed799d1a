import java.util.Scanner;

public class ScannerTokens {
    static int sum(Scanner numbers, int count) {
        int sum = 0;
        for (int each = 0; each < count; each++) sum += numbers.nextInt(); // fails: java.util.NoSuchElementException (in the library)
        return sum;
    }

    public static void main(String[] args) {
        System.out.println(sum(new Scanner("1 2 3"), 2));
        System.out.println(sum(new Scanner("1 2"), 3));
    }
}
