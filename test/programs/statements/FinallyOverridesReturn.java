public class FinallyOverridesReturn {
    static StringBuilder log = new StringBuilder();

    @SuppressWarnings("finally")
    static int overrides() {
        try {
            return 1;
        } finally {
            return 2;
        }
    }

    static int keepsValue() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 2;
            log.append("x=").append(x).append(' ');
        }
    }

    static int[] keepsReference() {
        int[] x = {1};
        try {
            return x;
        } finally {
            x[0] = 2;
            x = new int[] {3};
        }
    }

    @SuppressWarnings("finally")
    static String swallows() {
        try {
            throw new IllegalStateException("lost");
        } finally {
            return "swallowed";
        }
    }

    @SuppressWarnings("finally")
    static int loops() {
        int i = 0;
        while (true) {
            try {
                if (i < 3) continue;
                return i;
            } finally {
                i++;
                if (i == 5) break;
                if (i < 5) continue;
            }
        }
        return i * 100;
    }

    static int nested() {
        try {
            try {
                log.append("a");
                return log.append("b").length();
            } finally {
                log.append("c");
            }
        } finally {
            log.append("d");
        }
    }

    @SuppressWarnings("finally")
    static void replaces() {
        try {
            throw new RuntimeException("first");
        } finally {
            throw new RuntimeException("second");
        }
    }

    static int order() {
        int i = 0;
        try {
            i = 1;
            Integer.parseInt("x");
            i = 2;
        } catch (NumberFormatException e) {
            i += 10;
            return i++;
        } finally {
            i += 100;
            log.append(" i=").append(i);
        }
        return -1;
    }

    public static void main(String[] args) {
        System.out.println(overrides() + " " + keepsValue() + " " + keepsReference()[0] + " " + swallows() + " " + loops());
        log.setLength(0);
        System.out.println(nested() + " " + log);
        try {
            replaces();
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + " " + e.getSuppressed().length + " " + e.getCause());
        }
        System.out.println(order() + log.toString());
        for (int i = 0; i < 3; i++) {
            try {
                if (i == 1) break;
            } finally {
                System.out.print("finally " + i + " ");
            }
        }
        System.out.println();
        try {
            try {
                throw new IllegalArgumentException("inner");
            } finally {
                System.out.println("cleanup");
            }
        } catch (IllegalArgumentException e) {
            System.out.println("outer caught " + e.getMessage());
        }
    }
}
