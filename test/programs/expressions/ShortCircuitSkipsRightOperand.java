public class ShortCircuitSkipsRightOperand {
    static StringBuilder trace = new StringBuilder();

    static boolean t(String name) {
        trace.append(name).append('+');
        return true;
    }

    static boolean f(String name) {
        trace.append(name).append('-');
        return false;
    }

    static void report(boolean result) {
        System.out.println(trace + " = " + result);
        trace.setLength(0);
    }

    public static void main(String[] args) {
        report(t("a") && f("b") || t("c"));
        report(f("a") && t("b") || f("c") && t("d"));
        report(t("a") || f("b") && f("c"));
        report(f("a") & t("b") | t("c"));
        report(t("a") ^ t("b") ^ t("c"));
        report(!(f("a") || !t("b")) && (t("c") ? f("d") : t("e")));
        report((t("a") ? f("b") : t("c")) || t("d"));
        boolean assigned;
        if (f("x") && (assigned = t("y"))) System.out.println(assigned);
        report(false);
        int[] array = {};
        report(array.length > 0 && array[0] == 1);
        String s = null;
        report(s != null && s.length() > 3 || s == null);
        int i = 0;
        boolean b = i++ > 0 && i++ > 0;
        System.out.println(b + " " + i);
        b = i++ > 0 | i++ > 0;
        System.out.println(b + " " + i);
        boolean c = b = !b;
        System.out.println(b + " " + c + " " + (b == c) + " " + (b != c ^ true));
        while (t("loop") && i-- > 0) trace.append(i);
        report(true);
        do trace.append('.'); while (f("never") || ++i < 3);
        report(i == 3);
        boolean complicated = (i > 0 && i < 10 ? t("p") : f("q")) == (f("r") || t("s"));
        report(complicated);
        final boolean DEBUG = false;
        if (DEBUG) System.out.println("dead code");
        if (!DEBUG || t("skipped")) report(DEBUG);
    }
}
