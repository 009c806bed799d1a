public class RethrownOther {
    static String phase = "start";

    static void work() throws Exception {
        try {
            throw new java.io.IOException("disk");
        } catch (java.io.IOException problem) {
            phase = null;
            throw new Exception(problem);
        } finally {
            if (phase != null) phase = "done";
        }
    }

    public static void main(String[] args) {
        try {
            work();
        } catch (Exception problem) {
            System.out.println(problem.getCause().getMessage().length());
            System.out.println(problem.getCause().getCause() == null);
        }
        System.out.println(phase.length()); // fails: java.lang.NullPointerException
    }
}
