import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class OverloadsWithFunctionalParameters {
    // overloads with functional parameters as found in libraries
    static String run(Runnable r) {
        r.run();
        return "R";
    }
    static <T> String run(Supplier<T> s) {
        return "S" + s.get();
    }
    static String sub(Consumer<String> c) {
        c.accept("c");
        return "C";
    }
    static String sub(Function<String, ?> f) {
        return "F" + f.apply("f");
    }
    static String acc(IntFunction<String> f) {
        return "IF" + f.apply(1);
    }
    static String acc(LongFunction<String> f, int... z) {
        return "LF";
    }
    static <T> String two(T a, Function<? super T, String> f) {
        return f.apply(a);
    }
    static <T> String two(T a, BiFunction<? super T, Integer, String> f) {
        return f.apply(a, 7);
    }
    static String opt(Optional<? extends Number> o) {
        return "O" + o.map(Number::intValue).orElse(0);
    }
    static String opt(OptionalInt o) {
        return "OI" + o.orElse(-1);
    }
    static String arr(int[] a) {
        return "i" + a.length;
    }
    static String arr(Integer[] a) {
        return "I" + a.length;
    }
    static String arr(Object a) {
        return "o";
    }
    static <T> String arr(List<T> a) {
        return "l" + a.size();
    }
    static String str(CharSequence c) {
        return "cs";
    }
    static String str(String c) {
        return "s";
    }
    static String str(Object... c) {
        return "v" + c.length;
    }
    static String num(Number n) {
        return "N";
    }
    static String num(long n) {
        return "l";
    }
    static String num(Object n) {
        return "O";
    }
    static String t(ToIntFunction<String> f) {
        return "toInt" + f.applyAsInt("abc");
    }
    static String t(ToDoubleFunction<String> f) {
        return "toDouble" + f.applyAsDouble("abc");
    }
    static String c(Callable<String> c) throws Exception {
        return "Call" + c.call();
    }
    static String c(Supplier<String> s, String... x) {
        return "Sup" + s.get();
    }
    interface Callable<V> {
        V call() throws Exception;
    }
    static int len(String s) {
        return s.length();
    }
    static int len(Object o) {
        return -1;
    }
    static String make(Function<Integer, int[]> f) {
        return "arr" + f.apply(2).length;
    }
    static String make(IntFunction<List<String>> f, boolean b) {
        return "list" + f.apply(2).size();
    }
    static void v(String s, Object... o) {
        System.out.print("SO" + o.length + " ");
    }
    static void v(String s, Throwable t) {
        System.out.print("ST ");
    }
    static void v(String s, Object o) {
        System.out.print("S1 ");
    }
    static void v(String s) {
        System.out.print("S ");
    }
    static class B {
        final StringBuilder sb = new StringBuilder();
        B add(char c) {
            sb.append('c');
            return this;
        }
        B add(int i) {
            sb.append('i');
            return this;
        }
        B add(long i) {
            sb.append('l');
            return this;
        }
        B add(String s) {
            sb.append('s');
            return this;
        }
        B add(Object o) {
            sb.append('o');
            return this;
        }
        B add(char[] o) {
            sb.append('a');
            return this;
        }
        B add(Iterable<?> o) {
            sb.append('I');
            return this;
        }
        B add(double d) {
            sb.append('d');
            return this;
        }
        B add(boolean d) {
            sb.append('b');
            return this;
        }
    }
    static <T extends Comparable<T>> String g(T t) {
        return "C";
    }
    static <T extends Number> String g(List<T> t) {
        return "LN";
    }
    static <T> String g(Collection<? extends T> t) {
        return "CO";
    }
    static <T> String g(T[] t) {
        return "A";
    }
    static String w(Map<String, ? extends Collection<?>> m) {
        return "mc";
    }
    static String w(Object o) {
        return "o";
    }
    int inst = 1;
    String m(Object o) {
        return "o" + inst;
    }
    String m(int i) {
        return "i" + inst;
    }
    public static void main(String[] args) throws Exception {
        List<String> sink = new ArrayList<>();
        System.out.println(run(() -> sink.add("x")) + run(() -> {
            sink.add("y");
        }) + run(() -> 5) + run(sink::clear) + run(sink::size));
        System.out.println(sub(s -> {
            sink.add(s);
        }) + sub((String s) -> s.length()) + sub(s -> {
            return s + "!";
        }));
        System.out.println(acc(i -> "v" + i) + two("a", s -> s + 1) + two("a", (s, i) -> s + i));
        System.out.println(opt(Optional.of(2.7)) + opt(OptionalInt.of(4)) + opt(IntStream.of(9).max()) + arr(new int[2]) + arr(new Integer[]{1}) + arr("x") + arr(List.of(1, 2, 3)) + arr(new int[1][1]));
        System.out.println(str("s") + str(new StringBuilder()) + str('c') + str() + str("a", "b") + str((Object) "s") + num(1) + num(1L) + num(1.5) + num('c') + num(Integer.valueOf(3)) + num("s") + num((short) 2) + num(2f));
        System.out.println(t((String s) -> s.length() / 2.0) + t((String s) -> 7) + c(() -> "q") + make(int[]::new) + make(n -> List.of("a"), true));
        ToIntFunction<String> tl = OverloadsWithFunctionalParameters::len;
        ToIntFunction<StringBuilder> tb = OverloadsWithFunctionalParameters::len;
        System.out.println(tl.applyAsInt("four") + tb.applyAsInt(new StringBuilder("x")));
        v("a");
        v("a", 1);
        v("a", new Exception());
        v("a", 1, 2);
        v("a", new Object[]{1, 2, 3});
        v("a", (Object) new Object[0]);
        v("a", "b");
        v("a", (Throwable) null);
        System.out.println();
        Integer boxed = 4;
        Character bc = 'x';
        byte by = 1;
        char[] ca = {'q'};
        System.out.println(new B().add('c').add(1).add(1L).add("s").add(new Object()).add(ca).add(List.of()).add(1.5f).add(true).add(boxed).add(bc).add(by).add((short) 1).add(new StringBuilder()).add(new HashSet<>()).add((Object) "z").add('a' + 1).add(null == null ? 1 : 2L).sb);
        System.out.println(g("s") + g(new ArrayList<Integer>()) + g(new HashSet<String>()) + g(new String[0]) + g(5) + w(Map.of("a", List.of())) + w(Map.of("a", 1).size()) + w(new HashMap<String, Set<Integer>>()));
        OverloadsWithFunctionalParameters o = new OverloadsWithFunctionalParameters();
        Function<Object, String> f1 = o::m;
        IntFunction<String> f2 = o::m;
        Function<Integer, String> f3 = o::m;
        BiFunction<OverloadsWithFunctionalParameters, Object, String> f4 = OverloadsWithFunctionalParameters::m;
        o.inst = 9;
        System.out.println(f1.apply(1) + f2.apply(1) + f3.apply(1) + f4.apply(o, 2));
        PrintLike pl = new PrintLike();
        pl.print('c');
        pl.print(1);
        pl.print("s");
        pl.print(1.0f);
        pl.print((Object) null);
        pl.print(new char[]{'h', 'i'});
        pl.print(1 > 0);
        pl.print(2L);
        List.of(1, 2).forEach(pl::print);
        "ab".chars().forEach(pl::print);
        Stream.of("x").forEach(pl::print);
        "cd".chars().mapToObj(x -> (char) x).forEach(pl::print);
        System.out.println(pl.out);
        String sss = null;
        switch (args.length) {
            case 0: sss = "zero";
        }
        System.out.println(Objects.requireNonNullElseGet(sss, () -> "none") + Stream.of("a", "b").collect(StringBuilder::new, StringBuilder::append, StringBuilder::append).reverse() + Stream.of(3, 1).min(Integer::compare).get() + Stream.of(3, 1).max(Comparator.comparing(x -> -x)).get() + Arrays.asList(3, 1).stream().sorted(Integer::compareTo).toList() + Stream.of("x").map(String::new).findAny().get() + Stream.of(1).map(String::valueOf).findFirst().get() + Stream.of("7").map(Integer::new).findFirst().get() + Stream.of(new char[]{'o', 'k'}).map(String::valueOf).findFirst().get() + IntStream.of(65).mapToObj(Character::toString).findFirst().get() + Stream.of("z").map(StringBuilder::new).map(StringBuilder::reverse).findFirst().get());
    }
    static class PrintLike {
        StringBuilder out = new StringBuilder();
        void print(char c) {
            out.append("c:" + c + " ");
        }
        void print(int c) {
            out.append("i:" + c + " ");
        }
        void print(long c) {
            out.append("l:" + c + " ");
        }
        void print(float c) {
            out.append("f:" + c + " ");
        }
        void print(double c) {
            out.append("d:" + c + " ");
        }
        void print(boolean c) {
            out.append("b:" + c + " ");
        }
        void print(char[] c) {
            out.append("a:" + c.length + " ");
        }
        void print(String c) {
            out.append("s:" + c + " ");
        }
        void print(Object c) {
            out.append("o:" + c + " ");
        }
    }
}
