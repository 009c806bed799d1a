public class FailedInterfaceAbove {
    interface Rate {
        int VALUE = 1 / zero(); // fails: java.lang.ArithmeticException (caught)

        static int zero() {
            return Integer.parseInt("0");
        }

        default int rate() {
            return VALUE;
        }
    }

    static class Plain implements Rate {
    }

    static class Lower extends Plain {
    }

    public static void main(String[] args) {
        try {
            new Lower();
        } catch (Throwable expected) {
            System.out.println("not there");
        }
        String text = null;
        try {
            new Lower();
            text = "made";
        } catch (Throwable failed) {
            System.out.println("still not there");
        }
        System.out.println(text.length()); // fails: java.lang.NullPointerException
    }
}
