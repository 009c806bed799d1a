public class StackTracesNameMethods {
    static void a() {
        b(1);
    }

    static void b(int n) {
        if (n > 0) new StackTracesNameMethods().c();
    }

    void c() {
        throw new IllegalStateException("deep");
    }

    static String names(Throwable t, int limit) {
        StringBuilder out = new StringBuilder();
        StackTraceElement[] trace = t.getStackTrace();
        for (int i = 0; i < limit && i < trace.length; i++) out.append(trace[i].getMethodName()).append(':').append(trace[i].getLineNumber()).append(' ');
        return out.toString().trim();
    }

    static class Thrower {
        final int value;

        Thrower(int value) {
            if (value < 0) throw new IllegalArgumentException("negative");
            this.value = value;
        }
    }

    static RuntimeException make() {
        return new RuntimeException("made elsewhere");
    }

    public static void main(String[] args) {
        try {
            a();
        } catch (IllegalStateException e) {
            System.out.println(names(e, 4));
        }
        try {
            new Thrower(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(names(e, 2));
            System.out.println(e.getStackTrace()[0].getClassName());
        }
        try {
            throw make();
        } catch (RuntimeException e) {
            System.out.println(names(e, 2));
        }
        try {
            int[] a = new int[1];
            a[1] = 0;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(names(e, 1));
        }
        a();
    }
}
