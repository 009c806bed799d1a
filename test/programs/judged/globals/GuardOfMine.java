import java.security.Permission;

@SuppressWarnings("removal")
public class GuardOfMine extends SecurityManager {
    static String policy = "open";

    @Override
    public void checkPermission(Permission permission) {
        if (permission.getName().equals("judged.probe")) policy = null;
    }

    public static void main(String[] args) {
        System.out.println(policy.length());
        new GuardOfMine().checkPropertyAccess("judged.probe");
        System.out.println(policy.length()); // fails: java.lang.NullPointerException
    }
}
