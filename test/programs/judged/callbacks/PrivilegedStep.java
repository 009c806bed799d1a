import java.security.AccessController;
import java.security.PrivilegedAction;

public class PrivilegedStep {
    private String secret = "s";

    @SuppressWarnings("removal")
    public static void main(String[] args) {
        PrivilegedStep step = new PrivilegedStep();
        String taken = AccessController.doPrivileged((PrivilegedAction<String>) () -> {
            String held = step.secret;
            step.secret = null;
            return held;
        });
        System.out.println(taken.length());
        System.out.println(step.secret.length()); // fails: java.lang.NullPointerException
    }
}
