import java.util.Scanner;

public class ScannerHelperDrains {
    private final Scanner in = new Scanner("1 2");

    boolean more() {
        return in.hasNextInt();
    }

    int take() {
        return in.nextInt(); // fails: java.util.NoSuchElementException (in the library)
    }

    public static void main(String[] args) {
        ScannerHelperDrains reader = new ScannerHelperDrains();
        int sum = 0;
        while (reader.more()) sum += reader.take();
        System.out.println(sum);
        System.out.println(reader.take());
    }
}
