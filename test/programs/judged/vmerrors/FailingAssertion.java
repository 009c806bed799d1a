public class FailingAssertion {
    private Object value = "text";

    void check() {
        try {
            value = 12;
            throw new AssertionError("bad");
        } catch (AssertionError error) {
            System.out.println(error.getMessage());
        }
    }

    public static void main(String[] args) {
        FailingAssertion test = new FailingAssertion();
        System.out.println(((String) test.value).length());
        test.check();
        System.out.println(((String) test.value).length()); // fails: java.lang.ClassCastException
    }
}
