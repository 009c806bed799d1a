public class CastInCatch {
    static class Failure extends RuntimeException {
        final int code;

        Failure(int code) {
            this.code = code;
        }
    }

    static int codeOf(Runnable action) {
        try {
            action.run();
            return 0;
        } catch (RuntimeException problem) {
            return ((Failure) problem).code; // fails: java.lang.ClassCastException
        }
    }

    public static void main(String[] args) {
        System.out.println(codeOf(() -> {
            throw new Failure(3);
        }));
        System.out.println(codeOf(() -> Integer.parseInt("x"))); // fails: java.lang.NumberFormatException (caught, in the library)
    }
}
