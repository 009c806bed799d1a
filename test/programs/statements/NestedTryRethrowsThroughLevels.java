public class NestedTryRethrowsThroughLevels {
    static int depth;

    static class Checked extends Exception {
        final int level;

        Checked(int level, Throwable cause) {
            super("level " + level, cause);
            this.level = level;
        }
    }

    static void descend(int n) throws Checked {
        depth++;
        try {
            if (n == 0) throw new IllegalStateException("bottom");
            descend(n - 1);
        } catch (IllegalStateException e) {
            throw new Checked(n, e);
        } catch (Checked e) {
            if (e.level == 1) throw e;
            throw new Checked(n * 10, e);
        } finally {
            depth--;
            System.out.print("<" + n);
        }
    }

    static <T extends Throwable> void sneaky(Throwable t) throws T {
        @SuppressWarnings("unchecked")
        T cast = (T) t;
        throw cast;
    }

    static void precise(boolean first) throws java.io.IOException {
        try {
            if (first) throw new java.io.IOException("io");
            throw new IllegalArgumentException("argument");
        } catch (final Exception e) {
            System.out.print("rethrow ");
            throw e;
        }
    }

    public static void main(String[] args) {
        try {
            descend(3);
        } catch (Checked e) {
            System.out.println(" depth " + depth);
            for (Throwable t = e; t != null; t = t.getCause()) System.out.println(t);
        }
        for (boolean first : new boolean[] {true, false}) {
            try {
                precise(first);
            } catch (java.io.IOException e) {
                System.out.println("checked " + e.getMessage());
            } catch (RuntimeException e) {
                System.out.println("unchecked " + e.getMessage());
            }
        }
        try {
            NestedTryRethrowsThroughLevels.<RuntimeException>sneaky(new java.io.IOException("sneaked"));
        } catch (Exception e) {
            System.out.println(e.getClass().getName() + " " + e.getMessage());
        }
        int attempts = 0;
        while (true) {
            try {
                attempts++;
                if (attempts < 4) throw new RuntimeException("attempt " + attempts);
                System.out.println("succeeded after " + attempts);
                break;
            } catch (RuntimeException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            try {
                throw new Exception("a");
            } catch (Exception e) {
                throw new RuntimeException("b", e);
            } finally {
                try {
                    throw new Error("c");
                } catch (Error e) {
                    System.out.println("contained " + e.getMessage());
                }
            }
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + " because " + e.getCause().getMessage());
        }
    }
}
