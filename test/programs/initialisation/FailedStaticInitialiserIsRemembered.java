public class FailedStaticInitialiserIsRemembered {
    static int attempts;

    static class Broken {
        static final int VALUE;

        static {
            attempts++;
            System.out.println("initialising Broken");
            if (attempts > 0) throw new IllegalStateException("static failure");
            VALUE = 1;
        }

        static void touch() {
            System.out.println("touched");
        }
    }

    static class SubOfBroken extends Broken {
        static {
            System.out.println("never initialised");
        }
    }

    static class ErrorThrowing {
        static Object field = fail();

        static Object fail() {
            throw new StackOverflowError("thrown as it is");
        }
    }

    static class Divides {
        static int zero = 0;
        static int value = 1 / zero;
    }

    public static void main(String[] args) {
        try {
            Broken.touch();
        } catch (ExceptionInInitializerError e) {
            System.out.println("first: " + e.getCause() + " message " + e.getMessage());
        }
        try {
            new Broken();
        } catch (NoClassDefFoundError e) {
            System.out.println("second: " + e.getClass().getName());
        }
        try {
            new SubOfBroken();
        } catch (NoClassDefFoundError e) {
            System.out.println("subclass: " + e.getClass().getSimpleName());
        }
        try {
            System.out.println(ErrorThrowing.field);
        } catch (StackOverflowError e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(Divides.value);
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getException().getMessage());
        }
        System.out.println(attempts);
        System.out.println(Divides.zero);
    }
}
