import java.util.Iterator;
import java.util.List;

public class ForLoopsOfEveryShape {
    static class Range implements Iterable<Integer> {
        final int from, to;

        Range(int from, int to) {
            this.from = from;
            this.to = to;
        }

        public Iterator<Integer> iterator() {
            System.out.print("<iterator>");
            return new Iterator<>() {
                int at = from;

                public boolean hasNext() {
                    return at < to;
                }

                public Integer next() {
                    return at++;
                }
            };
        }
    }

    static int evaluations;

    static int limit() {
        evaluations++;
        return 3;
    }

    static int[] array() {
        evaluations++;
        return new int[] {7, 8, 9};
    }

    public static void main(String[] args) {
        for (int i = 0; i < limit(); i++) System.out.print(i);
        System.out.println(" limit evaluated " + evaluations);
        evaluations = 0;
        for (int x : array()) System.out.print(x);
        System.out.println(" array evaluated " + evaluations);
        for (int x : new Range(3, 6)) System.out.print(x + " ");
        System.out.println();
        int k = 0;
        for (; k < 3; ) k++;
        for (;;) {
            if (k++ > 5) break;
        }
        System.out.println(k);
        for (int i = 0, j = 10; i < j; i += 2, j--) System.out.print(i + ":" + j + " ");
        System.out.println();
        int a, b;
        for (a = 1, b = 1; a < 100; b = a + b, a = b - a) ;
        System.out.println(a + " " + b);
        int[] values = {1, 2, 3};
        for (int v : values) {
            v *= 10;
            values[0] += v;
        }
        System.out.println(values[0]);
        int[] replaced = {1, 2, 3};
        for (int v : replaced) {
            replaced = new int[] {100, 200, 300};
            System.out.print(v + " ");
        }
        System.out.println(replaced[0]);
        for (int[] row : new int[][] {{1, 2}, {}, {3}}) {
            for (int v : row) System.out.print(v);
            System.out.print(";");
        }
        System.out.println();
        for (char c = 'a'; c <= 'e'; c += 2) System.out.print(c);
        for (double d = 0; d < 1; d += 0.25) System.out.print(" " + d);
        System.out.println();
        for (long widened : new int[] {1, 2}) System.out.print(widened << 33);
        System.out.println();
        for (int unboxed : List.of(1, 2, 3)) System.out.print(unboxed + 1);
        for (Object o : List.of("x", 1, 'c')) System.out.print(o);
        for (final var each : new String[] {"y"}) System.out.println(each);
        for (int i = 10; i --> 7; ) System.out.print(i + " ");
        System.out.println();
        try {
            int[] none = null;
            for (int x : none) System.out.println(x);
        } catch (NullPointerException e) {
            System.out.println("null array");
        }
        try {
            for (int x : java.util.Arrays.asList(1, null)) System.out.println(x);
        } catch (NullPointerException e) {
            System.out.println("null element");
        }
        int depth = 0;
        for (int i = 0; i < 3; i++) for (int j = i; j < 3; j++) if (i != j) depth += i * j; else depth--;
        System.out.println(depth);
    }
}
