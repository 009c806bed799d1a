/** What a switch over an enum asks of its class is asked before null is found. */
public class SwitchedByNull {
    static String name = "set";

    enum Signal {
        RED, GREEN;

        static {
            name = null;
        }
    }

    static int place(Signal signal) {
        switch (signal) { // fails: java.lang.NullPointerException (caught)
            case RED:
                return 1;
            default:
                return 2;
        }
    }

    public static void main(String[] args) {
        System.out.println(name.length());
        try {
            place(null);
        } catch (NullPointerException problem) {
            System.out.println("refused");
        }
        System.out.println(name.length()); // fails: java.lang.NullPointerException
    }
}
