public class MessageLess {
    static String describe(RuntimeException problem) {
        return problem.getMessage().toUpperCase(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        System.out.println(describe(new IllegalStateException("state")));
        System.out.println(describe(new IllegalStateException((String) null)));
    }
}
