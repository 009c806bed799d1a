import java.io.PrintStream;

public class OutOfMine {
    static String state = "on";

    public static void main(String[] args) {
        System.out.println("before " + state.length());
        PrintStream before = System.out;
        System.setOut(new PrintStream(System.out) {
            @Override
            public void println(String text) {
                state = null;
            }
        });
        System.out.println("after");
        System.setOut(before);
        System.out.println(state.length()); // fails: java.lang.NullPointerException
    }
}
