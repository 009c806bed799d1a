public class MissingCause {
    static String rootOf(Exception problem) {
        return problem.getCause().toString(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        System.out.println(rootOf(new RuntimeException(new IllegalStateException())));
        System.out.println(new RuntimeException("x").getMessage().length());
        System.out.println(rootOf(new RuntimeException("plain")));
    }
}
