import java.util.Scanner;

public class ScannerWrongKind {
    public static void main(String[] args) {
        Scanner in = new Scanner("7 x");
        while (in.hasNext()) System.out.println(in.nextInt()); // fails: java.util.InputMismatchException (in the library)
    }
}
