public class Switches {
    enum Color { RED, GREEN, BLUE; }
    sealed interface S permits X, Y {}
    record X(String s) implements S {}
    record Y(int[] a) implements S {}

    static void onNull(Color c) {
        switch (c) { // fails: java.lang.NullPointerException (caught)
            case RED: break;
            default:
        }
    }
    static void onNullText(String c) {
        switch (c) { // fails: java.lang.NullPointerException (caught)
            case "a": break;
            default:
        }
    }
    static String collide(String s) {
        return switch (s) {
            case "Aa" -> "x";
            case "BB" -> null;
            default -> "d";
        };
    }
    static String fall(int n) {
        String s = null;
        switch (n) {
            case 1:
                s = "one";
            case 2:
                break;
            case 3:
                s = "three";
                break;
            default:
                s = "many";
        }
        return s;
    }
    static int yielded(Color c) {
        int[] a = new int[2];
        int i = switch (c) {
            case RED -> 0;
            case GREEN -> { int x = 1; yield x; }
            case BLUE -> { try { yield 1; } finally { a = new int[1]; } }
        };
        return a[i]; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }
    static void patterns(Object o) {
        if (!(o instanceof X x)) {
            System.out.println(((Y) o).a().length);
            return;
        }
        System.out.println(x.s().length()); // fails: java.lang.NullPointerException (caught)
    }
    static void scoped(Object o) {
        if (o instanceof String s && s.length() > 1 || o == null) {
            System.out.println(o.hashCode()); // fails: java.lang.NullPointerException (caught)
        }
    }
    static void bothPatterns(Object a, Object b) {
        if (!(a instanceof String s) | !(b instanceof String t)) {
            System.out.println(((String) b).length()); // fails: java.lang.ClassCastException (caught)
        }
    }
    static void ordinal(Color c) {
        int[] t = new int[2];
        t[c.ordinal()] = 1; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }
    static void whileFalse(int n) {
        String s = null;
        do {
            if (n > 1) break;
            s = "a";
        } while (n < 0);
        System.out.println(s.length()); // fails: java.lang.NullPointerException (caught)
    }
    static void labelled(int n) {
        String s = null;
        block: {
            if (n == 1) break block;
            s = "b";
        }
        System.out.println(s.length()); // fails: java.lang.NullPointerException (caught)
    }
    static void constantLoop() {
        String s = "a";
        for (int i = 0; i < 10; i += 3) if (i == 9) s = null;
        System.out.println(s.length()); // fails: java.lang.NullPointerException (caught)
    }
    static void charSwitch(char c) {
        int[] a = {1, 2};
        int i = 0;
        switch (c) { case 'a': i++; case 'b': i++; case 'c': break; case 'd': i = -1; }
        System.out.println(a[i]); // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
    }

    public static void main(String[] args) {
        try { onNull(null); } catch (RuntimeException e) { }
        try { onNullText(null); } catch (RuntimeException e) { }
        System.out.println(collide("Aa").length());
        try { System.out.println(collide("BB").length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        try { System.out.println(fall(2).length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        try { yielded(Color.BLUE); } catch (RuntimeException e) { }
        try { patterns(new X(null)); } catch (RuntimeException e) { }
        try { scoped(null); } catch (RuntimeException e) { }
        try { bothPatterns("", 1); } catch (RuntimeException e) { }
        try { ordinal(Color.BLUE); } catch (RuntimeException e) { }
        try { whileFalse(2); } catch (RuntimeException e) { }
        try { labelled(1); } catch (RuntimeException e) { }
        try { constantLoop(); } catch (RuntimeException e) { }
        try { charSwitch('a'); } catch (RuntimeException e) { }
    }
}
