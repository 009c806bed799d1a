public class RecordArray {
    record Grid(int[][] rows) {
        int at(int row, int column) {
            return rows[row][column]; // fails: java.lang.NullPointerException
        }
    }

    public static void main(String[] args) {
        int[][] rows = {{1, 2}, {3, 4}};
        Grid grid = new Grid(rows);
        System.out.println(grid.at(1, 1));
        rows[1] = null;
        System.out.println(grid.at(0, 0));
        System.out.println(grid.at(1, 1));
    }
}
