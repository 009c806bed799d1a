public class BooleanGuard {
    private Boolean enabled;

    void enable(boolean on) {
        enabled = on;
    }

    public static void main(String[] args) {
        BooleanGuard guard = new BooleanGuard();
        guard.enable(true);
        if (guard.enabled) System.out.println("on");
        BooleanGuard fresh = new BooleanGuard();
        if (fresh.enabled) { // fails: java.lang.NullPointerException
            System.out.println("never");
        }
    }
}
