public class ContinueInFinally {
    public static void main(String[] args) {
        String held = "x";
        int rounds = 0;
        outer:
        for (int each = 0; each < 3; each++) {
            try {
                if (each == 1) throw new IllegalStateException("lost");
                rounds++;
            } finally {
                if (each == 1) {
                    held = null;
                    continue outer;
                }
            }
        }
        System.out.println(rounds);
        System.out.println(held.length()); // fails: java.lang.NullPointerException
    }
}
