import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.HashMap;

public final class UnusualButLegalSyntax {
    ;
    int matrix()[] {
        return new int[] {1, 2,};
    }

    static int[] rows()[] {
        return new int[][] {{1,}, {2, 3},};
    }

    static volatile int shared = 1;
    transient Object skipped = null;
    static final strictfp class Strict {
        double half(double x) {
            return x / 2;
        }
    }

    static int sum(final int a[], int[]... b) {
        int s = 0;
        for (int x : a) s += x;
        for (int[] row : b) for (int x : row) s += x;
        return s;
    }

    String receiver(UnusualButLegalSyntax this, String s) {
        return s + this.matrix().length;
    }

    enum Trailing { A, B(), C { }, ; }

    enum Empty { ; static int count() { return values().length; } }

    interface Nested<T extends Comparable<? super T> & java.io.Serializable> {
        Map<String, List<Map<T, List<? super T>>>> deep();
    }

    static <T> T id(T t) {
        return t;
    }

    <T> T identity(T t) {
        return this.<T>self(t);
    }

    private <T> T self(T t) {
        return UnusualButLegalSyntax.<T>id(t);
    }

    public static void main(final String... arguments) throws RuntimeException, Error {
        int a[] = {1, 2}, b = 3, c[][] = {a, {b}}, d;
        d = c[1][0];;
        System.out.println(d + sum(a, a, a) + rows()[1][1] + new UnusualButLegalSyntax().matrix()[1]);
        System.out.println(new UnusualButLegalSyntax().receiver("r") + new UnusualButLegalSyntax().<String>identity("i") + UnusualButLegalSyntax.<Integer>id(5));
        System.out.println(Trailing.values().length + " " + Trailing.C + " " + Empty.count());
        if (b > 2) ; else ;
        for (;;) { break; }
        while (b --> 0) if (b == 1) continue; else ;
        do { } while (false);
        label: other: { if (d > 0) break label; }
        { { { int deep = 1; d += deep; } } }
        synchronized (a) { }
        switch (d) { }
        switch (d) { default: }
        try { } finally { }
        int record = 1, yield = 2, sealed = 3, permits = 4, var = 5, module = 6, with = 7, open = 8, to = 9;
        System.out.println(record + yield + sealed + permits + var + module + with + open + to);
        List<List<List<Integer>>> nested = new ArrayList<List<List<Integer>>>();
        nested.add(new ArrayList<>(List.of(List.of(1))));
        int shift = 64 >>> 2 >> 1;
        boolean generic = a.length < b && d > (shift);
        System.out.println(nested + " " + shift + " " + generic);
        System.out.println(((java.util.function.Function<Integer, Integer>) (x) -> (x) + (1)).apply(4));
        System.out.println((int) +1.9 + (int) -1.9 + (int) 'a' + - - 1 + + + 2 + ~ ~ 3);
        Object o = (Object) (String) (CharSequence) "casts";
        System.out.println(o + "" + new int[] {7, 8, 9} [1] + new int[2][3][1].length + "text".length());
        Map<String, int[]> map = new HashMap<>() {{ put("k", new int[] {1, 2}); }};
        map.get("k")[0]++;
        System.out.println(map.get("k")[0] + new Strict().half(3));
        final class Local { final int x; { x = 9; } }
        abstract class Base { abstract int f(); }
        System.out.println(new Local().x + new Base() { int f() { return 4; } }.f());
        @SuppressWarnings({"unused", "rawtypes"}) final @Deprecated List raw = new ArrayList();
        System.out.println(raw.size() + arguments.length);
        int $ = 1, _a = 2, ä = 3;
        System.out.println($ + _a + ä);
        long l = 1L, L = 0xFL; float f = 1F; double D = 1D, e = 1e1, E = .1e-1;
        System.out.println(l + L + f + D + e + E);
        return;
    }
}
