/** Small pieces of code of every kind that class files have; `main` runs them all and prints what they give. */
public class Kernels {
    static int counter;
    static long total = 1L << 40;
    static final int[] TABLE = {3, 1, 4, 1, 5, 9, 2, 6};
    int field = 7;
    byte small;
    short middle;
    char letter;
    boolean flag;
    long wide;
    double exact;
    Kernels next;
    Object any;

    static int sum(int n) {
        int s = 0;
        for (int i = 0; i < n; i++) s += i * 3 - (i & 5);
        return s;
    }

    static long longs(long a, int b) {
        long c = a * 31 + b;
        c ^= c >>> 7;
        c <<= b;
        return c < a ? c - a : a / (b == 0 ? 1 : b) % 1000;
    }

    static String floats(float a, double b) {
        String s = "";
        if (a < b) s += "l";
        if (a > b) s += "g";
        if (!(a <= b)) s += "n";
        if (a == b || a != a) s += "e";
        return s + (int) (a * 100) + (long) b + (float) b % 3;
    }

    static int narrow(int x) {
        byte b = (byte) x;
        short s = (short) (x * 77);
        char c = (char) (x - 5);
        b += 100;
        s >>= 1;
        c++;
        return b + s + c;
    }

    static int arrays(int n) {
        int[] a = new int[n];
        byte[] b = {1, 2, (byte) 200};
        long[][] m = new long[2][3];
        for (int i = 0; i < n; i++) a[i] = TABLE[i & 7] ^ i;
        a[n - 1]++;
        a[0] += b[2]--;
        m[1][2] = a[n / 2];
        m[0] = m[1];
        boolean[] z = new boolean[2];
        z[1] = a[0] > 3;
        char[] c = "xyz".toCharArray();
        c[1] += 2;
        return a[n - 1] * 1000 + (int) m[0][2] + (z[1] ? 10 : 20) + c[1] + b.length;
    }

    static String catches(int n) {
        String s = "";
        try {
            s += "a";
            if (n == 0) throw new IllegalStateException("zero");
            s += TABLE[n * 3];
            Object o = n > 1 ? "text" : (Object) Integer.valueOf(n);
            s += ((String) o).length();
        } catch (IllegalStateException e) {
            s += e.getMessage();
        } catch (ArrayIndexOutOfBoundsException e) {
            s += "bounds";
        } catch (RuntimeException e) {
            s += e instanceof ClassCastException ? "cast" : "other";
        } finally {
            s += "!";
            counter++;
        }
        return s;
    }

    static int finals(int n) {
        for (int i = 0; ; i++) {
            try {
                if (i == n) return i * 10;
                if (i > 3) throw new RuntimeException();
                if (i == 2) continue;
                counter += i;
            } catch (RuntimeException e) {
                return -i;
            } finally {
                counter += 100;
                if (i > 5) break;
            }
        }
        return 99;
    }

    static String switches(int n, String text) {
        String s = "";
        switch (n) {
            case 0: s += "zero";
            case 1: s += "one"; break;
            case 2: case 3: s += "few"; break;
            case 100: s += "hundred"; break;
            case -5000: s += "deep"; break;
            default: s += "many";
        }
        switch (text) {
            case "Aa": s += 1; break;
            case "BB": s += 2; break;
            case "c": s += 3;
            default: s += 4;
        }
        return s;
    }

    int objects(int n) {
        Kernels first = this;
        for (int i = 0; i < n; i++) {
            Kernels made = new Kernels();
            made.next = first;
            made.field = first.field * 2 + i;
            made.small = (byte) made.field;
            made.middle += made.small;
            made.letter = (char) made.field;
            made.flag = !first.flag;
            made.wide = first.wide + made.field++;
            made.exact = made.wide / 2.0;
            first = made;
        }
        int r = 0;
        while (first != null && first.next != this) {
            r = r * 7 + (first.flag ? first.small : first.letter) + (int) first.exact;
            first = first.next;
        }
        return r + (any == null ? 1 : 2) + (any instanceof String ? 4 : 8);
    }

    static synchronized int locked(Object lock, int n) {
        synchronized (lock) {
            if (n > 2) return n;
            synchronized (TABLE) {
                n += TABLE[n];
            }
        }
        return n * 2;
    }

    static int recursive(int n) {
        return n <= 1 ? 1 : recursive(n - 1) + 2 * recursive(n - 2);
    }

    static boolean logic(boolean a, boolean b, int n) {
        boolean r = a && b || n > 3;
        r ^= a | n == 2;
        r &= !(b && r);
        return r ? a : b != (n < 0);
    }

