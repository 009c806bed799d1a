public class ThrowsField {
    private RuntimeException kept = new RuntimeException("kept");

    void fail() {
        RuntimeException thrown = kept;
        kept = null;
        throw thrown; // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        ThrowsField box = new ThrowsField();
        try {
            box.fail();
        } catch (RuntimeException problem) {
            System.out.println(problem.getMessage());
        }
        box.fail();
    }
}
