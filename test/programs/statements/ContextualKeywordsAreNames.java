import java.util.*;
import java.util.function.*;
import java.lang.annotation.*;
;
@interface ContextualMarker {
    String value() default "x";
    int[] nums() default {
        1, 2
    };
    Class<?> type() default Object.class;
    ContextualKeywordsAreNames.Lvl lvl() default ContextualKeywordsAreNames.Lvl.LO;
    Inner[] inner() default {};
    @interface Inner {
        long v() default 1L << 3;
    }
}
@Target({ElementType.TYPE_USE, ElementType.TYPE_PARAMETER, ElementType.PARAMETER}) @Retention(RetentionPolicy.RUNTIME) @interface ContextualNonNull { } @ContextualMarker(value = "main" + 1, nums = {}, inner = {@ContextualMarker.Inner(v = 2), @ContextualMarker.Inner}) public @SuppressWarnings({"all", "unused"}) class ContextualKeywordsAreNames {
    enum Lvl {
        LO, HI, ;
    };
    ;
    int record = 1, yield_ = 2;
    static int sealed = 3, permits = 4, when = 5, module = 6, open = 7, with = 8, to = 9, exports = 10, requires = 11, opens = 12, uses = 13, provides = 14, transitive = 15, non = 16;
    static int var(int var) {
        return var + 1;
    }
    static String record(String record) {
        return record;
    }
    static int when(int when) {
        return when;
    }
    int yield() {
        return 77;
    }
    static class var2 {} <T> ContextualKeywordsAreNames(T t) {
        record = t.hashCode();
    }
    ContextualKeywordsAreNames() {
        this.<String>helper("h");
    }
    <T> T helper(T t) {
        return t;
    }
    int m()[] { return new int[]{4, 5}; } void recv(@ContextualNonNull ContextualKeywordsAreNames this, int x) {
        System.out.println("recv" + x + this.yield());
    }
    static <@ContextualNonNull T extends @ContextualNonNull Object> List<@ContextualNonNull T> ann(@ContextualNonNull T @ContextualNonNull ... ts) throws @ContextualNonNull RuntimeException {
        return new @ContextualNonNull ArrayList<@ContextualNonNull T>(Arrays.asList(ts));
    }
    static final int[] BIG = {1,2,3,4,5,6,7,8,9,10,};
    class In {
        static int counter = 0;
        static void bump() {
            counter++;
        }
        record R(int a) {} enum E {
            P
        }
        interface I {
            int f();
        }
        static class Deep {
            int z = counter;
        }
    }
    static int tern(int x) {
        return x>0?x<10?1:2:x==0?0:-1;
    }
    static int cast(int a) {
        int b = (a)-1;
        int c = (a)+(b);
        int d = (int)-1 + (int)+2 + (int)~3;
        long e = (long)(int)(short)a;
        boolean f = !(a>0);
        return b+c+d+(int)e+(f?1:0);
    }
    static boolean gen(int a, int b, int c) {
        return a<b&&b>c;
    }
    static int shift(int a) {
        return a>>1>>>1<<2;
    }
    public static void main(String... args) {
        int record = 10;
        record++;
        int yield = 3;
        int when = 4;
        when += yield;
        String module = "m";
        var sealed = "s";
        var var = 5;
        int permits = var(var);
        List<Integer> to = new ArrayList<>();
        to.add(record);
        for (var with : to) permits += with;
        System.out.println(record + yield + when + module + sealed + var + permits + record("q") + when(2) + ContextualKeywordsAreNames.sealed + ContextualKeywordsAreNames.when);
        record = 2;
        when = 3;
        when(4);
        System.out.println(record + when);
        System.out.println(new <String>ContextualKeywordsAreNames("z").record + new ContextualKeywordsAreNames().m()[1]);
        new ContextualKeywordsAreNames().recv(3);
        System.out.println(ann("a", "b") + "" + BIG.length);
        In.bump();
        In.bump();
        System.out.println(In.counter + new In.R(5).a() + "" + In.E.P + new In.Deep().z);
        In.I ii = () -> 8;
        System.out.println(ii.f());
        System.out.println(tern(5) + tern(50) + tern(0) + tern(-4) + cast(5) + "" + gen(1, 5, 2) + shift(100));
        System.out.println(new int[]{1, 2, 3}[1] + new int[2][3].length + "lit".length() + """
            block""".length() + new int[][]{{1}, {2, 3}}[1][1] + (new StringBuilder("x")).append(1).toString() + int[].class.getName() + String[][].class.getSimpleName() + void.class + Map.Entry.class.getSimpleName());
        Supplier<Supplier<Function<Integer, int[]>>> s = () -> () -> n -> new int[n];
        System.out.println(s.get().get().apply(4).length);
        Function<Integer, Function<Integer, Integer>> cond = args.length > 0 ? a -> b -> a : a -> b -> b;
        System.out.println(cond.apply(1).apply(2));
        Object o = (Runnable & java.io.Serializable & Cloneable) () -> System.out.println("multi");
        ((Runnable) o).run();
        System.out.println(o instanceof Cloneable);
        Map<String, Map<String, List<Map<Integer, int[]>>>> nested = new HashMap<String, Map<String, List<Map<Integer, int[]>>>>();
        nested.computeIfAbsent("a", k -> new TreeMap<>()).computeIfAbsent("b", k -> new ArrayList<>()).add(Map.of(1, new int[]{9}));
        System.out.println(nested.get("a").get("b").get(0).get(1)[0]);
        class Loc {
            int v = 1;
            {
                v++;
            };
        };
        System.out.println(new Loc() {
            {
                v *= 10;
            }
            int w = v + 1;
            int get() {
                return w;
            }
        }.get());
        interface LI {
            int x = 5;
            default int y() {
                return x + 1;
            }
        }
        enum LE {
            Q, W {
                int k() {
                    return 2;
                }
            };
            int k() {
                return 1;
            }
        }
        record LR(int... xs) {
            LR {
                if (xs.length == 0) xs = new int[]{42};
            }
            int first() {
                return xs[0];
            }
        }
        System.out.println(new LI() {}.y() + LE.W.k() + LE.valueOf("Q").k() + new LR().first() + new LR(7, 8).xs().length);
        l1: l2: for (;;) {
            break l1;
        }
        a: {
            b: {
                if (args.length == 0) break a;
            }
            System.out.println("unreached");
        }
        if (args.length == 0) lbl: {
            System.out.println("in");
            break lbl;
        }
        switch (3) {
            case 1: case 3: {
                switch (4) {
                    case 4: break;
                }
                System.out.println("after inner");
            }
        }
        for (int i = 0, j[] = {1, 2}; i < j.length; i++) System.out.print(j[i]);
        System.out.println();
        int x = 5;
        x = x++ + ++x;
        x >>>= 1;
        x <<= 2;
        x %= 7;
        System.out.println(x);
        char c = 'a';
        c++;
        c += 1;
        int ci = c++ + c;
        System.out.println(c + "" + ci + (char) (c | 0x20) + (c > 'b' ? 'x' : 'y'));
        final int K;
        K = 3;
        byte by = K == 3 ? (byte) 1 : 2;
        byte b2 = 'a';
        short sh = (byte) 200;
        float fl = 'c';
        double db = 1 / 2 + 1 / 2.0f;
        long lg = 1 << 31;
        System.out.println(by + b2 + sh + fl + db + lg);
        System.out.println(((Function<String, Integer>) String::length).apply("four") + ((IntSupplier) () -> 5).getAsInt());
        System.out.println(args.length == 0 ? "none" : args[0]);
        { } ;
        int \u0078y = 3;
        System.out.println(xy);
        System.out.println("a\tb\\\"\u00e9\101\7".length() + "\ud83d\ude00".codePointCount(0, 2));
        List<? super Integer>[] arr = new List[1];
        arr[0] = new ArrayList<Number>();
        arr[0].add(3);
        System.out.println(arr[0].get(0));
        int i1 = 0b101, i2 = 0_7, i3 = 0xAB_CD;
        System.out.println(i1 + i2 + i3);
        System.out.println((Object) args.getClass().getSimpleName() + "" + (args == null));
        for (int i = 0; i < 2; i++) switch (i) {
            case 0 -> {
                if (true) continue;
            }
            default -> System.out.println("d" + i);
        }
        do if (x-- < 0) break;
        else continue;
        while (x > -3);
        System.out.println(x);
        try {
            try {
                throw new Error("e");
            } finally {
                System.out.println("f1");
            }
        } catch (Error e) {
            System.out.println(e.getMessage());
        }
        synchronized (ContextualKeywordsAreNames.class) {
            System.out.println("sync");
        }
        assert args.length > 100 : "no";
        var anon = new Object() {
            int a = 1;
            String b = "two";
            Object self() {
                return this;
            }
        };
        System.out.println(anon.a + anon.b + (anon.self() == anon));
        System.out.println(Optional.of(new Object() {
            int hidden = 9;
        }).map(q -> q.hidden).get());
        System.out.println(IntOp.ADD.apply(2, 3) + IntOp.valueOf("SUB").apply(2, 3) + IntOp.MUL.sym);
    }
    enum IntOp implements IntBinaryOperator {
        ADD('+', (a, b) -> a + b), SUB('-', (a, b) -> a - b), MUL('*', Math::multiplyExact) {
            @Override public int apply(int a, int b) {
                return super.apply(a, b) + 1;
            }
        };
        final char sym;
        private final IntBinaryOperator f;
        IntOp(char s, IntBinaryOperator f) {
            sym = s;
            this.f = f;
        }
        public int apply(int a, int b) {
            return applyAsInt(a, b);
        }
        @Override public int applyAsInt(int a, int b) {
            return f.applyAsInt(a, b);
        }
    }
}
