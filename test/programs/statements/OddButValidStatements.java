import java.util.*;
import java.util.function.*;
import static java.lang.Math.*;
import static java.util.Map.Entry;
import static java.util.stream.Collectors.*;
public class OddButValidStatements {
    int a = 1;
    int b = this.a + 1;
    int c;
    {
        c = b * 2;
        int local = c;
        d = local + 1;
    }
    int d;
    static int s1 = f(), s2 = 5;
    static int f() {
        return s2 + 1;
    }
    static class Q {
        static {
            System.out.println("Q init");
        }
        static int v = 1;
        static void touch() {}
    }
    static class W extends Q {
        static {
            System.out.println("W init");
        }
        static final int K = 3;
        static final String T = "t";
        static final Object O = null;
    }
    static <T> T id(T t) {
        return t;
    }
    static void vv(String... ss) {
        System.out.print(ss == null ? "null " : ss.length + " ");
    }
    static int over(Object o, String... s) {
        return 1;
    }
    static int over(String s, Object... o) {
        return 2;
    }
    static long fact(int n) {
        return n < 2 ? 1 : n * fact(n - 1);
    }
    static int ack(int m, int n) {
        return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1));
    }
    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }
    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }
    static String hanoi(int n, char a, char b, char c) {
        return n == 0 ? "" : hanoi(n - 1, a, c, b) + a + c + " " + hanoi(n - 1, b, a, c);
    }
    static int collatz(long n) {
        int s = 0;
        for (; n != 1; s++) n = (n & 1) == 0 ? n >> 1 : 3 * n + 1;
        return s;
    }
    class Acc {
        private int t;
        Acc add(int... xs) {
            for (int x : xs) t += x;
            return this;
        }
        private Acc() {} private Acc(Acc o) {
            t = o.t;
        }
    }
    private Acc acc() {
        return new Acc(new Acc().add(1, 2)).add();
    }
    interface Stk {
        int SIZE = 3;
        void push(int i);
        int pop();
        class Full extends RuntimeException {} static Stk mk() {
            return new Stk() {
                int[] a = new int[SIZE];
                int n;
                public void push(int i) {
                    if (n == SIZE) throw new Full();
                    a[n++] = i;
                }
                public int pop() {
                    return a[--n];
                }
            };
        }
    }
    static int sw(long l) {
        switch ((int) (l % 3)) {
            case 0: return 0;
            case 1: {
                int q = 9;
                return q;
            }
            case 2: int q = 8;
            return q;
            default: return -1;
        }
    }
    static double avg(Collection<? extends Number> c) {
        return c.stream().mapToDouble(Number::doubleValue).average().orElse(Double.NaN);
    }
    static char next(char c) {
        return ++c;
    }
    static int len(Object[]... x) {
        return x.length;
    }
    @Deprecated(since = "1") static strictfp double sfp(final double d) {
        return d * 2;
    }
    transient volatile int tv = 3;
    static final int[] PRIMES = {2, 3, 5};
    static int[] dims()[] { return new int[][]{{1}, {2, 3}}; } public static void main(final String... args) throws Throwable {
        OddButValidStatements o = new OddButValidStatements();
        System.out.println(o.a + o.b + o.c + o.d + " " + s1 + " " + o.tv + sfp(2) + dims()[1][1] + dims().length);
        System.out.println(W.K + W.T);
        W.touch();
        System.out.println(W.v);
        System.out.println(W.O);
        vv();
        vv((String[]) null);
        vv((String) null);
        vv("a", "b");
        vv(new String[3]);
        System.out.println(over("a", (Object) "b") + over(1, "x"));
        System.out.println(fact(20) + " " + fact(21) + " " + ack(2, 3) + even(10) + hanoi(3, 'A', 'B', 'C') + collatz(27));
        System.out.println(o.acc().t + o.new Acc(o.acc()).t);
        Stk st = Stk.mk();
        try {
            for (int i = 0; ; i++) st.push(i);
        } catch (Stk.Full e) {
            System.out.println("full " + st.pop() + e.getClass().getName());
        }
        System.out.println(sw(3) + sw(4) + sw(5) + sw(-1));
        System.out.println(avg(List.of(1, 2.5, 3L)) + " " + avg(Set.<Integer>of()) + next('y') + len(args, args) + len() + max(abs(-3), 2) + PI + floorMod(-1, 5));
        Entry<String, Integer> en = Map.entry("k", 1);
        System.out.println(en.getKey() + List.of("a", "bb", "cc").stream().collect(groupingBy(String::length, TreeMap::new, mapping(x -> x.charAt(0), toList()))));
        int i = 0;
        for (i = 5; i > 0; i -= 2) ;
        System.out.println(i);
        int x = 0;
        while (x < 10) if (x++ > 5) break;
        System.out.println(x);
        do {
            x--;
            if (x == 3) continue;
            if (x == 1) break;
        } while (x > 0);
        System.out.println(x);
        int[] arr = new int[]{3, 1, 2}, copy;
        copy = arr;
        copy[0]++;
        System.out.println(arr[0]);
        outer: do {
            for (; ; ) {
                if (i++ > 5) break outer;
                continue outer;
            }
        } while (i < 100);
        System.out.println(i);
        for (char ch = 'a', e = 'e'; ch <= e; ch += 2) System.out.print(ch);
        System.out.println();
        for (long l = 1L << 40; l > 0; l >>= 13) System.out.print(l + " ");
        for (double d = 0; d < 1; d += .25) System.out.print(d + " ");
        for (Iterator<Integer> it = List.of(1, 2).iterator(); it.hasNext(); System.out.print(it.next())) ;
        System.out.println();
        int y = 5;
        y = -y-- - --y;
        System.out.println(y);
        System.out.println(1 + 2 + "3" + 4 * 5 + (6 + 7) + 'c' + 1.0f + null + true + new int[0].length + (char) 65 + (int) 'A');
        String n = null;
        System.out.println(n + null + "x" + n);
        System.out.println("" + null == "null");
        final String c1 = "ab", c2 = "a" + "b";
        System.out.println((c1 == c2) + " " + ("ab" == c1) + (new String("ab") == c1) + (new String("ab").intern() == c1) + (c1 + "" == c1));
        String nonf = "a";
        System.out.println((nonf + "b" == c1) + " " + (nonf + "b").equals(c1));
        Object obj = args;
        System.out.println(obj instanceof String[] && obj instanceof Object[]);
        System.out.println((byte) 300 + (short) -40000 + (int) 1e20 + (long) -1e30 + (char) 97.9f + (int) Double.NaN + (float) 16777217 + (double) (float) 0.1 + (int) 'é' + (5 & 6) + (5 | 6) + (5 ^ 6) + (~5) + (-17 >> 2) + (-17 >>> 28) + (-17 % 5) + (-17 / 5));
        System.out.println((0.1 + 0.2 == 0.3) + " " + (0.1f + 0.2f == 0.3f) + (float) 0.3 + (1 / 3f) + 1e16 + (1e16 + 1) + 123456789f + .1f * 3 + 100 * 1.1 + 3.0e-10 + (double) Long.MAX_VALUE + (float) Integer.MAX_VALUE);
        if (obj instanceof Object[] oa && oa.length == 0) System.out.println("empty args");
        var v = id(id(5)) + id(2.5f);
        System.out.println(v);
        int h = 0;
        for (char ch : "overflow hash test".toCharArray()) h = 31 * h + ch;
        System.out.println(h == "overflow hash test".hashCode());
        long seed = 42;
        for (int k = 0; k < 5; k++) {
            seed = seed * 6364136223846793005L + 1442695040888963407L;
            System.out.print((seed >>> 33) % 100 + " ");
        }
        System.out.println();
        {
            int scoped = 1;
            System.out.print(scoped);
        }
        {
            int scoped = 2;
            System.out.println(scoped);
        }
        Runnable rr = () -> {
            class L {
                int z = PRIMES[1];
            }
            System.out.println(new L().z);
        };
        rr.run();
        new Thread() {
            @Override public void run() {
                System.out.println("T" + getClass().getSuperclass().getSimpleName());
            }
        }.run();
        StringBuilder sb = new StringBuilder();
        for (String w : new TreeSet<>(Arrays.asList("b a c".split(" ")))) sb.append(w).append(sb.length() < 4 ? "," : "");
        System.out.println(sb);
        switch (args.length) {
            case 0 -> {
                int k = 1;
                System.out.println(k);
            }
            case 1 -> throw new Exception();
            default -> System.out.println();
        }
        try {
            Object z = nul().toString();
        } catch (NullPointerException e) {
            System.out.println("npe");
        } finally {
            System.out.println("f");
        }
        int tern = args.length > 0 ? 1 : args == null ? 2 : o.a == 1 ? o.b == 2 ? 10 : 20 : 30;
        System.out.println(tern);
        boolean t = false;
        t ^= true;
        t = t ? !t : t;
        System.out.println(t | !t & t);
        System.out.println(Optional.of(5).map(q -> q > 3 ? "big" : "small").get() + ((Supplier<String>) () -> "sup").get() + ((Function<Integer, Integer>) q -> q + 1).apply(2));
        int[][] tri = new int[4][];
        for (int r = 0; r < 4; r++) {
            tri[r] = new int[r + 1];
            tri[r][0] = tri[r][r] = 1;
            for (int k = 1; k < r; k++) tri[r][k] = tri[r - 1][k - 1] + tri[r - 1][k];
        }
        System.out.println(Arrays.deepToString(tri));
    }
    static Object nul() {
        return null;
    }
}
