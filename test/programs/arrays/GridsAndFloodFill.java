public class GridsAndFloodFill {
    static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

    static char[][] parse(String text) {
        String[] lines = text.split("\n");
        char[][] grid = new char[lines.length][];
        for (int i = 0; i < lines.length; i++) grid[i] = lines[i].toCharArray();
        return grid;
    }

    static int fill(char[][] grid, int row, int column, char with) {
        if (row < 0 || column < 0 || row >= grid.length || column >= grid[row].length || grid[row][column] != '.') return 0;
        grid[row][column] = with;
        int count = 1;
        for (int[] d : DIRECTIONS) count += fill(grid, row + d[0], column + d[1], with);
        return count;
    }

    static boolean[][] life(boolean[][] cells) {
        int n = cells.length;
        boolean[][] next = new boolean[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                int neighbours = 0;
                for (int di = -1; di <= 1; di++)
                    for (int dj = -1; dj <= 1; dj++)
                        if ((di != 0 || dj != 0) && cells[(i + di + n) % n][(j + dj + n) % n]) neighbours++;
                next[i][j] = neighbours == 3 || cells[i][j] && neighbours == 2;
            }
        }
        return next;
    }

    static String show(boolean[][] cells) {
        StringBuilder out = new StringBuilder();
        for (boolean[] row : cells) {
            for (boolean cell : row) out.append(cell ? '#' : '.');
            out.append('\n');
        }
        return out.toString();
    }

    static long paths(int rows, int columns) {
        long[][] ways = new long[rows][columns];
        for (int i = 0; i < rows; i++) for (int j = 0; j < columns; j++) ways[i][j] = i == 0 || j == 0 ? 1 : ways[i - 1][j] + ways[i][j - 1];
        return ways[rows - 1][columns - 1];
    }

    static int queens(int n) {
        return place(n, 0, new int[n]);
    }

    private static int place(int n, int row, int[] columns) {
        if (row == n) return 1;
        int total = 0;
        next:
        for (int c = 0; c < n; c++) {
            for (int r = 0; r < row; r++) if (columns[r] == c || Math.abs(columns[r] - c) == row - r) continue next;
            columns[row] = c;
            total += place(n, row + 1, columns);
        }
        return total;
    }

    public static void main(String[] args) {
        char[][] grid = parse("..#..\n.##..\n#..#.\n..##.");
        char label = 'a';
        for (int i = 0; i < grid.length; i++) {
            for (int j = 0; j < grid[i].length; j++) {
                int size = fill(grid, i, j, label);
                if (size > 0) System.out.print(label++ + "=" + size + " ");
            }
        }
        System.out.println();
        for (char[] row : grid) System.out.println(row);
        boolean[][] glider = new boolean[6][6];
        for (int[] cell : new int[][] {{0, 1}, {1, 2}, {2, 0}, {2, 1}, {2, 2}}) glider[cell[0]][cell[1]] = true;
        for (int i = 0; i < 4; i++) glider = life(glider);
        System.out.print(show(glider));
        System.out.println(paths(10, 10) + " " + paths(1, 5));
        System.out.println(queens(6) + " " + queens(7) + " " + queens(3));
    }
}
