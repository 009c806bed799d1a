import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

public class LongestCommonSubsequences {
    static String lcs(String a, String b) {
        int[][] table = new int[a.length() + 1][b.length() + 1];
        for (int i = a.length() - 1; i >= 0; i--) {
            for (int j = b.length() - 1; j >= 0; j--) {
                table[i][j] = a.charAt(i) == b.charAt(j) ? table[i + 1][j + 1] + 1 : Math.max(table[i + 1][j], table[i][j + 1]);
            }
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0, j = 0; i < a.length() && j < b.length(); ) {
            if (a.charAt(i) == b.charAt(j)) {
                out.append(a.charAt(i++));
                j++;
            } else if (table[i + 1][j] >= table[i][j + 1]) i++;
            else j++;
        }
        return out.toString();
    }

    static int edit(String a, String b) {
        int[] previous = new int[b.length() + 1], current = new int[b.length() + 1];
        Arrays.setAll(previous, i -> i);
        for (int i = 1; i <= a.length(); i++) {
            current[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int substitute = previous[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                current[j] = Math.min(substitute, Math.min(previous[j], current[j - 1]) + 1);
            }
            int[] t = previous;
            previous = current;
            current = t;
        }
        return previous[b.length()];
    }

    static List<String> diff(String[] a, String[] b) {
        int[][] length = new int[a.length + 1][b.length + 1];
        for (int i = 1; i <= a.length; i++) for (int j = 1; j <= b.length; j++) length[i][j] = a[i - 1].equals(b[j - 1]) ? length[i - 1][j - 1] + 1 : Math.max(length[i - 1][j], length[i][j - 1]);
        List<String> out = new ArrayList<>();
        int i = a.length, j = b.length;
        while (i > 0 || j > 0) {
            if (i > 0 && j > 0 && a[i - 1].equals(b[j - 1])) {
                out.add(" " + a[--i]);
                j--;
            } else if (j > 0 && (i == 0 || length[i][j - 1] >= length[i - 1][j])) {
                out.add("+" + b[--j]);
            } else {
                out.add("-" + a[--i]);
            }
        }
        Collections.reverse(out);
        return out;
    }

    static int coins(int amount, int... values) {
        int[] best = new int[amount + 1];
        Arrays.fill(best, 1, best.length, Integer.MAX_VALUE);
        for (int i = 1; i <= amount; i++) for (int v : values) if (v <= i && best[i - v] != Integer.MAX_VALUE) best[i] = Math.min(best[i], best[i - v] + 1);
        return best[amount] == Integer.MAX_VALUE ? -1 : best[amount];
    }

    static long partitions(int n) {
        long[] ways = new long[n + 1];
        ways[0] = 1;
        for (int part = 1; part <= n; part++) for (int i = part; i <= n; i++) ways[i] += ways[i - part];
        return ways[n];
    }

    static int matrixChain(int... dimensions) {
        int n = dimensions.length - 1;
        int[][] cost = new int[n][n];
        for (int span = 1; span < n; span++) {
            for (int i = 0; i + span < n; i++) {
                cost[i][i + span] = Integer.MAX_VALUE;
                for (int k = i; k < i + span; k++) cost[i][i + span] = Math.min(cost[i][i + span], cost[i][k] + cost[k + 1][i + span] + dimensions[i] * dimensions[k + 1] * dimensions[i + span + 1]);
            }
        }
        return cost[0][n - 1];
    }

    public static void main(String[] args) {
        System.out.println(lcs("AGGTAB", "GXTXAYB") + " " + lcs("abc", "xyz").length() + " " + lcs("", "a") + lcs("same", "same"));
        System.out.println(edit("kitten", "sitting") + " " + edit("", "abc") + " " + edit("flaw", "lawn") + " " + edit("x", "x"));
        System.out.println(diff("a b c d".split(" "), "a x c d e".split(" ")));
        System.out.println(coins(63, 1, 5, 10, 21, 25) + " " + coins(7, 2, 4) + " " + coins(0, 5));
        System.out.println(partitions(5) + " " + partitions(100) + " " + matrixChain(40, 20, 30, 10, 30));
    }
}
