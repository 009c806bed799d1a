import java.util.*;

public class FinallyWays {
    static String field = "f";

    static String overridden() {
        try {
            return "a";
        } finally {
            return null;
        }
    }

    static String savedResult() {
        String r = null;
        try {
            return r;
        } finally {
            r = "late";
        }
    }

    @SuppressWarnings("finally")
    static int swallowed(int[] a) {
        for (int i = 0; ; i++) {
            try {
                a[i] = 1; // fails: java.lang.ArrayIndexOutOfBoundsException (caught)
            } finally {
                if (i > 3) break;
                else continue;
            }
        }
        return a.length;
    }

    static void skippedByContinue() {
        String s = "a";
        outer:
        for (int i = 0; i < 2; i++) {
            for (;;) {
                try {
                    if (i == 0) continue outer;
                    System.out.println(s.length()); // fails: java.lang.NullPointerException (caught)
                    break outer;
                } finally {
                    s = null;
                }
            }
        }
    }

    static void changedWhileLeaving() {
        try {
            try {
                field = "g";
                Object o = List.of();
                ((List<?>) o).get(0); // fails: java.lang.ArrayIndexOutOfBoundsException (caught, in the library)
                field = "h";
            } finally {
                field = null;
            }
        } catch (IndexOutOfBoundsException e) {
            System.out.println(field.length()); // fails: java.lang.NullPointerException (caught)
        }
    }

    static class Door implements AutoCloseable {
        String open = "yes";
        @Override public void close() { open = null; }
    }

    static void resourceKept() {
        Door kept = new Door();
        try (kept) {
            System.out.println(kept.open.length());
        }
        System.out.println(kept.open.length()); // fails: java.lang.NullPointerException (caught)
    }

    static void nestedFinally() {
        String s = "x";
        try {
            try {
                throw new IllegalStateException(); // fails: java.lang.IllegalStateException (caught)
            } finally {
                s = "y";
                try {
                    throw new RuntimeException(); // fails: java.lang.RuntimeException (caught)
                } catch (IllegalStateException e) {
                    s = "z";
                } finally {
                    s = null;
                }
            }
        } catch (RuntimeException e) {
            System.out.println(s.length()); // fails: java.lang.NullPointerException (caught)
        }
    }

    static void nullResource() throws Exception {
        Door d = null;
        try (Door e = d) {
            System.out.println(e.open); // fails: java.lang.NullPointerException (caught)
        }
    }

    public static void main(String[] args) {
        try { System.out.println(overridden().length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        try { System.out.println(savedResult().length()); } catch (RuntimeException e) { } // fails: java.lang.NullPointerException (caught)
        swallowed(new int[2]);
        try { skippedByContinue(); } catch (RuntimeException e) { }
        try { changedWhileLeaving(); } catch (RuntimeException e) { }
        try { resourceKept(); } catch (RuntimeException e) { }
        try { nestedFinally(); } catch (RuntimeException e) { }
        try { nullResource(); } catch (Exception e) { }
    }
}
