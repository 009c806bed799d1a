/** Indices that wrap around, narrow, and compare in ways that mislead. */
public class Numbers {
    static int wrapped(int[] a, int i) {
        if (i + 1 > 0 && i < 100) return 0;
        if (i >= 0 && i + 1 < a.length) return a[i];
        return -1;
    }

    static int narrowed(int[] a, int i) {
        byte b = (byte) i;
        if (i >= 0 && i < 256) return a[b];
        return -1;
    }

    static int remainder(int[] a, int hash) { return a[hash % a.length]; }

    static int absolute(int[] a, int hash) { return a[Math.abs(hash) % 3]; }

    static int shifted(int[] a, int i) { return a[i << 31]; }

    static int unsigned(int[] a, int i) { return a[i >>> 30]; }

    static int last(int[] a) { return a[a.length - 1]; }

    static int middle(int low, int high, int[] a) {
        if (low < 0 || high < 0) return 0;
        int middle = (low + high) / 2;
        return middle < a.length ? a[middle] : 0;
    }

    static int counted(int[] a) {
        int i = 0;
        while (i <= a.length) {
            if (a[i] == 7) break;
            i++;
        }
        return i;
    }

    static int converted(int[] a, double d, long l, char c) {
        int sum = 0;
        if (d < 3) sum += a[(int) d];
        return sum + a[(int) l] + a[c];
    }

    static int negated(int[] a, int i) {
        if (i < 0) i = -i;
        return i < a.length ? a[i] : 0;
    }

    static void caught(String name, Runnable action) {
        try { action.run(); } catch (RuntimeException e) { System.out.println(name); }
    }

    public static void main(String[] args) {
        int[] three = {1, 2, 3};
        caught("wrapped", () -> wrapped(three, Integer.MAX_VALUE));
        caught("narrowed", () -> narrowed(new int[256], 200));
        caught("remainder", () -> remainder(three, -1));
        caught("remainder of nothing", () -> remainder(new int[0], 1));
        caught("absolute", () -> absolute(three, Integer.MIN_VALUE));
        caught("shifted", () -> shifted(three, 1));
        caught("unsigned", () -> unsigned(three, -1));
        caught("last", () -> last(new int[0]));
        caught("middle", () -> middle(Integer.MAX_VALUE, 1, three));
        caught("counted", () -> counted(three));
        caught("converted", () -> converted(three, -1.5, 0, 'a'));
        caught("converted long", () -> converted(three, Double.NaN, 4294967299L, '\1'));
        caught("negated", () -> negated(three, Integer.MIN_VALUE));
        caught("negative size", () -> System.out.println(new int[three.length - 4].length));
    }
}
