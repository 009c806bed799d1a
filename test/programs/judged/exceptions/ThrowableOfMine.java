public class ThrowableOfMine {
    static String state = "open";

    static final class Failure extends RuntimeException {
        private static final long serialVersionUID = 1;

        @Override
        public synchronized Throwable fillInStackTrace() {
            state = null;
            return this;
        }
    }

    static RuntimeException made(boolean now) {
        return now ? new Failure() : new RuntimeException("later");
    }

    public static void main(String[] args) {
        made(false);
        System.out.println(state.length());
        made(true);
        System.out.println(state.length()); // fails: java.lang.NullPointerException
    }
}
