/** The first switch of a class initialises the enums of all its switches, before it computes its selector. */
public class SwitchedTogether {
    static String name = "set";

    enum Colour {
        RED, GREEN
    }

    enum Signal {
        ON, OFF;

        static {
            name = null;
        }
    }

    static int shade(Colour colour) {
        return switch (colour) {
            case RED -> 1;
            case GREEN -> 2;
        };
    }

    static int state(Signal signal) {
        switch (signal) {
            case ON:
                return 1;
            default:
                return 2;
        }
    }

    public static void main(String[] args) {
        System.out.println(name.length());
        System.out.println(shade(Colour.RED));
        System.out.println(name.length()); // fails: java.lang.NullPointerException
    }
}
