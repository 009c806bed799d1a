public class FinallyThrows {
    static String left = "left";
    static String right = "right";

    static void release(String what) {
        if (what == null) throw new IllegalStateException("twice");
    }

    static void swap() {
        String kept = left;
        left = null;
        try {
            release(right);
            right = null;
            release(right);
        } finally {
            release(right);
            left = kept;
        }
    }

    public static void main(String[] args) {
        System.out.println(left.length());
        try {
            swap();
        } catch (IllegalStateException twice) {
            System.out.println(left.length()); // fails: java.lang.NullPointerException
        }
    }
}
