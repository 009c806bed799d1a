public class FinallyReturnsEarly {
    static String text = "a";

    static int risky(int input) {
        try {
            if (input == 0) throw new IllegalArgumentException();
            text = "b";
            return input;
        } finally {
            if (input == 0) {
                text = null;
                return -1;
            }
        }
    }

    public static void main(String[] args) {
        System.out.println(risky(1) + text.length());
        System.out.println(risky(0));
        System.out.println(text.length()); // fails: java.lang.NullPointerException
    }
}
