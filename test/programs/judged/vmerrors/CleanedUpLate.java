public class CleanedUpLate {
    private Object held = "held";
    private int depth;

    void down() {
        depth++;
        down();
    }

    void run() {
        boolean done = false;
        try {
            down();
            done = true;
        } finally {
            if (!done) held = null;
        }
    }

    public static void main(String[] args) {
        CleanedUpLate deep = new CleanedUpLate();
        try {
            deep.run();
        } catch (VirtualMachineError full) {
            System.out.println(full instanceof StackOverflowError);
        }
        System.out.println(deep.held.hashCode()); // fails: java.lang.NullPointerException
    }
}