    static int mixed(int a, int b) {
        int[] t = {a, b, 3};
        int i = 0;
        t[i++] = t[i] = i + a;
        i = t[1] += t[0]++ - --t[2];
        int x = a > b ? a : b, y = i;
        y = (x = y) + (y = x++);
        return y * 31 + x + t[0] * t[1] - t[2];
    }

    static int casts(int x) {
        return (byte) x + (short) (x << 3) * 3 + (char) (x - 7) - (byte) (x >> 2);
    }

    static long shifts(int x, long y) {
        return (x >> 3) + (x >>> 28) * 100 + (y >> 33) + (y >>> 60) * 7 + (x << 30) + (y << 50);
    }

    static void fail(int n, int when) {
        if (n == when) throw new IllegalStateException();
    }

    static String tries(int n) {
        int step = 0;
        String s = "start";
        try {
            step = 1;
            fail(n, 1);
            s = "one";
            fail(n, 2);
            step = 2;
            s = "two";
            fail(n, 3);
            step = 3;
        } catch (IllegalStateException e) {
            return s + step;
        } finally {
            counter += step;
        }
        return s + step + n;
    }

    static String kinds(int n) {
        Object o = "text";
        String s = "";
        for (int i = 0; i < 2; i++) {
            try {
                fail(n, i);
                o = i + 5;
                fail(n, i + 2);
                o = new int[i];
                if (n == 4) o = s;
            } catch (IllegalStateException e) {
                s += (o instanceof String) + "," + (o instanceof Integer) + "," + (o instanceof int[]);
            }
        }
        return s;
    }

    static int[] picked(int[] a) {
        counter++;
        return a;
    }

    static String choices(int n) {
        int[] a = {1, 2, 3};
        long[] b = {5, 6};
        int i;
        picked(a)[i = n % 3] += n > 2 ? a[i]++ : --a[i];
        b[n & 1] -= n > 1 ? b[0] : b[1]--;
        String s = new String(n > 2 ? "more" : "less");
        Object o = n == 0 ? "text" : n == 1 ? (Object) a.length : b;
        return s + a[0] + a[1] + a[2] + b[0] + b[1] + (o instanceof String) + (o instanceof long[] ? ((long[]) o).length : -1);
    }

    static void show(String name, Object value) {
        System.out.println(name + "=" + value + ":" + counter);
    }

    public static void main(String[] args) {
        for (int n = 0; n < 5; n++) {
            try { show("sum", sum(n * 3)); } catch (RuntimeException e) { show("sum", e.getClass()); }
            try { show("longs", longs(total - n, n)); } catch (RuntimeException e) { show("longs", e.getClass()); }
            try { show("floats", floats(n / 2f, n == 3 ? Double.NaN : 1.0)); } catch (RuntimeException e) { show("floats", e.getClass()); }
            try { show("narrow", narrow(n * 12345)); } catch (RuntimeException e) { show("narrow", e.getClass()); }
            try { show("arrays", arrays(n)); } catch (RuntimeException e) { show("arrays", e.getClass()); }
            try { show("catches", catches(n)); } catch (RuntimeException e) { show("catches", e.getClass()); }
            try { show("finals", finals(n)); } catch (RuntimeException e) { show("finals", e.getClass()); }
            try { show("switches", switches(n == 4 ? 100 : n, n % 2 == 0 ? "BB" : "c")); } catch (RuntimeException e) { show("switches", e.getClass()); }
            try { show("objects", new Kernels().objects(n)); } catch (RuntimeException e) { show("objects", e.getClass()); }
            try { show("locked", locked(new Object(), n)); } catch (RuntimeException e) { show("locked", e.getClass()); }
            try { show("recursive", recursive(n * 2)); } catch (RuntimeException e) { show("recursive", e.getClass()); }
            try { show("logic", logic(n % 2 == 0, n > 2, n)); } catch (RuntimeException e) { show("logic", e.getClass()); }
            try { show("casts", casts(n * -77777)); } catch (RuntimeException e) { show("casts", e.getClass()); }
            try { show("shifts", shifts(n * -99999999, total * (n - 3) * 99999)); } catch (RuntimeException e) { show("shifts", e.getClass()); }
            try { show("tries", tries(n)); } catch (RuntimeException e) { show("tries", e.getClass()); }
            try { show("kinds", kinds(n)); } catch (RuntimeException e) { show("kinds", e.getClass()); }
            try { show("choices", choices(n)); } catch (RuntimeException e) { show("choices", e.getClass()); }
            try { show("mixed", mixed(n, 5 - n)); } catch (RuntimeException e) { show("mixed", e.getClass()); }
        }
    }
}
