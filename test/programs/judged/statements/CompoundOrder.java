public class CompoundOrder {
    static int[] cells = {1, 2, 3};

    static int swap() {
        cells = new int[] {7};
        return 1;
    }

    public static void main(String[] args) {
        int[] before = cells;
        cells[2] += swap();
        System.out.println(before[2]);
        System.out.println(cells[0]);
        cells[1] += swap(); // fails: java.lang.ArrayIndexOutOfBoundsException
    }
}
