import java.util.Arrays;

public class LinearAlgebra {
    static double[] solve(double[][] a, double[] b) {
        int n = b.length;
        double[][] m = new double[n][];
        for (int i = 0; i < n; i++) {
            m[i] = Arrays.copyOf(a[i], n + 1);
            m[i][n] = b[i];
        }
        for (int column = 0; column < n; column++) {
            int pivot = column;
            for (int row = column + 1; row < n; row++) if (Math.abs(m[row][column]) > Math.abs(m[pivot][column])) pivot = row;
            if (m[pivot][column] == 0) throw new ArithmeticException("singular in column " + column);
            double[] t = m[column];
            m[column] = m[pivot];
            m[pivot] = t;
            for (int row = column + 1; row < n; row++) {
                double factor = m[row][column] / m[column][column];
                for (int k = column; k <= n; k++) m[row][k] -= factor * m[column][k];
            }
        }
        double[] x = new double[n];
        for (int row = n - 1; row >= 0; row--) {
            double sum = m[row][n];
            for (int k = row + 1; k < n; k++) sum -= m[row][k] * x[k];
            x[row] = sum / m[row][row];
        }
        return x;
    }

    static long determinant(int[][] m) {
        if (m.length == 1) return m[0][0];
        long total = 0;
        for (int column = 0; column < m.length; column++) {
            int[][] minor = new int[m.length - 1][m.length - 1];
            for (int i = 1; i < m.length; i++) for (int j = 0, k = 0; j < m.length; j++) if (j != column) minor[i - 1][k++] = m[i][j];
            total += (column % 2 == 0 ? 1 : -1) * m[0][column] * determinant(minor);
        }
        return total;
    }

    static float[][] identity(int n) {
        float[][] m = new float[n][n];
        for (int i = 0; i < n; i++) m[i][i] = 1;
        return m;
    }

    static int[][][] tensor(int[] a, int[] b, int[] c) {
        int[][][] t = new int[a.length][b.length][c.length];
        for (int i = 0; i < a.length; i++) for (int j = 0; j < b.length; j++) for (int k = 0; k < c.length; k++) t[i][j][k] = a[i] * b[j] * c[k];
        return t;
    }

    static String rounded(double... values) {
        StringBuilder out = new StringBuilder();
        for (double v : values) out.append(Math.round(v * 1000) / 1000.0).append(' ');
        return out.toString().trim();
    }

    static double powerIteration(double[][] m) {
        double[] v = {1, 1};
        double norm = 0;
        for (int i = 0; i < 50; i++) {
            double x = m[0][0] * v[0] + m[0][1] * v[1], y = m[1][0] * v[0] + m[1][1] * v[1];
            norm = Math.sqrt(x * x + y * y);
            v[0] = x / norm;
            v[1] = y / norm;
        }
        return norm;
    }

    public static void main(String[] args) {
        System.out.println(rounded(solve(new double[][] {{2, 1, -1}, {-3, -1, 2}, {-2, 1, 2}}, new double[] {8, -11, -3})));
        System.out.println(determinant(new int[][] {{2, 0, 1}, {3, 0, 0}, {5, 1, 1}}) + " " + determinant(new int[][] {{1, 2, 3, 4}, {5, 6, 7, 8}, {2, 6, 4, 8}, {3, 1, 1, 2}}));
        System.out.println(Arrays.deepToString(identity(2)) + " " + Arrays.deepToString(tensor(new int[] {1, 2}, new int[] {3}, new int[] {4, 5})));
        System.out.println(rounded(powerIteration(new double[][] {{2, 1}, {1, 3}})));
        double[][] hilbert = new double[4][4];
        for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++) hilbert[i][j] = 1.0 / (i + j + 1);
        System.out.println(rounded(solve(hilbert, new double[] {1, 0, 0, 0})));
        short[] shorts = {1, 2};
        shorts[0] += shorts[1] * 20000;
        long[][] longs = {{1L << 40}, {}};
        boolean[][] flags = new boolean[2][];
        flags[1] = new boolean[] {true};
        char[][] text = {"ab".toCharArray(), {'c'}};
        System.out.println(shorts[0] + " " + longs[0][0] + " " + flags[1][0] + " " + text[0][1] + text[1][0] + " " + flags[0]);
        solve(new double[][] {{1, 2}, {2, 4}}, new double[] {1, 2});
    }
}
