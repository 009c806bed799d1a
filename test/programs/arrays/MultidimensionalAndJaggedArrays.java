import java.util.Arrays;

public class MultidimensionalAndJaggedArrays {
    static int[][] multiply(int[][] a, int[][] b) {
        int[][] c = new int[a.length][b[0].length];
        for (int i = 0; i < a.length; i++)
            for (int j = 0; j < b[0].length; j++)
                for (int k = 0; k < b.length; k++) c[i][j] += a[i][k] * b[k][j];
        return c;
    }

    static int[][] transpose(int[]... rows) {
        int[][] result = new int[rows[0].length][rows.length];
        for (int i = 0; i < rows.length; i++) for (int j = 0; j < rows[i].length; j++) result[j][i] = rows[i][j];
        return result;
    }

    static int[][] pascal(int n) {
        int[][] triangle = new int[n][];
        for (int i = 0; i < n; i++) {
            triangle[i] = new int[i + 1];
            triangle[i][0] = triangle[i][i] = 1;
            for (int j = 1; j < i; j++) triangle[i][j] = triangle[i - 1][j - 1] + triangle[i - 1][j];
        }
        return triangle;
    }

    static int[] spiral(int[][] m) {
        int[] out = new int[m.length * m[0].length];
        int top = 0, bottom = m.length - 1, left = 0, right = m[0].length - 1, n = 0;
        while (n < out.length) {
            for (int j = left; j <= right && n < out.length; j++) out[n++] = m[top][j];
            top++;
            for (int i = top; i <= bottom && n < out.length; i++) out[n++] = m[i][right];
            right--;
            for (int j = right; j >= left && n < out.length; j--) out[n++] = m[bottom][j];
            bottom--;
            for (int i = bottom; i >= top && n < out.length; i--) out[n++] = m[i][left];
            left++;
        }
        return out;
    }

    public static void main(String[] args) {
        int[][] a = {{1, 2}, {3, 4}}, b = {{0, 1}, {1, 0}};
        System.out.println(Arrays.deepToString(multiply(a, b)) + Arrays.deepToString(transpose(new int[] {1, 2, 3}, new int[] {4, 5, 6})));
        System.out.println(Arrays.toString(pascal(6)[5]));
        System.out.println(Arrays.toString(spiral(new int[][] {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}})));
        int[][][] cube = new int[2][3][4];
        int n = 0;
        for (int[][] plane : cube) for (int[] row : plane) for (int i = 0; i < row.length; i++) row[i] = n++;
        System.out.println(cube[1][2][3] + " " + cube[0][1].length + " " + cube[1][0][0]);
        int[][][] partial = new int[2][3][];
        System.out.println(partial[1][2] + " " + partial[0].length);
        partial[0][0] = new int[] {7};
        partial[1] = new int[][] {{1}, {2, 3}};
        System.out.println(Arrays.deepToString(partial));
        char[][] board = new char[3][3];
        for (char[] row : board) Arrays.fill(row, '.');
        board[1][1] = 'X';
        board[0][2]++;
        for (char[] row : board) System.out.println(new String(row));
        int[] shared = {1, 2};
        int[][] aliased = {shared, shared, shared.clone()};
        aliased[0][0] = 99;
        System.out.println(aliased[1][0] + " " + aliased[2][0]);
        int[][] shallow = a.clone();
        shallow[0][0] = 50;
        shallow[1] = null;
        System.out.println(a[0][0] + " " + a[1][1] + " " + (a[0] == shallow[0]));
        long[] x[] = {{1L}, {2L, 3L}}, y = {4};
        System.out.println(x[1][1] + y[0]);
        String[][] words = {{"a"}, {}, {"b", "c"}};
        System.out.println(words[2][1] + words[1].length + words.length);
        Object[] objects = a;
        objects[1] = new int[] {5};
        System.out.println(a[1][0] + " " + (objects instanceof int[][]));
        System.out.println(new int[][] {{1, 2}, {3}}[1][0] + new int[3].length);
        objects[0] = "not an int array";
    }
}
