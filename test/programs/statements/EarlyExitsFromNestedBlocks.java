import java.util.ArrayList;
import java.util.List;

public class EarlyExitsFromNestedBlocks {
    static String classify(int[] data) {
        check: {
            if (data == null) break check;
            if (data.length == 0) return "empty";
            for (int x : data) {
                if (x < 0) break check;
                if (x > 100) return "large " + x;
            }
            return "fine " + data.length;
        }
        return "invalid";
    }

    static int find(int[][] grid, int wanted, List<String> log) {
        int visited = 0;
        rows:
        for (int r = 0; r < grid.length; r++) {
            log.add("row" + r);
            if (grid[r] == null) continue;
            for (int c = 0; c < grid[r].length; c++) {
                visited++;
                try {
                    if (grid[r][c] == wanted) {
                        log.add("hit" + r + c);
                        break rows;
                    }
                    if (grid[r][c] == -1) continue rows;
                    if (grid[r][c] == -2) return -visited;
                } finally {
                    log.add("f");
                }
            }
            log.add("end");
        }
        return visited;
    }

    static boolean parse(String text) {
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (c == ' ') {
                i++;
                continue;
            }
            if (Character.isDigit(c)) {
                do i++; while (i < text.length() && Character.isDigit(text.charAt(i)));
                if (i == text.length()) return true;
                if (text.charAt(i) != ',') return false;
                i++;
                continue;
            }
            return false;
        }
        return text.isEmpty();
    }

    static int syracuse(int n, int limit) {
        int steps = 0;
        for (; n != 1; steps++) {
            if (steps == limit) {
                steps = -1;
                break;
            }
            n = (n & 1) == 0 ? n >> 1 : 3 * n + 1;
        }
        return steps;
    }

    static void voidReturns(StringBuilder out, int depth) {
        if (depth > 3) return;
        out.append(depth);
        if (depth == 2) {
            out.append('!');
            return;
        }
        voidReturns(out, depth + 1);
        out.append(depth);
    }

    public static void main(String[] args) {
        System.out.println(classify(null) + ", " + classify(new int[0]) + ", " + classify(new int[] {1, 2}) + ", " + classify(new int[] {1, -1, 200}) + ", " + classify(new int[] {1, 200, -1}));
        List<String> log = new ArrayList<>();
        System.out.println(find(new int[][] {{1, -1, 9}, null, {2, 7, 3}}, 7, log) + " " + log);
        log.clear();
        System.out.println(find(new int[][] {{1}, {-2, 7}}, 7, log) + " " + log);
        System.out.println(parse("1, 22,3") + " " + parse("1,") + " " + parse("1 2") + " " + parse("") + " " + parse("x"));
        System.out.println(syracuse(27, 1000) + " " + syracuse(27, 10) + " " + syracuse(1, 0));
        StringBuilder out = new StringBuilder();
        voidReturns(out, 0);
        System.out.println(out);
        int total = 0;
        for (int i = 0; i < 10; i++) {
            int finalI = i;
            Runnable r = () -> {
                if (finalI % 2 == 0) return;
                System.out.print(finalI);
            };
            r.run();
            if (i == 5) break;
            total += i;
        }
        System.out.println(" " + total);
    }
}
