public class UnreachableBranchesAndConstantConditions {
    static final boolean ENABLED = true;
    static final int LEVEL = 2;

    static int neverReturns() {
        while (true) {
            if (LEVEL > 1) throw new UnsupportedOperationException("level " + LEVEL);
        }
    }

    static int returnsFromInfiniteLoop(int limit) {
        for (int i = 0; ; i++) {
            if (i * i > limit) return i;
        }
    }

    static String ifChain(int n) {
        if (n < 0) return "negative";
        else if (n == 0) return "zero";
        else {
            if (n > 100) return "huge";
        }
        return "positive";
    }

    static int danglingElse(int a, int b) {
        if (a > 0)
            if (b > 0)
                return 1;
            else
                return 2;
        return 3;
    }

    static int earlyReturns(int[] values, int wanted) {
        for (int i = 0; i < values.length; i++) {
            if (values[i] == wanted) return i;
            if (values[i] > wanted) return -(i + 1);
        }
        return -(values.length + 1);
    }

    static void voidReturn(StringBuilder out, int n) {
        if (n == 0) return;
        voidReturn(out, n - 1);
        out.append(n);
        return;
    }

    public static void main(String[] args) {
        if (ENABLED && LEVEL == 2) System.out.println("enabled");
        if (false) System.out.println("not compiled");
        try {
            neverReturns();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(returnsFromInfiniteLoop(1000));
        System.out.println(ifChain(-1) + ifChain(0) + ifChain(1) + ifChain(101));
        System.out.println(danglingElse(1, 1) + "" + danglingElse(1, 0) + danglingElse(0, 1));
        int[] sorted = {1, 3, 5, 7};
        System.out.println(earlyReturns(sorted, 5) + " " + earlyReturns(sorted, 4) + " " + earlyReturns(sorted, 9));
        StringBuilder out = new StringBuilder();
        voidReturn(out, 5);
        System.out.println(out);
        int x = 3;
        if (x == 3) ; else System.out.println("empty then");
        if (x > 2) {
        } else {
            System.out.println("empty block");
        }
        int y = ENABLED ? LEVEL > 5 ? 1 : 2 : 3;
        System.out.println(y);
        if ((y = x) == 3 & y++ == 3 && y == 4) System.out.println("assigned in condition " + y);
        boolean b;
        if (b = x > 5) System.out.println("no");
        System.out.println(b);
    }
}
