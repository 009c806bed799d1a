public class MissingClassState {
    static class Table {
        static final int[] ROWS = new int[Integer.parseInt("-1")]; // fails: java.lang.NegativeArraySizeException (caught)
    }

    private String mode = "fast";

    int rows() {
        String before = mode;
        mode = null;
        int rows;
        try {
            rows = Table.ROWS.length;
        } catch (LinkageError error) {
            return 0;
        }
        mode = before;
        return rows;
    }

    public static void main(String[] args) {
        MissingClassState state = new MissingClassState();
        System.out.println(state.rows());
        System.out.println(state.mode.length()); // fails: java.lang.NullPointerException
    }
}
