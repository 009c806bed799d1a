/**
 * Collects what a program has to say about many cases: a line a section with the number of cases and a checksum.
 * With `verbose` as program argument every case is printed, for finding out which one differs.
 */
class Journal {
    private static boolean verbose;
    private static String section = "";
    private static int count;
    private static int checksum;

    interface Action {
        Object run() throws Throwable;
    }

    static void open(String[] args) {
        verbose = args.length > 0;
    }

    static void section(String name) {
        if (count > 0) {
            System.out.println(section + ": " + count + " cases, " + Integer.toHexString(checksum));
        }
        section = name;
        count = 0;
        checksum = 0;
    }

    /** Notes the result of the action, or the exception it ends in; the texts of null dereferences are left open. */
    static void note(String label, Action action) {
        String text;
        try {
            text = String.valueOf(action.run());
        } catch (NullPointerException exception) {
            text = "java.lang.NullPointerException";
        } catch (Throwable exception) {
            text = exception.getClass().getName() + ": " + exception.getMessage();
        }
        count++;
        checksum = checksum * 31 + (label + text).hashCode();
        if (verbose) {
            System.out.println(label + " " + text);
        }
    }
}
