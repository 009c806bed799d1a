public class ArrayTooBig {
    private long[] cells = new long[1];

    void grow() {
        long[] old = cells;
        cells = null;
        cells = new long[Integer.MAX_VALUE];
        cells[0] = old[0];
    }

    public static void main(String[] args) {
        ArrayTooBig big = new ArrayTooBig();
        try {
            big.grow();
        } catch (OutOfMemoryError expected) {
            System.out.println("refused");
        }
        System.out.println(big.cells[0]); // fails: java.lang.NullPointerException
    }
}
