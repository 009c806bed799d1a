import java.util.ArrayList;
import java.util.List;

public class FinallyAndResourceOrdering {
    static final List<String> LOG = new ArrayList<>();

    static class R implements AutoCloseable {
        final String name;

        R(String name) {
            this.name = name;
            LOG.add("+" + name);
        }

        @Override
        public void close() throws Exception {
            LOG.add("-" + name);
            if (name.startsWith("x")) throw new Exception("close " + name);
        }
    }

    static int tricky(int mode) throws Exception {
        int result = 0;
        try (R a = new R("a")) {
            try (R b = new R(mode == 1 ? "x1" : "b"); R c = new R("c")) {
                result = 1;
                if (mode == 2) return result;
                if (mode == 3) throw new IllegalStateException("body");
                result = 2;
            } catch (IllegalStateException e) {
                LOG.add("catch " + e.getMessage());
                return result = 30;
            } finally {
                LOG.add("finally " + result);
                result += 100;
            }
            result++;
        } finally {
            LOG.add("outer " + result);
        }
        return result;
    }

    static String suppressed() {
        try (R x = new R("x1"); R y = new R("x2"); R z = new R("z")) {
            throw new RuntimeException("main");
        } catch (Exception e) {
            StringBuilder out = new StringBuilder(e.getMessage());
            for (Throwable t : e.getSuppressed()) out.append(" & ").append(t.getMessage());
            return out.toString();
        }
    }

    static int overridden() {
        int x = 1;
        for (int i = 0; ; i++) {
            try {
                try {
                    if (i == 0) continue;
                    if (i == 1) throw new RuntimeException();
                    return x;
                } catch (RuntimeException e) {
                    x += 10;
                } finally {
                    x *= 2;
                    if (i == 5) break;
                }
            } finally {
                x++;
            }
        }
        return -x;
    }

    @SuppressWarnings("finally")
    static String lost() {
        for (String s : List.of("a", "b")) {
            try {
                throw new RuntimeException(s);
            } finally {
                if (s.equals("a")) continue;
                return "lost " + s;
            }
        }
        return "end";
    }

    static int nestedCatch() {
        int steps = 0;
        try {
            try {
                steps += 1;
                throw new IllegalArgumentException();
            } catch (IllegalStateException e) {
                steps += 10;
            } finally {
                steps += 100;
                try {
                    throw new IllegalStateException();
                } catch (IllegalStateException e) {
                    steps += 1000;
                }
            }
        } catch (IllegalArgumentException e) {
            steps += 10000;
        }
        return steps;
    }

    public static void main(String[] args) throws Exception {
        for (int mode : new int[] {0, 2, 3}) {
            System.out.println(tricky(mode) + " " + LOG);
            LOG.clear();
        }
        try {
            tricky(1);
        } catch (Exception e) {
            System.out.println(e.getMessage() + " " + LOG);
        }
        LOG.clear();
        System.out.println(suppressed() + " " + LOG);
        System.out.println(overridden() + " " + lost() + " " + nestedCatch());
        R shared = new R("shared");
        try (shared) {
            LOG.add("using");
        }
        try (R n = null; R r = new R("r")) {
            LOG.add("null is fine " + n);
        }
        System.out.println(LOG);
        try (R x = new R("x9")) {
            System.out.println("uncaught from close");
        }
    }
}
