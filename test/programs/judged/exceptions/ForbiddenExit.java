/** Who catches what an exit may throw goes on after it. */
public class ForbiddenExit {
    private static String name = "set";

    static void leave() {
        name = null;
        try {
            Runtime.getRuntime().exit(Integer.parseInt("x")); // fails: java.lang.NumberFormatException (caught, in the library)
        } catch (RuntimeException refused) {
            System.out.println(refused.getMessage());
        }
        System.out.println(name.length()); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        leave();
    }
}
