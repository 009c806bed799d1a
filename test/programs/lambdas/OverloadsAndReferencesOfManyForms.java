import java.util.*;
import java.util.function.*;
public class OverloadsAndReferencesOfManyForms {
    static class Outer {
        int x = 1;
        class A {
            int x = 2;
            void f(int x) {
                System.out.println(x + this.x + Outer.this.x);
                Runnable r = () -> System.out.println(x + this.x);
                r.run();
                new Object() {
                    int x = 50;
                    void g() {
                        System.out.println(x + A.this.x + Outer.this.x);
                    }
                }.g();
            }
        }
        static int depth;
        A mk() {
            depth++;
            return new A() {
                @Override void f(int y) {
                    super.f(y + x);
                }
            };
        }
    }
    static class Sh {
        static String n = "outer";
        String inst = "i";
        static class Sub extends Sh {
            static String n = "sub";
            String inst = "j";
            String all() {
                return n + Sh.n + inst + super.inst + ((Sh) this).inst;
            }
        }
    }
    static int v(Object o) {
        return 1;
    }
    static int v(Object... o) {
        return 2;
    }
    static int v(Integer a, Object... o) {
        return 3;
    }
    static <T> int gen(T t) {
        return 1;
    }
    static <T extends Number> int gen(T t) {
        return 2;
    }
    static <T> int gen(List<T> t) {
        return 3;
    }
    static int prim(double d) {
        return 1;
    }
    static int prim(Object o) {
        return 2;
    }
    static int lng(long l) {
        return 1;
    }
    static int lng(Integer i) {
        return 2;
    }
    static int lng(int... i) {
        return 3;
    }
    static int ch(int i) {
        return 1;
    }
    static int ch(Character c) {
        return 2;
    }
    static int arr(Object o) {
        return 1;
    }
    static int arr(Object[] o) {
        return 2;
    }
    static int arr(int[] o) {
        return 3;
    }
    static int nl(String s) {
        return 1;
    }
    static int nl(Object s) {
        return 2;
    }
    static int th(Supplier<?> s) {
        return 1;
    }
    static int th(Runnable r) {
        return 2;
    }
    static int cb(Callable2<Integer> c) {
        return 1;
    }
    static int cb(IntSup c) {
        return 2;
    }
    interface Callable2<T> {
        T call() throws Exception;
    }
    interface IntSup {
        int get();
    }
    static int mr(Function<String, Integer> f) {
        return f.apply("abc");
    }
    static int mr2(ToIntFunction<String> f) {
        return f.applyAsInt("abcd");
    }
    static int fn(Function<Integer, Integer> f) {
        return 1;
    }
    static int fn(IntUnaryOperator f) {
        return 2;
    }
    static String time() {
        return "t";
    }
    static class Par {
        Par() {
            this(null, 1);
            System.out.print("P0 ");
        }
        Par(String s, int... k) {
            System.out.print("P1:" + k.length + " ");
        }
    }
    static class Chi extends Par {
        {
            System.out.print("init ");
        }
        Chi() {
            System.out.print("C0 ");
        }
        Chi(int x) {
            this();
            System.out.print("C1 ");
        }
        Chi(String s) {
            super(s);
            System.out.print("C2 ");
        }
    }
    interface HasX {
        int X = new Random(5).nextInt(100);
    }
    static class ImplX implements HasX {
        int getX() {
            return X;
        }
    }
    enum Op implements IntBinaryOperator {
        ADD("+") {
            public int applyAsInt(int a, int b) {
                return a + b;
            }
        }, MUL("*") {
            public int applyAsInt(int a, int b) {
                return a * b;
            }
            int prec() {
                return 2;
            }
        };
        final String sym;
        Op(String s) {
            sym = s;
        }
        int prec() {
            return 1;
        }
        static final Map<String, Op> BY = new HashMap<>();
        static {
            for (Op o : values()) BY.put(o.sym, o);
        }
    }
    public static void main(String[] args) {
        new Outer().mk().f(10);
        System.out.println(new Sh.Sub().all() + Outer.depth);
        System.out.println("" + v(1) + v() + v(null, null) + v("a", 1) + v(new Object[0]) + gen("s") + gen(1) + gen(new ArrayList<String>()) + prim(1) + prim('c') + prim(1L) + prim(true) + prim(Integer.valueOf(2)) + lng(1) + lng((Integer) 1) + lng() + lng((short) 3) + ch('c') + ch((Character) 'c') + arr(new int[0]) + arr(new Integer[0]) + arr(new int[0][0]) + arr("x") + nl(null) + nl("s") + nl('c'));
        System.out.println("" + th(() -> { }) + th(() -> "x") + th(OverloadsAndReferencesOfManyForms::time) + cb(() -> 1) + mr(String::length) + mr2(String::length) + fn((int x) -> x) + fn((Integer x) -> x));
        new Chi(1);
        new Chi("s");
        System.out.println();
        System.out.println(new ImplX().getX() + HasX.X + " " + Op.BY.get("*").applyAsInt(6, 7) + Op.ADD.prec() + Op.MUL.prec());
        Function<Object, String> fo = String::valueOf;
        Function<char[], String> fc = String::valueOf;
        System.out.println(fo.apply(12) + fc.apply(new char[]{'h', 'i'}));
        Supplier<Supplier<String>> ss = () -> () -> "nested";
        System.out.println(ss.get().get());
        BinaryOperator<Integer> mx = BinaryOperator.maxBy(Comparator.naturalOrder());
        System.out.println(mx.apply(3, 9));
        Function<Integer, Integer> inc = x -> x + 1, dbl = x -> x * 2;
        System.out.println(inc.compose(dbl).apply(5) + " " + inc.andThen(dbl).apply(5) + Function.<Integer>identity().apply(4));
        Predicate<String> e = String::isEmpty;
        System.out.println(e.negate().and(s -> s.length() < 3).or(s -> s.equals("long")).test("ab"));
        Supplier<int[][]> mk = () -> new int[][]{{1}, {}};
        System.out.println(mk.get()[0].length);
        Runnable[] rs = new Runnable[3];
        for (int i = 0; i < rs.length; i++) {
            final int n = i;
            rs[i] = () -> System.out.print(n);
        }
        for (Runnable r : rs) r.run();
        System.out.println();
        Object lam = (Runnable & java.io.Serializable) () -> System.out.println("intersect");
        ((Runnable) lam).run();
        System.out.println(lam instanceof java.io.Serializable);
        Comparator<Map.Entry<String, Integer>> ce = Map.Entry.comparingByValue();
        System.out.println(ce.compare(Map.entry("a", 1), Map.entry("b", 2)));
        IntFunction<IntFunction<Integer>> add = a -> b -> a + b;
        System.out.println(add.apply(3).apply(4));
        BiFunction<String, Integer, Character> charAt = String::charAt;
        System.out.println(charAt.apply("hey", 1));
        Function<String, Integer> parse = Integer::parseInt;
        ToIntFunction<Integer> unbox = Integer::intValue;
        IntFunction<Integer> box = Integer::valueOf;
        System.out.println(unbox.applyAsInt(parse.apply("12")) + box.apply(5));
        UnaryOperator<String> trimmer = String::trim;
        System.out.println(trimmer.apply(" q ") + "|");
        Function<Integer, List<String>> sized = ArrayList::new;
        System.out.println(sized.apply(10));
        BiFunction<Integer, Integer, int[][]> none = (r, c) -> new int[r][c];
        System.out.println(none.apply(2, 3)[1].length);
        Function<Integer, String[]> sa = String[]::new;
        System.out.println(sa.apply(4).length);
        Consumer<Object> pr = System.out::println;
        pr.andThen(o -> System.out.println(o.hashCode())).accept("z");
        Optional<Object> oo = Optional.of("t").map(x -> x.length() > 0 ? (Object) 1 : "none");
        System.out.println(oo);
        LongSupplier ls = () -> 1;
        DoubleSupplier ds = () -> 'a';
        System.out.println(ls.getAsLong() + ds.getAsDouble());
        Callable2<Object> cc = () -> {
            if (args.length > 5) return 1;
            throw new Exception("x");
        };
        try {
            cc.call();
        } catch (Exception ex) {
            System.out.println(ex.getMessage());
        }
    }
}
