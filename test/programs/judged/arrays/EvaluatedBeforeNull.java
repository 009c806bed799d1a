public class EvaluatedBeforeNull {
    static int[] cells;

    static int index() {
        cells = new int[] {4};
        return 0;
    }

    public static void main(String[] args) {
        int[] local = cells;
        try {
            System.out.println(cells[index()]); // fails: java.lang.NullPointerException (caught)
        } catch (NullPointerException expected) {
            System.out.println(cells[0]);
        }
        System.out.println(local[0]); // fails: java.lang.NullPointerException
    }
}
