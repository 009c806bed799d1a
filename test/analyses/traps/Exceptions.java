/** Exceptions leave assignments half done; handlers and finally blocks see every intermediate state. */
public class Exceptions {
    static class Pair { Object left; Object right; }

    static Object risky(boolean fail) {
        if (fail) throw new IllegalStateException("risky");
        return "fine";
    }

    static int half(boolean fail) {
        Pair pair = new Pair();
        try {
            pair.left = risky(false);
            pair.right = risky(fail);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        return pair.right.hashCode();
    }

    static int cleared(boolean fail) {
        Pair pair = new Pair();
        pair.left = "x";
        try {
            risky(fail);
            pair.left = "y";
        } finally {
            if (fail) pair.left = null;
        }
        return pair.left.hashCode();
    }

    static Object swallowed(Pair pair) {
        try {
            pair.left = null;
            risky(true);
            pair.left = "never";
        } catch (RuntimeException e) {
            return pair.left.toString();
        }
        return null;
    }

    static int returned(Object value) {
        Object kept = value;
        try {
            return kept.hashCode();
        } finally {
            kept = null;
            if (value == null) System.out.println("finally");
        }
    }

    static int cause() {
        try {
            risky(true);
        } catch (IllegalStateException e) {
            return e.getCause().hashCode();
        }
        return 0;
    }

    static int own(Throwable thrown) {
        try {
            throw thrown;
        } catch (Error e) {
            return e.getMessage().length();
        } catch (Throwable t) {
            return t.getCause().hashCode();
        }
    }

    public static void main(String[] args) {
        try { half(true); } catch (NullPointerException e) { System.out.println("half"); }
        System.out.println(cleared(false) != 0);
        try { cleared(true); } catch (IllegalStateException e) { System.out.println("cleared"); }
        try { swallowed(new Pair()); } catch (NullPointerException e) { System.out.println("swallowed"); }
        try { returned(null); } catch (NullPointerException e) { System.out.println("returned"); }
        try { cause(); } catch (NullPointerException e) { System.out.println("cause"); }
        try { own(new Error()); } catch (NullPointerException e) { System.out.println("error"); }
        try { own(new Exception()); } catch (NullPointerException e) { System.out.println("exception"); }
        try { throw null; } catch (NullPointerException e) { System.out.println("throw null"); }
    }
}
