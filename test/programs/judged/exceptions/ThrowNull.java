public class ThrowNull {
    private RuntimeException stored;

    void rethrow() {
        throw stored; // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        ThrowNull failing = new ThrowNull();
        failing.stored = new IllegalStateException();
        try {
            failing.rethrow();
        } catch (IllegalStateException expected) {
            System.out.println("as expected");
        }
        new ThrowNull().rethrow();
    }
}
