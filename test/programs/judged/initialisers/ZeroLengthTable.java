public class ZeroLengthTable {
    private int width;
    private final int[] cells = new int[width];

    ZeroLengthTable(int width) {
        this.width = width;
    }

    int last() {
        return cells[width - 1]; // fails: java.lang.ArrayIndexOutOfBoundsException
    }

    public static void main(String[] args) {
        System.out.println(new ZeroLengthTable(3).last());
    }
}
