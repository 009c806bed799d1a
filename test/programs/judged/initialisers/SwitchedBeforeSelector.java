/** The enum of a switch is initialised before its selector is computed. */
public class SwitchedBeforeSelector {
    static String name = "set";

    enum Signal {
        ON, OFF;

        static {
            name = null;
        }
    }

    static Signal chosen() {
        System.out.println(name.length()); // fails: java.lang.NullPointerException
        return Signal.ON;
    }

    public static void main(String[] args) {
        switch (chosen()) {
            case ON:
                System.out.println("on");
                break;
            default:
                System.out.println("off");
        }
    }
}
