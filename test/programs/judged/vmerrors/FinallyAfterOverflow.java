public class FinallyAfterOverflow {
    static String status = "ok";

    static int loop(int number) {
        return 1 + loop(number + 1);
    }

    static void run() {
        String before = status;
        status = null;
        try {
            loop(0);
            status = before;
        } finally {
            System.out.println("cleaned up");
        }
    }

    public static void main(String[] args) {
        try {
            run();
        } catch (Error error) {
            System.out.println(status.length()); // fails: java.lang.NullPointerException
        }
    }
}
