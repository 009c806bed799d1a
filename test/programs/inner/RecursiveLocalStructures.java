import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

public class RecursiveLocalStructures {
    static List<List<Integer>> combinations(int n, int k) {
        List<List<Integer>> result = new ArrayList<>();
        class Search {
            private final int[] chosen = new int[k];

            void from(int start, int depth) {
                if (depth == k) {
                    List<Integer> copy = new ArrayList<>();
                    for (int c : chosen) copy.add(c);
                    result.add(copy);
                    return;
                }
                for (int i = start; i <= n - (k - depth) + 1; i++) {
                    chosen[depth] = i;
                    from(i + 1, depth + 1);
                }
            }
        }
        new Search().from(1, 0);
        return result;
    }

    static int knapsack(int capacity, int[] weights, int[] values) {
        Integer[][] memo = new Integer[weights.length + 1][capacity + 1];
        return new Object() {
            int best(int item, int room) {
                if (item == weights.length) return 0;
                if (memo[item][room] != null) return memo[item][room];
                int result = best(item + 1, room);
                if (weights[item] <= room) result = Math.max(result, values[item] + best(item + 1, room - weights[item]));
                return memo[item][room] = result;
            }
        }.best(0, capacity);
    }

    static boolean sudoku(int[][] grid) {
        class Solver {
            int steps;

            boolean fits(int row, int column, int digit) {
                for (int i = 0; i < 4; i++) {
                    if (grid[row][i] == digit || grid[i][column] == digit) return false;
                    if (grid[row / 2 * 2 + i / 2][column / 2 * 2 + i % 2] == digit) return false;
                }
                return true;
            }

            boolean solve(int cell) {
                steps++;
                if (cell == 16) return true;
                int row = cell / 4, column = cell % 4;
                if (grid[row][column] != 0) return solve(cell + 1);
                for (int digit = 1; digit <= 4; digit++) {
                    if (fits(row, column, digit)) {
                        grid[row][column] = digit;
                        if (solve(cell + 1)) return true;
                        grid[row][column] = 0;
                    }
                }
                return false;
            }
        }
        Solver solver = new Solver();
        boolean solved = solver.solve(0);
        System.out.println("steps " + solver.steps);
        return solved;
    }

    static void traverse(int n, Consumer<String> visit) {
        class Frame {
            final Frame caller;
            final int value;

            Frame(Frame caller, int value) {
                this.caller = caller;
                this.value = value;
            }

            String path() {
                return (caller == null ? "" : caller.path() + ">") + value;
            }

            void run() {
                visit.accept(path());
                for (int child = value * 2; child <= value * 2 + 1 && child <= n; child++) new Frame(this, child).run();
            }
        }
        new Frame(null, 1).run();
    }

    public static void main(String[] args) {
        System.out.println(combinations(4, 2) + " " + combinations(5, 0) + " " + combinations(6, 3).size());
        System.out.println(knapsack(10, new int[] {5, 4, 6, 3}, new int[] {10, 40, 30, 50}));
        int[][] grid = {{1, 0, 0, 0}, {0, 0, 3, 0}, {0, 4, 0, 0}, {0, 0, 0, 2}};
        System.out.println(sudoku(grid) + " " + Arrays.deepToString(grid));
        System.out.println(sudoku(new int[][] {{1, 1, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}}));
        List<String> paths = new ArrayList<>();
        traverse(6, paths::add);
        System.out.println(paths);
    }
}
