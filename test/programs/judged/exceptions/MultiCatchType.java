public class MultiCatchType {
    static void fail(int how) {
        switch (how) {
            case 0: throw new IllegalArgumentException("a");
            case 1: throw new UnsupportedOperationException();
            default: throw new ArithmeticException("b");
        }
    }

    public static void main(String[] args) {
        for (int how = 2; how >= 0; how--) {
            try {
                fail(how);
            } catch (IllegalArgumentException | ArithmeticException problem) {
                System.out.println(problem.getMessage().length());
            } catch (RuntimeException problem) {
                System.out.println(problem.getMessage().length()); // fails: java.lang.NullPointerException
            }
        }
    }
}
