import java.util.Arrays;

record Matrix(int[][] rows) {
    Matrix {
        rows = rows.clone();
    }

    int at(int row, int column) {
        return rows[row][column];
    }
}

public class RecordShares {
    public static void main(String[] args) {
        int[][] rows = {{1, 2}, {3, 4}};
        Matrix matrix = new Matrix(rows);
        rows[0] = null;
        System.out.println(matrix.at(0, 0));
        Arrays.fill(rows[1], 0);
        System.out.println(8 / matrix.at(1, 1)); // fails: java.lang.ArithmeticException
    }
}
